// Every game from the first click to the last, with the mouse and with the keyboard alone.
import { GAMES, expect, test } from "./server.js";
import { byKeys, byMouse, dice, playToTheEnd, startAgainstBots } from "./table.js";

const SEATS = { tac: 4 };
// A whole game of TAC takes a person an hour: the tests play the short one that its rules know.
const OPTIONS = { tac: { max_shuffles: 1 } };

for (const game of GAMES) {
  for (const [way, how] of [["mouse", byMouse], ["keyboard alone", byKeys]]) {
    test(`${game} to the end with the ${way}`, async ({ page }) => {
      const errors = [];
      page.on("pageerror", (error) => errors.push(String(error)));
      page.on("console", (message) => message.type() === "error" && errors.push(`${message.text()} ${message.location().url}`));
      await startAgainstBots(page, game, { seats: SEATS[game] ?? 2, options: OPTIONS[game] });
      const picks = await playToTheEnd(page, how, dice(7));
      // A lucky hand of TAKI is gone in a few picks.
      expect(picks).toBeGreaterThan(2);
      await expect(page.locator(".end-text")).not.toBeEmpty();
      await page.getByRole("link", { name: "Watch the replay" }).click();
      await expect(page.getByRole("slider")).toBeVisible();
      expect(errors).toEqual([]);
    });
  }
}
