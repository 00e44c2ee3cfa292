// People at one table: two who play and one who watches, by a link.
import { atOnce, expect, test } from "./server.js";
import { byMouse, dice, ready, status } from "./table.js";

/** Three people, each with a browser of his own, at a table that the first made by the form. */
async function gather(browser, baseURL, game) {
  const people = [];
  for (const name of ["Ada", "Ben", "Cleo"]) {
    const context = await browser.newContext({ baseURL, locale: "en-GB", reducedMotion: "reduce" });
    await atOnce(context);
    const page = await context.newPage();
    await page.goto("/");
    await page.getByLabel("The name other players see").fill(name);
    await page.getByRole("button", { name: "Save" }).click();
    people.push(page);
  }
  const [ada, ben, cleo] = people;
  await ada.getByRole("link", { name: new RegExp(`${game}: Play with friends`, "i") }).click();
  await ada.getByRole("button", { name: "Create the table" }).click();
  const link = await ada.getByLabel("Link to this table").inputValue();
  await ben.goto(link);
  await ben.getByRole("button", { name: /^Sit here/ }).first().click();
  await expect(ada.locator(".chair-name", { hasText: "Ben" })).toBeVisible();
  await cleo.goto(link);
  return people;
}

test("two play MAIAK, a third watches, and the next game follows in one press", async ({ browser, baseURL }) => {
  const [ada, ben, cleo] = await gather(browser, baseURL, "maiak");
  await ada.getByRole("button", { name: "Start the game" }).click();
  const random = dice(3);
  for (let picks = 0; picks < 600 && (await status(cleo)) !== "over"; picks += 1) {
    const pickable = ".thing.may, .choice";
    const player = await Promise.any([ada, ben].map(async (page) => (await page.waitForSelector(`${pickable}, .end`, { timeout: 10_000 }), page)));
    const count = await player.locator(pickable).count();
    if (count > 0) await byMouse(player, random(count));
    await expect(cleo.locator(".thing.may")).toHaveCount(0);
  }
  for (const page of [ada, ben, cleo]) await expect(page.locator(".end-text")).toContainText("wins");
  // Each is told it in his own words, but of the same squares, as nothing is hidden in MAIAK.
  const logs = await Promise.all([ada, ben, cleo].map((page) => page.locator("#ui-log").innerText()));
  const squares = logs.map((log) => log.match(/\b[a-e][1-5]\b/g));
  expect(squares[0].length).toBeGreaterThan(5);
  expect(squares[1]).toEqual(squares[0]);
  expect(squares[2]).toEqual(squares[0]);
  expect(logs.map((log) => /^You (step|capture)/m.test(log))).toEqual([true, true, false]);
  const over = ada.url();
  await ada.getByRole("button", { name: "Rematch" }).click();
  await ada.waitForURL((url) => url.href !== over);
  await ben.getByRole("link", { name: "Join the rematch" }).click();
  await expect(ben.locator("#ui-table")).toHaveAttribute("data-status", "playing");
  expect(ben.url()).toBe(ada.url());
});

test("@wire a hand of TAKI is seen by nobody else", async ({ browser, baseURL }) => {
  const [ada, ben, cleo] = await gather(browser, baseURL, "taki");
  const heard = [];
  cleo.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  await cleo.reload();
  await ada.getByRole("button", { name: "Start the game" }).click();
  await ready(ada);
  const hand = await ada.locator("#ui-hand button.thing").evaluateAll((cards) => cards.map((card) => card.dataset.thing));
  expect(hand.length).toBe(8);
  await expect(cleo.locator("#ui-table")).toHaveAttribute("data-status", "playing");
  await expect(cleo.locator("#ui-hand button.thing")).toHaveCount(0);
  const last = JSON.parse(heard.at(-1));
  const known = new Set(last.stage.things.map((thing) => thing.id));
  // Nobody has acted yet: the one card that lies open may be of the same kind as one of hers.
  const told = hand.filter((card) => known.has(card));
  expect(told.length, `${told} are told to a spectator`).toBeLessThanOrEqual(1);
});
