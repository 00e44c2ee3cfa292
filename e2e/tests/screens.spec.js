// Every game on every screen: board, hand, prompt and choices are in view together, nothing lies under anything,
// and nothing jumps when pieces die. `UPDATE=1 npx playwright test screens` takes the pictures in docs/screens anew.
import AxeBuilder from "@axe-core/playwright";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "./server.js";
import { byMouse, dice, ready, startAgainstBots, status } from "./table.js";

/** The last one is a screen of 1280×800 at 200 %. */
const SCREENS = [[390, 664], [360, 740], [844, 390], [1024, 600], [1280, 800], [640, 400]];
const TABLES = {
  maiak: { game: "maiak", picks: 8 },
  tactigo: { game: "tactigo", picks: 24 },
  tactiki: { game: "tactiki", picks: 34 },
  taki: { game: "taki", seats: 4, options: { seats: 4 }, picks: 5 },
  "taki-ten": { game: "taki", seats: 10, options: { seats: 10 }, picks: 2 },
  tac: { game: "tac", seats: 4, picks: 12 },
  "tac-six": { game: "tac", seats: 6, options: { variant: "six-pairs" }, picks: 8 },
  "tac-open": { game: "tac", seats: 4, options: { open_hands: true }, picks: 4 },
  "tac-doubles": { game: "tac", seats: 2, options: { variant: "two-doubles" }, picks: 4 },
};

const picture = (name) => fileURLToPath(new URL(`../../docs/screens/${name}.jpg`, import.meta.url));

async function playAWhile(page, count, random) {
  for (let picks = 0; picks < count; picks += 1) {
    await ready(page);
    const pickable = await page.locator(".thing.may, .choice").count();
    if (pickable > 0) await byMouse(page, random(pickable));
  }
  await ready(page);
}

/** What is not as it should be, in words. Runs in the page. */
function faults() {
  const found = [];
  const box = (element) => element.getBoundingClientRect();
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((element) => box(element).width > 0);
  const inside = (element, what) => {
    const { left, top, right, bottom } = box(element);
    const whole = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    if (!whole) found.push(`${what} is cut: ${[left, top, right, bottom].map(Math.round)} of ${innerWidth}×${innerHeight}`);
  };
  const name = (thing) => `${thing.dataset.thing} (${thing.getAttribute("aria-label")})`;
  const boards = seen("#ui-board .plane");
  if (boards.length === 0) found.push("there is no board");
  boards.forEach((board) => inside(board, "the board"));
  inside(document.querySelector(".prompt-line"), "the prompt");
  seen("#ui-hand button.thing").forEach((thing) => inside(thing, `in the hand ${name(thing)}`));
  seen("#ui-actions button").forEach((button) => inside(button, `the choice ${button.textContent}`));
  seen(".panel").forEach((panel) => inside(panel, `the panel of ${panel.textContent}`));
  // What is pointed at is what is meant: nothing else lies over the middle of a thing.
  for (const thing of seen("#ui-board button.thing, #ui-hand button.thing, #ui-actions button")) {
    const { left, top, width, height } = box(thing);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const alike = hit?.closest(".plane") && hit.closest(".plane") === thing.closest(".plane");
    // The tip of a hole may lie under its neighbour, but nothing from elsewhere covers it.
    if (!hit || (!thing.contains(hit) && !alike)) found.push(`${name(thing)} lies under ${hit?.className}`);
  }
  const size = Math.max(...boards.map((board) => Math.min(box(board).width, box(board).height)));
  if (size < 0.5 * Math.min(innerWidth, innerHeight)) found.push(`the board is only ${Math.round(size)} pixels`);
  if (document.documentElement.scrollWidth > innerWidth) found.push("one has to scroll sideways");
  const prompt = document.querySelector(".prompt-line");
  if (prompt.scrollHeight > prompt.clientHeight + 2) found.push("the prompt is cut");
  return found;
}

for (const [name, { game, seats = 2, options = {}, picks }] of Object.entries(TABLES)) {
  for (const colorScheme of ["light", "dark"]) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme, bypassCSP: true });

      test(`a table of ${name} fits every screen`, async ({ page }) => {
        // A game of TAKI may be over before it was looked at; the next will not be.
        do {
          await startAgainstBots(page, game, { seats, options });
          await playAWhile(page, picks, dice(9));
        } while ((await status(page)) === "over");
        for (const [width, height] of SCREENS) {
          await page.setViewportSize({ width, height });
          await page.evaluate(() => scrollTo(0, 0));
          await page.mouse.move(1, height - 1);
          // Whoever was asked for a quick answer is asked no longer.
          await ready(page);
          await page.waitForTimeout(200);
          expect(await page.evaluate(faults), `${width}×${height}`).toEqual([]);
          if (!process.env.UPDATE || (colorScheme === "dark" && width !== 390)) continue;
          const shot = picture(`${name}-${width}x${height}${colorScheme === "dark" ? "-dark" : ""}`);
          mkdirSync(fileURLToPath(new URL("../../docs/screens", import.meta.url)), { recursive: true });
          await page.screenshot({ path: shot, type: "jpeg", quality: 40 });
        }
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join("; ")}`)).toEqual([]);
      });
    });
  }
}

for (const [game, options] of [["tactigo", {}], ["tactiki", {}], ["maiak", {}]]) {
  for (const [width, height] of [[390, 664], [844, 390], [1280, 800]]) {
    test(`${game} on ${width}×${height} stays where it is while pieces die`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await startAgainstBots(page, game, { options });
      const random = dice(5);
      // The setup of TacTiki ends when nobody has anything left to place.
      if (game === "tactiki") await playAWhile(page, 10, random);
      await ready(page);
      // On the page, not on the screen: whoever clicks may scroll.
      const board = () => page.locator("#ui-board .plane").first().evaluate((plane) => {
        const { left, top, width, height } = plane.getBoundingClientRect();
        return [left + scrollX, top + scrollY, width, height];
      });
      const pieces = () => page.locator("#ui-board .art-only").count();
      const [before, many] = [await board(), await pieces()];
      let few = many;
      for (let turns = 0; turns < 60 && few > many - 3 && (await status(page)) !== "over"; turns += 1) {
        await playAWhile(page, 2, random);
        few = Math.min(few, await pieces());
        // While something is picked, the prompt may need another line.
        const idle = (await status(page)) !== "over" && (await page.locator(".picked").count()) === 0;
        const now = await board();
        // A line may come out half a pixel taller.
        if (idle) before.forEach((place, i) => expect(Math.abs(now[i] - place), `${before} became ${now}`).toBeLessThan(1.5));
      }
      expect(few, "nothing died").toBeLessThan(many);
    });
  }
}
