// A table as a person uses it: by clicks or by keys, without knowing a game.
import { expect } from "@playwright/test";

/** Make a table, sit down on seat 0 against easy bots and start. */
export async function startAgainstBots(page, game, { options = {}, seats = 2, level = "easy" } = {}) {
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 1, level]));
  const made = await page.request.post("/tables", { data: { game, options, bots, sit: 0 } });
  expect(made.status(), await made.text()).toBe(201);
  await page.goto((await made.json()).url ?? made.headers().location);
  await page.getByRole("button", { name: /^start/i }).click();
  await expect(page.locator("#ui-table")).toHaveAttribute("data-status", "playing");
}

export const status = (page) => page.locator("#ui-table").getAttribute("data-status");

/** Wait until something can be picked or the game is over. */
export async function ready(page) {
  await page.waitForFunction(
    () => {
      const table = document.getElementById("ui-table");
      return table.dataset.status === "over" || document.querySelector(".thing.may, .choice");
    },
    null,
    { timeout: 60_000 },
  );
}

/** Play to the end: again and again something that can be picked. @param how picks one of the controls */
export async function playToTheEnd(page, how, random) {
  for (let picks = 0; picks < 6000; picks += 1) {
    await ready(page);
    if ((await status(page)) === "over") return picks;
    const count = await page.locator(".thing.may, .choice").count();
    if (count > 0) await how(page, random(count));
  }
  throw new Error("the game does not end");
}

/** Click one of the controls that can be picked now. */
export async function byMouse(page, number) {
  const target = page.locator(".thing.may, .choice").nth(number);
  await target.click({ timeout: 2000 }).catch(async (error) => {
    // A bot may have changed the table between the look and the click.
    if (await target.count()) throw error;
  });
}

/** Walk to one of the controls with Tab and arrow keys, and press Enter. */
export async function byKeys(page, number) {
  const goal = await page.evaluate((number) => {
    document.querySelectorAll("[data-goal]").forEach((old) => old.removeAttribute("data-goal"));
    const target = document.querySelectorAll(".thing.may, .choice")[number];
    target?.setAttribute("data-goal", "");
    return target ? (target.closest(".plane") ? "stage" : "bar") : null;
  }, number);
  if (goal === null) return;
  for (let presses = 0; presses < 400; presses += 1) {
    const key = await page.evaluate(nextKey);
    if (key === "gone") return;
    await page.keyboard.press(key);
    if (key === "Enter") return;
  }
  throw new Error("the control cannot be reached with keys");
}

/** The key that leads from where focus is towards the goal. Runs in the page. */
function nextKey() {
  const goal = document.querySelector("[data-goal]");
  const here = document.activeElement;
  if (!goal) return "gone";
  if (here === goal) return "Enter";
  const plane = goal.closest(".plane");
  if (!plane?.contains(here)) return "Tab";
  const [from, to] = [here, goal].map((element) => element.getBoundingClientRect());
  if (plane.getAttribute("role") === "grid") {
    if (Math.abs(from.top - to.top) > 2) return from.top > to.top ? "ArrowUp" : "ArrowDown";
    return from.left > to.left ? "ArrowLeft" : "ArrowRight";
  }
  const controls = [...plane.querySelectorAll("button.thing")];
  return controls.indexOf(here) > controls.indexOf(goal) ? "ArrowLeft" : "ArrowRight";
}

/** Numbers that look random and are the same in every run. */
export function dice(seed) {
  let state = seed;
  return (count) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * count);
  };
}
