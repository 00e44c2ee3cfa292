// What others do is shown at the pace of a person, can be looked at again, and never keeps anybody from knowing
// that it is his turn.
import { recorded } from "./recorded.js";
import { expect, settle, test } from "./server.js";
import { ready, startAgainstBots } from "./table.js";

test.use({ context: async ({ browser, baseURL }, use) => {
  const context = await browser.newContext({ baseURL, locale: "en-GB", reducedMotion: "no-preference" });
  await use(context);
  await context.close();
} });

const line = (page) => page.locator(".line-text");

/** The texts of the line in the order in which they were shown, with the time of each. */
async function watchLine(page) {
  await page.evaluate(() => {
    window.lines = [];
    const text = document.querySelector(".line-text");
    const keep = () => text.textContent !== window.lines.at(-1)?.text && window.lines.push({ text: text.textContent, at: performance.now() });
    new MutationObserver(keep).observe(text, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => window.lines);
}

async function command(page, text) {
  const box = page.getByLabel("Command", { exact: true });
  await box.fill(text);
  await box.press("Enter");
}

/** A whole turn of White. */
async function whiteActs(page) {
  await command(page, "c1-b2");
  await expect(page.locator("#ui-log")).toContainText("c1");
  await page.locator(".thing.may").first().click();
  await expect(page.locator(".thing.picked")).toHaveCount(1);
  await page.locator(".thing.may").first().click();
  await expect(page.locator("#ui-log")).toContainText("You switch");
}

test("what a bot does is shown one action after another", async ({ page, context }) => {
  await settle(context, { pace: "relaxed" });
  await startAgainstBots(page, "maiak");
  await ready(page);
  const lines = await watchLine(page);
  await whiteActs(page);
  // The title knows at once, the board takes its time.
  await expect(page).toHaveTitle(/Your turn/, { timeout: 1500 });
  await ready(page);
  const black = (await lines()).slice(-2);
  expect(black.length).toBe(2);
  expect(black[1].at - black[0].at).toBeGreaterThan(1500);
  expect(black[1].at - black[0].at).toBeLessThan(4000);
});

test("any key ends the show", async ({ page, context }) => {
  await settle(context, { pace: "relaxed" });
  await startAgainstBots(page, "maiak");
  await ready(page);
  const lines = await watchLine(page);
  await whiteActs(page);
  await expect(page).toHaveTitle(/Your turn/);
  await page.evaluate(() => addEventListener("keydown", () => (window.pressed = performance.now()), { once: true, capture: true }));
  await page.keyboard.press("Shift");
  await ready(page);
  expect((await lines()).at(-1).at - (await page.evaluate(() => window.pressed))).toBeLessThan(500);
});

test("the pace is chosen by the board and remembered", async ({ page }) => {
  await startAgainstBots(page, "maiak");
  await ready(page);
  await page.locator("#ui-line select").selectOption("instant");
  const lines = await watchLine(page);
  await whiteActs(page);
  await ready(page);
  const black = (await lines()).slice(-2);
  expect(black.at(-1).at - black[0].at).toBeLessThan(900);
  await page.reload();
  await expect(page.locator("#ui-line select")).toHaveValue("instant");
  await page.getByText("Menu").click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("dialog").getByLabel(/Pace/).selectOption("brisk");
  await expect(page.locator("#ui-line select")).toHaveValue("brisk");
});

const things = (page) =>
  page.locator(".thing").evaluateAll((all) => all.map((thing) => `${thing.dataset.thing} ${thing.style.left} ${thing.style.top} ${thing.firstChild.dataset.looks}`).sort());

test("one can look back at the round and comes back to now", async ({ page, context }) => {
  await settle(context, { pace: "instant", motion: false });
  await startAgainstBots(page, "maiak");
  await ready(page);
  await whiteActs(page);
  await ready(page);
  const now = await things(page);
  const said = await line(page).innerText();
  await page.getByRole("button", { name: "One action back" }).click();
  await expect(page.locator("#ui-prompt")).toContainText("Looking back: 2 of 3");
  await expect(page.locator(".thing.may")).toHaveCount(0);
  expect(await things(page)).not.toEqual(now);
  await page.locator("button.thing").first().focus();
  await page.keyboard.press(",");
  await expect(line(page)).toContainText("You switch");
  await page.keyboard.press(".");
  await page.keyboard.press(".");
  await expect(line(page)).toHaveText(said);
  await ready(page);
  expect(await things(page)).toEqual(now);
  // A press on the board comes back too, and picks nothing.
  await page.keyboard.press(",");
  await page.locator("button.thing").first().click();
  await ready(page);
  expect(await things(page)).toEqual(now);
  await expect(page.locator(".thing.picked")).toHaveCount(0);
});

test("a page that cannot be seen still says whose turn it is", async ({ page }) => {
  await startAgainstBots(page, "maiak");
  await ready(page);
  // As a browser does it: nothing is painted, so no animation ever ends.
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
    Object.defineProperty(Animation.prototype, "finished", { get: () => new Promise(() => {}) });
  });
  await whiteActs(page);
  await expect(page).toHaveTitle(/^● Your turn/, { timeout: 4000 });
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", /turn/);
  await expect(page.locator("#ui-polite p").last()).toContainText("Your turn.");
  await ready(page);
});

test("animations that never end keep nobody waiting", async ({ page, context }) => {
  await settle(context, { pace: "instant" });
  await startAgainstBots(page, "maiak");
  await ready(page);
  await page.evaluate(() => Object.defineProperty(Animation.prototype, "finished", { get: () => new Promise(() => {}) }));
  await whiteActs(page);
  await expect(page).toHaveTitle(/^● Your turn/, { timeout: 4000 });
  await ready(page);
});

