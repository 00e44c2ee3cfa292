// What a host decides about guests, and what partners decide together: seen and heard on every side.
import { barriersInAnyLight, heard, somebody, tabTo } from "./people.js";
import { expect, test } from "./server.js";
import { ready, startAgainstBots } from "./table.js";

/** People at the table of the first, where all sit down but the last who only watch. */
async function gather(browser, baseURL, game, names, watchers = 0) {
  const people = await Promise.all(names.map((name) => somebody(browser, baseURL, name)));
  const made = await people[0].request.post("/tables", { data: { game, sit: 0 } });
  const { url } = await made.json();
  for (const [seat, page] of people.entries()) {
    await page.goto(url);
    if (seat === 0 || seat >= people.length - watchers) continue;
    await page.locator(`[data-key="sit-${seat}"]`).click();
    await expect(people[0].locator(".chair-name", { hasText: names[seat] })).toBeVisible();
  }
  return people;
}

/** Press a control by mouse, or walk there and press Enter. */
const press = {
  mouse: (page, control) => control.click(),
  keyboard: async (page, control) => {
    await tabTo(page, control);
    await page.keyboard.press("Enter");
  },
};

for (const way of ["mouse", "keyboard"]) {
  test(`a host locks the table and turns somebody away with the ${way}`, async ({ browser, baseURL }) => {
    const [ada, ben, cleo] = await gather(browser, baseURL, "maiak", ["Ada", "Ben", "Cleo"], 1);
    const go = (name) => press[way](ada, ada.getByRole("button", { name }));

    await go("Free this seat, Black");
    await expect(ada.locator(".chair", { hasText: "Open seat" })).toBeVisible();
    await expect(ada.getByRole("heading", { name: "Players", exact: true }), "focus stays by the seats").toBeFocused();
    await ben.getByRole("button", { name: "Sit here, Black" }).click();

    await go("Lock the table");
    await expect(cleo.getByText("Locked: nobody new can sit down.")).toBeVisible();
    await expect(ada.getByText("others with this link can only watch")).toBeVisible();
    await expect(ada.getByRole("button", { name: "Unlock the table" })).toBeVisible();

    await go("Turn away, Black");
    const dialog = ada.getByRole("dialog", { name: "Turn away" });
    await expect(dialog).toContainText("Ben stands up and can’t sit down");
    expect(await barriersInAnyLight(ada), "the question").toEqual([]);
    await press[way](ada, dialog.getByRole("button", { name: "Turn away" }));
    await expect(ben.locator("#ui-lobby")).toContainText("The host doesn’t want you to sit down at this table. You can watch.");
    await expect.poll(() => heard(ben)).toContain("The host doesn’t want you to sit down");
    await expect.poll(() => heard(cleo)).toContain("The host frees the seat of Ben.");
    expect(await heard(cleo)).not.toContain("doesn’t want");

    await go("Unlock the table");
    await expect(cleo.getByRole("button", { name: "Sit here, Black" })).toBeVisible();
    await expect(ben.getByRole("button", { name: /Sit here/ })).toHaveCount(0);
    for (const page of [ada, ben, cleo]) expect(await barriersInAnyLight(page)).toEqual([]);
  });

  test(`a team resigns only together, with the ${way}`, async ({ browser, baseURL }) => {
    const [ada, ben, cleo, dora] = await gather(browser, baseURL, "tac", ["Ada", "Ben", "Cleo", "Dora"]);
    await ada.getByRole("button", { name: "Start the game" }).click();
    for (const page of [ada, ben, cleo, dora]) await expect(page.locator("#ui-table")).toHaveAttribute("data-status", "playing");
    const go = (page, name) => press[way](page, page.getByRole("button", { name, exact: true }));
    const resign = async () => {
      await press[way](ada, ada.locator("#ui-menu summary"));
      await go(ada, "Resign");
      await expect(ada.getByRole("dialog")).toContainText("If your partner agrees");
      await press[way](ada, ada.getByRole("dialog").getByRole("button", { name: "Resign" }));
    };
    const plea = cleo.getByRole("group", { name: "Ada would like to resign for your team." });

    await resign();
    await expect(plea).toBeVisible();
    await expect(ada.getByRole("group", { name: "You asked your team whether to resign." })).toContainText("Waiting for an answer.");
    await expect.poll(() => heard(cleo)).toContain("Ada would like to resign for your team.");
    for (const page of [ada, cleo]) expect(await barriersInAnyLight(page)).toEqual([]);
    await go(ada, "Withdraw");
    await expect(plea).toHaveCount(0);

    await resign();
    await go(cleo, "Decline");
    await expect(ada.locator("#ui-hint")).toHaveText("Your team plays on.");
    await expect.poll(() => heard(ada)).toContain("Your team plays on.");

    await resign();
    await expect(plea).toBeVisible();
    // The others have heard nothing of all this.
    for (const page of [ben, dora]) {
      expect(await page.locator(".offer").count()).toBe(0);
      expect(`${await heard(page)} ${await page.locator("#ui-log").innerText()}`).not.toMatch(/resign/i);
    }
    await go(cleo, "Accept");
    for (const page of [ben, dora]) await expect(page.locator(".end-title")).toHaveText("You won!");
  });
}

