// TacTiki's fights are seen: both ranks large over their field, for 2.5 seconds or until a tap; then they are hidden
// again, and at the end everything lies open.
import { expect, test } from "./server.js";
import { byMouse, dice, ready, startAgainstBots, status } from "./table.js";

/** Show a fight on a field as the table does, and take the time. */
const show = (page, place) =>
  page.evaluate((place) => {
    const piece = (people, rank, gone) => ({ place, looks: [people, `rank-${rank}`], gone });
    return import("/static/reveal.js").then(({ Reveal }) => {
      const reveal = new Reveal(document.getElementById("ui-ghosts"));
      const stage = { place: (id) => document.querySelector(`[data-thing="${id}"]`) };
      window.seen = null;
      const begin = performance.now();
      reveal.show(stage, [[piece("rain", 4, false), piece("sun", 2, true)]]).then(() => (window.seen = performance.now() - begin));
    });
  }, place);

for (const [width, height] of [[390, 664], [844, 390], [1280, 800]]) {
  test(`ranks are large and in view on ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await startAgainstBots(page, "tactiki");
    await ready(page);
    for (const field of ["a1", "c3", "e5"]) {
      await show(page, field);
      const card = await page.locator(".reveal").boundingBox();
      expect(card.x >= 0 && card.y >= 0 && card.x + card.width <= width && card.y + card.height <= height, field).toBe(true);
      for (const piece of await page.locator(".reveal-piece").all()) {
        expect((await piece.boundingBox()).height).toBeGreaterThanOrEqual(50);
      }
      await page.mouse.click(2, 2);
      await expect(page.locator(".reveal")).toHaveCount(0);
    }
  });
}

test("they stay for 2.5 seconds, or until a tap or a key", async ({ page }) => {
  await startAgainstBots(page, "tactiki");
  await ready(page);
  const seen = () => page.waitForFunction(() => window.seen).then((handle) => handle.jsonValue());
  await show(page, "c3");
  expect(await seen()).toBeGreaterThanOrEqual(2490);
  await show(page, "c3");
  await page.mouse.click(2, 2);
  expect(await seen()).toBeLessThan(2000);
  await show(page, "c3");
  await page.keyboard.press("Shift");
  expect(await seen()).toBeLessThan(2000);
});

test("@wire a fight is told with its ranks, the board hides them again, and the end opens all", async ({ page }) => {
  const messages = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => {
    const message = JSON.parse(payload);
    if (message.type === "table") messages.push(message);
  }));
  await startAgainstBots(page, "tactiki");
  const random = dice(4);
  const closed = () => messages.at(-1).stage.things.filter(({ looks }) => looks.includes("sun-closed")).length;
  const fights = () => messages.flatMap(({ news }) => news).flatMap(({ shown = [] }) => shown);
  for (let picks = 0; picks < 400 && fights().length === 0 && (await status(page)) !== "over"; picks += 1) {
    await ready(page);
    const count = await page.locator(".thing.may, .choice").count();
    if (count > 0) await byMouse(page, random(count));
  }
  expect(fights().length, "nobody fought").toBeGreaterThan(0);
  for (const pair of fights()) {
    expect(pair).toHaveLength(2);
    for (const { place, looks } of pair) {
      expect(place).toMatch(/^[a-e][1-5]$/);
      expect(looks[1]).toMatch(/^rank-[1-5]$/);
    }
  }
  expect(closed()).toBeGreaterThan(0);
  await page.getByText("Menu").click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(page.locator("#ui-table")).toHaveAttribute("data-status", "over");
  expect(closed()).toBe(0);
});
