// What goes wrong in real life: a reload, a second tab, a server that dies. Nothing is lost.
import { test as base, expect } from "@playwright/test";
import { Server, atOnce } from "./server.js";
import { byMouse, dice, playToTheEnd, ready, startAgainstBots, status } from "./table.js";

// These tests kill their server, so each has its own.
const test = base.extend({
  own: async ({}, use) => {
    const server = new Server("--no-limits");
    await server.start();
    await use(server);
    await server.stop();
  },
  baseURL: async ({ own }, use) => use(own.address),
  context: async ({ context }, use) => {
    await atOnce(context);
    await use(context);
  },
});

const things = (page) =>
  page.locator(".thing").evaluateAll((all) => all.map((thing) => `${thing.dataset.thing} ${thing.style.left} ${thing.style.top}`).sort());

async function playAWhile(page, picks) {
  const random = dice(11);
  for (let i = 0; i < picks; i += 1) {
    await ready(page);
    const count = await page.locator(".thing.may, .choice").count();
    if (count > 0) await byMouse(page, random(count));
  }
  await ready(page);
}

test("a reload in the middle of a turn and a second tab show the same table", async ({ page, context }) => {
  await startAgainstBots(page, "maiak");
  await page.locator(".thing.may").first().click();
  await ready(page);
  const before = await things(page);
  await page.reload();
  await ready(page);
  expect(await things(page)).toEqual(before);
  const second = await context.newPage();
  await second.goto(page.url());
  await ready(second);
  expect(await things(second)).toEqual(before);
  await playAWhile(second, 6);
  await expect.poll(() => things(page)).toEqual(await things(second));
});

for (const game of ["tactigo", "taki"]) {
  test(`the server is killed in a game of ${game} and play goes on`, async ({ page, own }) => {
    await startAgainstBots(page, game);
    await playAWhile(page, 8);
    const before = await things(page);
    const told = await page.locator("#ui-log").innerText();
    await own.kill();
    await expect(page.locator("#ui-offline")).toBeVisible();
    await own.start();
    await expect(page.locator("#ui-offline")).toBeHidden({ timeout: 30_000 });
    await ready(page);
    expect(await things(page)).toEqual(before);
    expect(await page.locator("#ui-log").innerText()).toBe(told);
    await page.reload();
    await ready(page);
    expect(await things(page)).toEqual(before);
    await playToTheEnd(page, byMouse, dice(5));
    expect(await status(page)).toBe("over");
  });
}
