// Coming, going and coming back: a name first, the seat again, and a result to read.
import { barriers, somebody } from "./people.js";
import { expect, test } from "./server.js";
import { byMouse, dice, playToTheEnd, ready, startAgainstBots } from "./table.js";

test("a stranger with the link is asked for a name, once", async ({ browser, baseURL }) => {
  const [ada, ben] = [await somebody(browser, baseURL), await somebody(browser, baseURL)];
  await ada.goto("/new/maiak");
  await ada.getByRole("button", { name: "Create the table" }).click();
  const link = await ada.getByLabel("Link to this table").inputValue();
  await ben.goto(link);
  await ben.getByRole("button", { name: /^Sit here/ }).click();
  const dialog = ben.getByRole("dialog", { name: "What should we call you?" });
  await expect(dialog.getByLabel("Your name")).toBeFocused();
  expect(await barriers(ben)).toEqual([]);
  await ben.keyboard.type("Ben");
  await ben.keyboard.press("Enter");
  await expect(ada.locator(".chair-name", { hasText: "Ben" })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // He is known now, here and anywhere else.
  await ben.getByRole("button", { name: /^Stand up/ }).click();
  await ben.getByRole("button", { name: /^Sit here/ }).click();
  await expect(ben.getByRole("button", { name: /^Stand up/ })).toBeVisible();
  await ben.goto("/");
  await expect(ben.getByLabel("The name other players see")).toHaveValue("Ben");
});

test("whoever leaves finds the seat again, and a friend takes that of a bot", async ({ browser, baseURL }) => {
  const [ada, ben] = [await somebody(browser, baseURL), await somebody(browser, baseURL)];
  await startAgainstBots(ada, "maiak");
  const table = ada.url();
  await ada.getByText("Menu", { exact: true }).click();
  await ada.getByRole("button", { name: "Leave the table" }).click();
  await expect(ada.getByRole("dialog")).toContainText("the seat is yours again");
  await ada.getByRole("dialog").getByRole("button", { name: "Leave the table" }).click();
  await ada.waitForURL((url) => url.pathname === "/");
  await ada.goto(table);
  await expect(ada.locator("#ui-actions")).toContainText("is playing for you");
  expect(await barriers(ada)).toEqual([]);
  await ada.getByRole("button", { name: "Take your seat again" }).click();
  await expect(ada.locator("#ui-own .panel")).toHaveCount(1);
  await ready(ada);

  await ben.goto(table);
  const bot = await ben.locator("#ui-seats .panel", { has: ben.locator(".face") }).locator(".panel-name").innerText();
  await ben.getByRole("button", { name: `Play instead of ${bot} (bot)` }).click();
  await ben.getByLabel("Your name").fill("Ben");
  await ben.getByRole("button", { name: "Sit down" }).click();
  await expect(ben.locator("#ui-own .panel-name")).toHaveText(/you/i);
  await expect(ada.locator("#ui-seats .panel-name", { hasText: "Ben" })).toBeVisible();
});

test("the end says who won, can be put aside, and leads on", async ({ browser, baseURL }) => {
  const page = await somebody(browser, baseURL);
  await startAgainstBots(page, "maiak");
  await playToTheEnd(page, byMouse, dice(5));
  const end = page.getByRole("region", { name: /^You (won|lost)|^Draw/ });
  await expect(end).toBeVisible();
  await expect(end.locator(".end-text")).not.toBeEmpty();
  await expect(end).toContainText(/Time played\s*\d+:\d\d/);
  await expect(end).toContainText(/Turns\s*\d+/);
  const announced = page.locator("#ui-polite, #ui-assertive");
  await expect.poll(async () => (await announced.allInnerTexts()).join(" ")).toMatch(/You (won|lost)|Draw/);
  await expect(end.getByRole("link", { name: /check that it was fair/ })).toHaveAttribute("href", /replay#ui-proof$/);
  await expect(end.getByRole("link", { name: "Review the game" })).toHaveAttribute("href", /replay#review$/);
  const picture = await end.getByRole("link", { name: "Share as a picture" }).getAttribute("href");
  const drawn = await page.request.get(picture);
  expect(drawn.headers()["content-type"]).toBe("image/png");
  expect(await barriers(page)).toEqual([]);
  await end.getByRole("button", { name: "Hide the result" }).click();
  await expect(end).toHaveCount(0);
  await page.getByRole("button", { name: "Show the result" }).click();
  await expect(end).toBeVisible();
  const over = page.url();
  await page.getByRole("button", { name: "Rematch" }).click();
  await page.waitForURL((url) => url.href !== over);
});

test("a quick game is chosen in place, without scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, locale: "de-DE", javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  const maiak = page.locator(".game", { hasText: "MAIAK" });
  await maiak.getByText("Stärke und Seite wählen").click();
  await maiak.locator("select[name=bots]").selectOption("easy");
  await maiak.getByLabel("Deine Seite").selectOption({ index: 1 });
  await maiak.getByRole("button", { name: /Gegen Bots spielen/ }).click();
  await page.waitForURL(/\/t\//);
  const taki = page.locator(".game", { hasText: "TAKI" });
  await page.goto("/");
  await taki.getByText("Stärke und Mitspieler wählen").click();
  await taki.locator("select[name=option-seats]").selectOption("5");
  await taki.getByRole("button", { name: /Gegen Bots spielen/ }).click();
  await page.waitForURL(/\/t\//);
  const scripts = await browser.newContext({ baseURL, locale: "de-DE", storageState: await context.storageState() });
  const table = await scripts.newPage();
  await table.goto(page.url());
  await expect(table.locator(".panel")).toHaveCount(5);
});

test("the rest of TacTiki's people is placed at random", async ({ page }) => {
  await startAgainstBots(page, "tactiki");
  await page.getByRole("button", { name: "Place the rest at random" }).click();
  await expect(page.getByRole("button", { name: "Place the rest at random" })).toHaveCount(0);
  await ready(page);
  await expect(page.locator("#ui-log")).not.toBeEmpty();
});