test("a lock holds while the game runs, and the menu opens it", async ({ browser, baseURL }) => {
  const [ada, ben] = [await somebody(browser, baseURL, "Ada"), await somebody(browser, baseURL, "Ben")];
  const made = await ada.request.post("/tables", { data: { game: "maiak", sit: 0, bots: { 1: "easy" }, start: true } });
  const { url } = await made.json();
  for (const page of [ada, ben]) await page.goto(url);
  await expect(ben.getByRole("button", { name: /^Play instead of/ })).toBeVisible();
  for (const [verb, places] of [["Lock the table", 0], ["Unlock the table", 1]]) {
    await ada.locator("#ui-menu summary").click();
    await ada.getByRole("button", { name: verb, exact: true }).click();
    await expect(ben.getByRole("button", { name: /^Play instead of/ })).toHaveCount(places);
  }
});

test("a name that nobody can see is refused where one looks, and heard", async ({ page, browser, baseURL }) => {
  const ada = await somebody(browser, baseURL, "Ada");
  const made = await ada.request.post("/tables", { data: { game: "maiak", sit: 0 } });
  await ada.setViewportSize({ width: 360, height: 740 });
  await ada.goto((await made.json()).url);
  await ada.getByLabel("Your name").fill("\u200b\u200d");
  await ada.getByRole("button", { name: "Change name" }).click();
  const refusal = "A name needs at least one letter or sign that can be seen.";
  await expect(ada.locator("#ui-hint")).toHaveText(refusal);
  await expect(ada.locator("#ui-hint")).toBeInViewport({ ratio: 1 });
  await expect(ada.locator("#ui-assertive")).toHaveText(refusal);
  await page.goto("/");
  await page.getByLabel("The name other players see").fill("\u2060");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(refusal)).toBeVisible();
  await page.getByRole("link", { name: "Back to the games" }).click();
  await expect(page.getByRole("heading", { name: "Your name" })).toBeVisible();
});

test("@wire where the house is busy, one sees and hears how long a bot will take", async ({ page }) => {
  const made = await page.request.post("/tables", { data: { game: "maiak", sit: 0, bots: { 1: "easy" }, start: true } });
  let fill = () => {};
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => server.send(text));
    server.onMessage((text) => {
      const message = JSON.parse(text);
      // As it would be if the bot were to move and others were before it.
      if (message.type === "table") fill = () => socket.send(JSON.stringify({ ...message, your_turn: false, to_act: [1], bot_wait_ms: 12_300 }));
      socket.send(text);
    });
  });
  await page.goto((await made.json()).url);
  await ready(page);
  await expect(page.locator("#ui-bot-wait")).toBeHidden();
  fill();
  const excuse = "The house is busy: the bot answers in about 13 s.";
  await expect(page.locator("#ui-bot-wait")).toHaveText(excuse);
  await expect.poll(() => heard(page)).toContain(excuse);
});

/** Sit down against a bot, and have something that brings news whenever it is called: somebody comes to look on. */
async function withNews(page, browser, baseURL, game) {
  let tables = 0;
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => (tables += JSON.parse(payload).type === "table")));
  await startAgainstBots(page, game);
  await ready(page);
  return async () => {
    const before = tables;
    const guest = await somebody(browser, baseURL, "Ben");
    await guest.goto(page.url());
    await expect.poll(() => tables).toBeGreaterThan(before);
  };
}

test("an item of the menu is the same before and after news", async ({ page, browser, baseURL }) => {
  const news = await withNews(page, browser, baseURL, "maiak");
  await page.getByText("Menu").click();
  const resign = await page.getByRole("button", { name: "Resign" }).elementHandle();
  await news();
  expect(await resign.evaluate((item) => item.isConnected)).toBe(true);
  await resign.click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Resign" })).toBeVisible();
});

test("what can be chosen beside the board is the same before and after news, and a press that met them counts", async ({ page, browser, baseURL }) => {
  const news = await withNews(page, browser, baseURL, "maiak");
  const box = page.getByLabel("Command", { exact: true });
  await box.fill("c1-b2");
  await box.press("Enter");
  await expect(page.locator("#ui-prompt")).toContainText("switch two");
  const choice = page.locator("#ui-actions").getByRole("button", { name: "Undo" });
  await expect(choice).toBeVisible();
  const pressed = await choice.elementHandle();
  await choice.hover();
  await page.mouse.down();
  await news();
  expect(await pressed.evaluate((button) => button.isConnected)).toBe(true);
  await page.mouse.up();
  await expect(page.locator("#ui-prompt"), "what was pressed is done").not.toContainText("switch two");
});

for (const locale of ["en-GB", "de-DE"]) {
  test(`the name of every level is seen whole in the lobby (${locale})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, locale });
    const page = await context.newPage();
    const made = await page.request.post("/tables", { data: { game: "tac", sit: 0, bots: { 1: "companion", 2: "champion" } } });
    await page.goto((await made.json()).url);
    await expect(page.locator(".chair-tools select")).toHaveCount(3);
    for (const width of [360, 600, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // As wide as it would be if nothing held it back.
      const cut = await page.locator(".chair-tools select").evaluateAll((boxes) => boxes.map((box) => {
        const free = box.parentElement.appendChild(box.cloneNode(true));
        free.style.cssText = "position: absolute; inline-size: max-content; max-inline-size: none";
        const lacks = free.getBoundingClientRect().width - box.getBoundingClientRect().width;
        free.remove();
        return lacks;
      }));
      expect(Math.max(...cut), `on ${width} pixels`).toBeLessThan(1);
    }
    await context.close();
  });
}
