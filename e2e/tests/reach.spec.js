// Everyone at one table: no barriers that a machine can find, names that say what is there, small screens.
import { barriers } from "./people.js";
import { GAMES, atOnce, expect, test } from "./server.js";
import { byMouse, dice, ready, startAgainstBots } from "./table.js";

const SEATS = { tac: 4 };

for (const colorScheme of ["light", "dark"]) {
  test.describe(`axe, ${colorScheme}`, () => {
    // The strict policy of our pages would keep axe itself out.
    test.use({ colorScheme, bypassCSP: true });

    test("pages have no barriers", async ({ page }) => {
      for (const path of ["/", "/new/tac", "/new/maiak", "/rules/taki", "/nowhere", "/?lang=de"]) {
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
      await page.getByRole("link", { name: "Watch the replay" }).click();
      await expect(page.getByRole("slider")).toBeVisible();
      expect(await barriers(page)).toEqual([]);
    });
  });
}

for (const game of GAMES) {
  test(`everything at a table of ${game} is called as the game calls it`, async ({ page }) => {
    let last;
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(payload);
      if (message.type === "table") last = message;
    }));
    await startAgainstBots(page, game, { seats: SEATS[game] ?? 2 });
    const random = dice(6);
    for (let picks = 0; picks < 12; picks += 1) {
      await ready(page);
      const count = await page.locator(".thing.may, .choice").count();
      if (count > 0) await byMouse(page, random(count));
    }
    await ready(page);
    const named = last.stage.things.filter((thing) => thing.name);
    expect(named.length).toBeGreaterThan(1);
    for (const { id, name } of named) {
      const label = await page.locator(`button[data-thing="${id}"]`).getAttribute("aria-label");
      expect(label, id).toContain(name);
    }
    await expect(page.getByRole("grid").or(page.getByRole("toolbar")).first()).toHaveAttribute("aria-label", /.+/);
  });

  for (const width of [360, 320]) {
    test(`${game} on a screen ${width} pixels wide`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL, viewport: { width, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: "reduce", locale: "en-GB" });
      await atOnce(context);
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
