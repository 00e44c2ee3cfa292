// Learning: every lesson is played through its page by its own solution, what was not meant is answered, rules open
// beside the board, puzzles are solved, and a finished game is reviewed.
import AxeBuilder from "@axe-core/playwright";
import { existsSync, readFileSync } from "node:fs";
import { GAMES, expect, test } from "./server.js";
import { byMouse, ready, startAgainstBots } from "./table.js";

const data = (game, name) => {
  const path = new URL(`../../games/${game}/${name}.json`, import.meta.url);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
};
const answer = (page) => page.locator("#ui-answer");

/** What the server offers after these actions. */
async function ways(page, path, actions) {
  const response = await page.request.post(path, { data: { actions } });
  return (await response.json()).tables.at(-1).stage.ways;
}

/** Pick what leads to an action, by mouse or by keys. */
async function pickAll(page, way, byKeys) {
  for (const id of way.picks) {
    const control = page.locator(`button[data-thing="${id}"], [data-key="choice-${id}"]`);
    // What is forced goes by itself.
    if (!(await control.count()) || (await page.locator("#ui-table").getAttribute("aria-busy")) === "true") continue;
    if (byKeys) {
      await control.focus();
      await page.keyboard.press("Enter");
    } else {
      await control.click();
    }
  }
}

/** Do all of a solution. */
async function solve(page, path, solution, byKeys) {
  for (const [done, action] of solution.entries()) {
    await ready(page);
    const way = (await ways(page, path, solution.slice(0, done))).find((way) => way.action === action);
    await pickAll(page, way, byKeys);
    const last = done + 1 === solution.length;
    await expect(answer(page)).toHaveAttribute("data-verdict", last ? "done" : "go-on");
    if (!last) await page.waitForFunction(() => document.querySelector(".thing.may, .choice"));
  }
}

for (const game of GAMES.filter((game) => data(game, "lessons").length)) {
  test(`every lesson of ${game} is learned by its own solution`, async ({ page }) => {
    const errors = [];
    page.on("pageerror", (error) => errors.push(error.message));
    const steps = data(game, "lessons").flatMap((lesson) => lesson.steps.map((step) => ({ ...step, path: `/learn/${game}/${lesson.id}/${step.id}` })));
    for (const [number, step] of steps.entries()) {
      if (number === 0) await page.goto(step.path);
      await expect(page).toHaveURL(new RegExp(`${step.path}$`));
      await solve(page, step.path, step.solutions[0], number % 2 === 0);
      await expect(page.locator("#ui-next")).toBeFocused();
      if (number + 1 < steps.length) await page.keyboard.press("Enter");
    }
    await page.goto(`/learn/${game}`);
    await expect(page.locator("[data-done]:not(.done)")).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test("a lesson answers what was not meant, shows what was, and ends in a first game", async ({ page }) => {
  const lesson = data("maiak", "lessons").at(-1);
  const step = lesson.steps.at(-1);
  const path = `/learn/maiak/${lesson.id}/${step.id}`;
  await page.goto(path);
  await ready(page);
  const right = new Set(step.solutions.map(([first]) => first));
  const wrong = (await ways(page, path, [])).find((way) => !right.has(way.action));
  await pickAll(page, wrong, false);
  await expect(answer(page)).toHaveAttribute("data-verdict", /wrong|go-on/);
  await page.reload();
  await ready(page);
  await page.getByRole("button", { name: "Show me" }).click();
  await expect(page.locator("[data-suggested]").first()).toBeVisible();
  await solve(page, path, step.solutions[0], false);
  await page.getByRole("button", { name: "Play your first game" }).click();
  await expect(page.locator("#ui-table")).toHaveAttribute("data-status", "playing");
});

test("a refusal's rule opens beside the board and closes with Escape", async ({ page }) => {
  const [lesson] = data("maiak", "lessons");
  await page.goto(`/learn/maiak/${lesson.id}/${lesson.steps[0].id}`);
  await ready(page);
  await page.locator("#ui-command-box").fill("a1-a5");
  await page.keyboard.press("Enter");
  const link = page.locator("output .rule-link, #ui-hint .rule-link").first();
  await link.click();
  await expect(page.locator(".rule-panel")).toContainText("R3");
  await page.keyboard.press("Escape");
  await expect(page.locator(".rule-panel")).toHaveCount(0);
});

for (const game of GAMES.filter((game) => data(game, "puzzles").length)) {
  test(`a puzzle of ${game} is solved`, async ({ page }) => {
    const [puzzle] = data(game, "puzzles");
    const path = `/puzzles/${game}/${puzzle.id}`;
    await page.goto(path);
    await solve(page, path, puzzle.solutions[0], false);
    await page.goto(`/puzzles/${game}`);
    await expect(page.locator(".puzzle-links .done")).toHaveCount(1);
  });
}

test("a finished game is reviewed in the background, and its moments lead to the board", async ({ page }) => {
  await startAgainstBots(page, "maiak");
  for (let picks = 0; picks < 6; picks += 1) {
    await ready(page);
    await byMouse(page, 0);
  }
  const { pathname } = new URL(page.url());
  await page.locator("#ui-menu summary").click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.locator("dialog .primary").click();
  await expect(page.locator("#ui-table")).toHaveAttribute("data-status", "over");
  await page.goto(`${pathname}/replay`);
  await page.getByRole("button", { name: "Review this game" }).click();
  await expect(page.locator(".curve svg.chances").first()).toBeVisible({ timeout: 120_000 });
  await expect(page.locator("#ui-review .plain li").first()).toContainText("at the end");
  const look = page.locator(".moments button").first();
  if (await look.count()) {
    await look.click();
    await expect(page.locator("#ui-slider")).not.toHaveValue("-1");
    await expect(page.locator(".thing.picked").first()).toBeVisible();
  }
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
});

test("pages of lessons, puzzles and rules have no violations", async ({ page }) => {
  const [lesson] = data("maiak", "lessons");
  const paths = ["/learn", "/learn/maiak", `/learn/maiak/${lesson.id}/${lesson.steps[0].id}`, "/puzzles", "/rules/maiak", "/rules/taki?lang=de"];
  for (const scheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const path of paths) {
      await page.goto(path);
      if (path.split("/").length > 4) await ready(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [path, scheme, id, nodes.map((node) => node.html)])).toEqual([]);
    }
  }
});
