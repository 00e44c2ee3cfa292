// Who plays with whom is seen at a glance, and a hand that one plays from lies where one's own does.
import { expect, test } from "./server.js";
import { ready, startAgainstBots } from "./table.js";

const names = (page) => page.locator(".panel").evaluateAll((panels) => panels.map((panel) => panel.dataset.band));

for (const [variant, seats, bands] of [["teams", 4, ["0", "0", "1", "1"]], ["six-pairs", 6, ["0", "0", "1", "1", "2", "2"]], ["six-threes", 6, ["0", "0", "0", "1", "1", "1"]]]) {
  test(`partners in ${variant} stand together, with one band and one sign`, async ({ page }) => {
    await startAgainstBots(page, "tac", { seats, options: { variant } });
    await ready(page);
    expect(await names(page)).toEqual(bands);
    const panels = page.locator(".panel");
    await expect(panels.nth(0)).toContainText("you", { ignoreCase: true });
    await expect(panels.nth(1)).toContainText("your partner");
    const signs = await page.locator(".panel-team").allInnerTexts();
    expect(new Set(signs).size).toBe(new Set(bands).size);
    expect(signs.every((sign, i) => sign === signs[bands.indexOf(bands[i])])).toBe(true);
    const colours = await panels.evaluateAll((all) => all.map((panel) => getComputedStyle(panel).borderInlineStartColor));
    expect(new Set(colours).size).toBe(new Set(bands).size);
  });
}

test("where everybody is alone, nobody has a band", async ({ page }) => {
  await startAgainstBots(page, "taki", { seats: 3, options: { seats: 3 } });
  await ready(page);
  expect(await names(page)).toEqual([null, null, null].map(() => undefined));
});

for (const [width, height] of [[390, 664], [844, 390], [1280, 800]]) {
  test(`the hand of the devil's victim lies large in place of the own on ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // As a devil sees it: the cards of the next seat are those to pick from.
    await page.routeWebSocket(/socket/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => server.send(message));
      server.onMessage((text) => {
        const message = JSON.parse(text);
        const cards = message.stage?.things.filter(({ area, name }) => area === "hand-1" && name) ?? [];
        if (cards.length) message.stage.ways = cards.map(({ id }) => ({ seat: 0, action: id, picks: [id], asks: [] }));
        socket.send(JSON.stringify(message));
      });
    });
    await startAgainstBots(page, "tac", { seats: 4, options: { open_hands: true } });
    await ready(page);
    await expect(page.locator("#ui-hand .area-title")).toBeVisible();
    await expect(page.locator("#ui-hand .area-title")).toContainText("hand");
    // The bots are giving cards away meanwhile, so that everything is measured in one look, until they are done.
    await expect(async () => {
      const { cards, own } = await page.evaluate(() => {
        const boxes = (selector) => [...document.querySelectorAll(selector)].map((thing) => {
          const { left, top, right, bottom } = thing.getBoundingClientRect();
          return { thing: thing.dataset.thing, left, top, right, bottom };
        });
        return { cards: boxes("#ui-hand button.thing"), own: boxes("#ui-own button.thing") };
      });
      expect(cards.length).toBeGreaterThan(0);
      expect(own.length).toBeGreaterThan(0);
      for (const { thing, left, top, right, bottom } of cards) {
        expect(thing).toMatch(/@hand-1$/);
        expect(left >= 0 && top >= 0 && right <= width && bottom <= height, `${thing} is on the screen`).toBe(true);
        expect(bottom - top).toBeGreaterThan(1.2 * (own[0].bottom - own[0].top));
      }
    }).toPass({ timeout: 15_000 });
  });
}

test("a replay of ten seats shows everybody whole and can be steered on every screen", async ({ page }) => {
  const bots = Object.fromEntries(Array.from({ length: 10 }, (_, seat) => [seat, "easy"]));
  const made = await page.request.post("/tables", { data: { game: "taki", options: { seats: 10 }, bots, sit: null } });
  const { url } = await made.json();
  await page.goto(url);
  await page.getByRole("button", { name: /^start/i }).click();
  await expect(page.locator("#ui-table")).toHaveAttribute("data-status", "over", { timeout: 120_000 });
  await page.goto(`${url}/replay`);
  await expect(page.locator(".panel button.thing").first()).toBeAttached();
  for (const [width, height] of [[390, 664], [844, 390], [1024, 600], [1280, 800], [640, 400]]) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(200);
    const faults = await page.evaluate(() => {
      const box = (element) => element.getBoundingClientRect();
      const cut = (element) => box(element).left < -1 || box(element).right > innerWidth + 1;
      const steered = ["#ui-board .plane", "#ui-slider", "#ui-play"].filter((id) => box(document.querySelector(id)).bottom > innerHeight + 1);
      const panels = [...document.querySelectorAll(".panel")].filter((panel) => cut(panel) || [...panel.querySelectorAll("button.thing")].some((card) => box(card).right > box(panel).right + 1 || box(card).bottom > box(panel).bottom + 1));
      return [...steered, ...panels.map((panel) => panel.innerText)];
    });
    expect(faults, `${width}×${height}`).toEqual([]);
  }
});
