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
  await page.evaluate(setGoal, number);
  for (let walks = 0; walks < 60; walks += 1) {
    const [key, times] = await page.evaluate(nextKeys);
    if (key === "gone") return;
    for (let press = 0; press < times; press += 1) await page.keyboard.press(key);
    if (key === "Enter") return;
  }
  throw new Error("the control cannot be reached with keys");
}

/** Mark the control to walk to: this one, or on a long track the nearest. Runs in the page. */
export function setGoal(number) {
  document.querySelectorAll("[data-goal]").forEach((old) => old.removeAttribute("data-goal"));
  const targets = [...document.querySelectorAll(".thing.may, .choice")];
  let goal = targets[number];
  const plane = goal?.closest(".area-track .plane");
  if (plane) {
    const controls = [...plane.querySelectorAll("button.thing")];
    const here = Math.max(0, controls.findIndex((control) => control.tabIndex === 0));
    const away = (target) => Math.abs(controls.indexOf(target) - here);
    goal = targets.filter((target) => plane.contains(target)).sort((a, b) => away(a) - away(b))[0];
  }
  goal?.setAttribute("data-goal", "");
}

/** The key that leads from where focus is towards the goal, and how often to press it. Runs in the page. */
export function nextKeys() {
  const goal = document.querySelector("[data-goal]");
  const here = document.activeElement;
  if (!goal) return ["gone", 0];
  if (here === goal) return ["Enter", 1];
  const plane = goal.closest(".plane");
  // Behind the last control lie those of the browser, so never walk past it.
  const before = here.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING;
  if (!plane?.contains(here)) return [before ? "Shift+Tab" : "Tab", 1];
  if (plane.getAttribute("role") === "grid") {
    const line = (control) => [...plane.querySelectorAll("[role=row]")].indexOf(control.closest("[role=row]"));
    const down = line(goal) - line(here);
    if (down) return [down > 0 ? "ArrowDown" : "ArrowUp", Math.abs(down)];
    const [from, to] = [here, goal].map((control) => control.getBoundingClientRect().left);
    return [from > to ? "ArrowLeft" : "ArrowRight", 1];
  }
  const controls = [...plane.querySelectorAll("button.thing")];
  const on = controls.indexOf(goal) - controls.indexOf(here);
  return [on > 0 ? "ArrowRight" : "ArrowLeft", Math.abs(on)];
}

/** Numbers that look random and are the same in every run. */
export function dice(seed) {
  let state = seed;
  return (count) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * count);
  };
}