test("a refusal comes when something was done, and goes when things change", async ({ page }) => {
  await startAgainstBots(page, "maiak");
  await ready(page);
  const hint = page.locator("#ui-hint");
  await expect(hint).toBeEmpty();
  await page.locator('[data-thing="c5"]').focus();
  await expect(hint).toBeEmpty();
  await page.locator('[data-thing="c5"]').click();
  await expect(hint).not.toBeEmpty();
  await expect(page.locator("#ui-assertive")).not.toBeEmpty();
  await page.locator(".thing.may").first().click();
  await expect(hint).toBeEmpty();
  await expect(page.locator("#ui-assertive")).toBeEmpty();
});

test("a network that is gone is said within five seconds, and so is its return", async ({ page }) => {
  let dead = false;
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => dead || server.send(message));
    server.onMessage((message) => dead || socket.send(message));
  });
  await startAgainstBots(page, "maiak");
  await ready(page);
  await page.waitForTimeout(6000);
  await expect(page.locator("#ui-offline")).toBeHidden();
  // When it is said is noted in the page, so that it does not matter how often we look.
  const said = page.evaluate(() => new Promise((done) => {
    const bar = document.getElementById("ui-offline");
    new MutationObserver(() => bar.hidden || done(Date.now())).observe(bar, { attributes: true });
  }));
  dead = true;
  const began = Date.now();
  expect((await said) - began).toBeLessThan(5200);
  await expect(page.locator("#ui-offline")).toBeVisible();
  await expect(page.locator("#ui-polite")).toContainText("Connection lost");
  dead = false;
  await expect(page.locator("#ui-offline")).toBeHidden({ timeout: 12_000 });
  await expect(page.locator("#ui-polite")).toContainText("Back online");
});

test("a piece is dragged to where it goes", async ({ page }) => {
  await startAgainstBots(page, "maiak");
  await ready(page);
  await page.locator('[data-thing="c1"]').dragTo(page.locator('[data-thing="b2"]'));
  await expect(page.locator("#ui-log")).toContainText("You step from c1 to red b2");
});

test("a 7 of TAC is one drag, however many steps that are", async ({ page }) => {
  const { message } = recorded("tac", "en").find(({ message }) => message.stage.runs?.some((run) => run.picks.length === 2));
  const run = message.stage.runs.reduce((long, one) => (one.actions.length > long.actions.length ? one : long));
  const sent = [];
  await page.routeWebSocket(/\/socket/, (socket) => {
    socket.onMessage((text) => {
      const { key, do: verb, action } = JSON.parse(text);
      if (verb === "act") sent.push(action);
      socket.send(JSON.stringify({ type: verb === "act" ? "done" : "pong", key, seq: message.seq, texts: [] }));
    });
    socket.send(JSON.stringify(message));
  });
  const made = await page.request.post("/tables", { data: { game: "tac", options: {}, bots: {}, sit: 0 } });
  await page.goto((await made.json()).url);
  await ready(page);
  const [from, to] = run.picks.map((id) => page.locator(`[data-thing="${id}"]`));
  await from.dragTo(to);
  await expect.poll(() => sent).toEqual(run.actions);
});

test("a drag to nowhere is none, and a tap stays a tap", async ({ page }) => {
  await startAgainstBots(page, "maiak");
  await ready(page);
  await page.locator('[data-thing="c1"]').dragTo(page.locator('[data-thing="c5"]'));
  await expect(page.locator(".thing.picked")).toHaveCount(0);
  await page.locator('[data-thing="c1"]').click();
  await expect(page.locator('[data-thing="c1"]')).toHaveClass(/picked/);
});

test("a card is played by dragging it away", async ({ page, context }) => {
  await settle(context, { pace: "instant" });
  await startAgainstBots(page, "taki");
  await ready(page);
  const card = page.locator("#ui-hand .thing.may").first();
  test.skip((await card.count()) === 0, "no card fits this deal");
  const before = await page.locator("#ui-hand button.thing").count();
  await card.dragTo(page.locator("#ui-board"));
  await expect(async () => {
    // A card without colour asks for one first.
    const colour = page.locator(".choice").first();
    if (await colour.isVisible()) await colour.click();
    expect(await page.locator("#ui-hand button.thing").count()).not.toBe(before);
  }).toPass({ timeout: 15_000 });
});

test("the command box takes what things are called", async ({ page }) => {
  await startAgainstBots(page, "maiak");
  await ready(page);
  const answer = page.locator("#ui-command output");
  await command(page, "?");
  await expect(answer).toContainText("c1");
  await command(page, "white c1");
  await expect(page.locator('[data-thing="c1"]')).toHaveClass(/picked/);
  await command(page, "b2");
  await expect(page.locator("#ui-log")).toContainText("You step from c1 to red b2");
});

test("n goes to the next thing that can be picked", async ({ page }) => {
  await startAgainstBots(page, "maiak");
  await ready(page);
  await page.locator("button.thing").first().focus();
  const seen = [];
  const count = await page.locator(".thing.may").count();
  for (let i = 0; i <= count; i += 1) {
    await page.keyboard.press("n");
    seen.push(await page.evaluate(() => [document.activeElement.dataset.thing, document.activeElement.classList.contains("may")].join()));
  }
  expect(new Set(seen).size).toBe(count);
  expect(seen.every((one) => one.endsWith("true"))).toBe(true);
  expect(seen[count]).toBe(seen[0]);
  await page.keyboard.press("Shift+N");
  expect(await page.evaluate(() => document.activeElement.dataset.thing)).toBe(seen[count - 1].split(",")[0]);
});
