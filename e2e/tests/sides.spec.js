// People who hold several seats: one sits down once, sees every hand and plays from each.
import { atOnce, expect, test } from "./server.js";
import { byKeys, byMouse, dice, ready } from "./table.js";

/** Make a table of TAC, sit down on seat 0 and start; the bots sit where they are told to. */
async function start(page, variant, bots, chairs) {
  const made = await page.request.post("/tables", { data: { game: "tac", options: { variant }, bots, sit: 0 } });
  expect(made.status(), await made.text()).toBe(201);
  await page.goto((await made.json()).url);
  await expect(page.locator(".chair")).toHaveCount(chairs);
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator("#ui-table")).toHaveAttribute("data-status", "playing");
}

/** Pick until each of these seats has done something. */
async function playWith(page, how, seats) {
  const random = dice(13);
  const acted = (seat) => page.locator(`#ui-log li[data-seat="${seat}"]`).count();
  for (let picks = 0; picks < 300; picks += 1) {
    const counts = await Promise.all(seats.map(acted));
    // The first entry of a seat tells that somebody sat down.
    if (counts.every((count) => count > 1)) return;
    await ready(page);
    const count = await page.locator(".thing.may, .choice").count();
    if (count > 0) await how(page, random(count));
  }
  throw new Error("not every hand was played from");
}

for (const [way, how] of [["mouse", byMouse], ["keyboard", byKeys]]) {
  test(`two doubles: both hands with the ${way}`, async ({ page }) => {
    await start(page, "two-doubles", { 1: "easy" }, 2);
    await expect(page.locator("#ui-own .panel")).toHaveCount(2);
    await expect(page.locator("#ui-seats .panel")).toHaveCount(2);
    await ready(page);
    expect(await page.locator("#ui-hand button.thing").count()).toBeGreaterThanOrEqual(10);
    await playWith(page, how, [0, 2]);
  });
}

test("alone: all four hands, nobody else, and giving up ends it", async ({ page }) => {
  await start(page, "solo", {}, 1);
  await expect(page.locator("#ui-own .panel")).toHaveCount(4);
  await expect(page.locator("#ui-seats .panel")).toHaveCount(0);
  await ready(page);
  expect(await page.locator("#ui-hand button.thing").count()).toBeGreaterThanOrEqual(20);
  await playWith(page, byMouse, [1, 2, 3]);
  await page.getByText("Menu").click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(page.locator(".end-text")).toContainText("The game is lost");
});

test("two doubles fit on a small screen", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 320, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: "reduce", locale: "en-GB" });
  await atOnce(context);
  const page = await context.newPage();
  await start(page, "two-doubles", { 1: "easy" }, 2);
  await ready(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  await context.close();
});
