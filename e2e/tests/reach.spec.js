// Everyone at one table: no barriers that a machine can find, names that say what is there, small screens.
import AxeBuilder from "@axe-core/playwright";
import { GAMES, expect, test } from "./server.js";
import { byMouse, dice, ready, startAgainstBots } from "./table.js";

const SEATS = { tac: 4 };

async function barriers(page) {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join("; ")}`);
}

for (const colorScheme of ["light", "dark"]) {
  test.describe(`axe, ${colorScheme}`, () => {
    // The strict policy of our pages would keep axe itself out.
    test.use({ colorScheme, bypassCSP: true });

    test("pages have no barriers", async ({ page }) => {
      for (const path of ["/", "/new/tac", "/rules/taki", "/nowhere", "/?lang=de"]) {
        await page.goto(path);
        expect(await barriers(page), path).toEqual([]);
      }
    });

    for (const game of GAMES) {
      test(`a table of ${game} has no barriers, from waiting to playing`, async ({ page }) => {
        const made = await page.request.post("/tables", { data: { game, options: {}, bots: {}, sit: 0 } });
        await page.goto((await made.json()).url);
        await page.getByRole("button", { name: "Start the game" }).waitFor();
        expect(await barriers(page), "lobby").toEqual([]);
        await page.getByRole("button", { name: "Start the game" }).click();
        await ready(page);
        expect(await barriers(page), "playing").toEqual([]);
      });
    }

    test("a replay has no barriers", async ({ page }) => {
      await startAgainstBots(page, "maiak");
      await page.getByText("Menu").click();
      await page.getByRole("button", { name: "Resign" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
      await page.getByRole("link", { name: "See it again" }).click();
      await expect(page.getByRole("slider")).toBeVisible();
      expect(await barriers(page)).toEqual([]);
    });
  });
}

for (const game of GAMES) {
  test(`the names of everything at a table of ${game}`, async ({ page }) => {
    await startAgainstBots(page, game, { seats: SEATS[game] ?? 2 });
    await ready(page);
    const names = await page.locator("button.thing").evaluateAll((all) => all.map((thing) => thing.getAttribute("aria-label")));
    expect(names.every((name) => name && !name.includes("⟨"))).toBe(true);
    // Hands differ from game to game; the board and the rest of the page do not.
    const board = await page.locator("#ui-board").getByRole("gridcell").or(page.locator("#ui-board button")).evaluateAll((all) => all.map((thing) => thing.getAttribute("aria-label").replace(/, can be picked$/, "")));
    expect(board.length).toBeGreaterThan(0);
    expect(`${board.join("\n")}\n`).toMatchSnapshot(`${game}.txt`);
  });

  for (const width of [360, 320]) {
    test(`${game} on a screen ${width} pixels wide`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL, viewport: { width, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: "reduce", locale: "en-GB" });
      const page = await context.newPage();
      await startAgainstBots(page, game, { seats: SEATS[game] ?? 2 });
      await ready(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(wide).toBeLessThanOrEqual(0);
      const random = dice(2);
      for (let picks = 0; picks < 6; picks += 1) {
        await ready(page);
        const pickable = page.locator(".thing.may, .choice");
        const count = await pickable.count();
        if (count > 0) await pickable.nth(random(count)).tap();
      }
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
      await context.close();
    });
  }
}
