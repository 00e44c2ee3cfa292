// The pictures in the README are real tables. `UPDATE=1 npx playwright test pictures` takes them anew; otherwise
// they only have to be there, and every table has to have something to show.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { GAMES, expect, test } from "./server.js";
import { byMouse, dice, ready, startAgainstBots } from "./table.js";

const SEATS = { tac: 4, taki: 4 };
// So many picks that a table has something to tell, and no game is over.
const PICKS = { maiak: 8, taki: 10 };
const picture = (name) => fileURLToPath(new URL(`../../docs/pictures/${name}.png`, import.meta.url));

async function keep(page, name) {
  const shot = await page.screenshot(process.env.UPDATE ? { path: picture(name) } : {});
  expect(shot.length, `${name} shows next to nothing`).toBeGreaterThan(30_000);
  expect(existsSync(picture(name)), `docs/pictures/${name}.png is missing`).toBe(true);
}

test.use({ viewport: { width: 1280, height: 800 } });

test("the home page", async ({ page }) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await keep(page, "home");
});

for (const game of GAMES) {
  test(`a table of ${game}`, async ({ page }) => {
    const seats = SEATS[game] ?? 2;
    const options = game === "taki" ? { seats } : {};
    await startAgainstBots(page, game, { seats, options, level: "medium" });
    const random = dice(9);
    for (let picks = 0; picks < (PICKS[game] ?? 24); picks += 1) {
      await ready(page);
      const count = await page.locator(".thing.may, .choice").count();
      if (count > 0) await byMouse(page, random(count));
    }
    await ready(page);
    await keep(page, game);
  });
}
