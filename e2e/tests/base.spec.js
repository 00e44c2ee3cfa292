// Below a path of a host that has other sites too: a game to its end, a lesson, and nothing asked for elsewhere.
import { test as base, expect } from "@playwright/test";
import { Server, atOnce } from "./server.js";
import { byMouse, dice, playToTheEnd, ready } from "./table.js";

const test = base.extend({
  own: async ({}, use) => {
    const server = new Server("--no-limits", "--base-path", "/our/games");
    await server.start();
    await use(server);
    await server.stop();
  },
  baseURL: async ({ own }, use) => use(own.address),
  context: async ({ context }, use) => {
    await atOnce(context);
    await use(context);
  },
  // Everything that a page asks for, sockets too.
  asked: async ({ page }, use) => {
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    page.on("websocket", (socket) => asked.push(socket.url()));
    await use(asked);
  },
});

test("below a path a whole game is played, replayed and followed by another", async ({ page, asked, browser }) => {
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(`${message.text()} ${message.location().url}`));
  await page.goto("/our/games");
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.getByRole("button", { name: "English" }).click();
  await page.getByLabel("The name other players see").fill("Ada");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("link", { name: "MAIAK: Play with friends" }).click();
  await page.locator("#ui-chair-1").selectOption("easy");
  await page.getByRole("button", { name: "Create the table" }).click();
  const link = await page.getByLabel("Link to this table").inputValue();
  expect(new URL(link).pathname).toMatch(/^\/our\/games\/t\//);
  await expect(page.getByRole("img", { name: "QR" })).toHaveJSProperty("complete", true);
  await page.getByRole("button", { name: "Start the game" }).click();
  await playToTheEnd(page, byMouse, dice(3));
  await page.getByRole("button", { name: "Rematch" }).click();
  await page.waitForURL((url) => url.href !== link);
  await ready(page);
  await page.goto(link);
  await page.getByRole("link", { name: "Watch the replay" }).click();
  await expect(page.getByRole("slider")).toBeVisible();
  await page.getByRole("button", { name: "Next action" }).or(page.locator("#ui-next")).first().click();
  await expect(page.locator("#ui-ply")).not.toBeEmpty();

  // The link leads others here too, and they are not taken for her.
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(link);
  await expect(friend.locator(".end-text")).not.toBeEmpty();
  const cookies = await page.context().cookies();
  expect(new Set(cookies.map(({ path }) => path))).toEqual(new Set(["/our/games/"]));
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.some((address) => address.startsWith("ws:"))).toBe(true);
  expect(asked.filter((address) => !/^\/our\/games(\/|$)/.test(new URL(address).pathname))).toEqual([]);
  expect(errors).toEqual([]);
});

test("below a path lessons, puzzles and rules are at work", async ({ page, asked }) => {
  await page.goto("/our/games/learn/maiak");
  await page.locator(".step-links a").first().click();
  await ready(page);
  await page.getByRole("button", { name: "Show me" }).or(page.locator("#ui-show")).first().click();
  await expect(page.locator("#ui-answer, .suggested").first()).toBeVisible();
  await page.goto("/our/games/puzzles/tactigo");
  await page.locator(".puzzle-links a").first().click();
  await ready(page);
  await page.goto("/our/games/new/tac");
  await page.locator("#ui-option-variant").selectOption("solo");
  await expect(page.locator("#ui-chairs select")).toHaveCount(1);
  await page.goto("/our/games/rules/maiak");
  await expect(page.locator(".rule-picture img").first()).toHaveAttribute("src", /^\/our\/games\/learn\//);
  expect(asked.filter((address) => !address.includes("/our/games/"))).toEqual([]);
});
