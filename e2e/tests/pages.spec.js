// The way in: from the home page to a game in two clicks, the form, the code, the language, the command box.
import { expect, test } from "./server.js";
import { byMouse, dice, ready, startAgainstBots } from "./table.js";

test("two clicks from the home page to a running game", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "MAIAK: Play against bots" }).click();
  await expect(page.locator("#ui-table")).toHaveAttribute("data-status", "playing");
  await ready(page);
});

test("a table by code, and a wrong code", async ({ page, browser, baseURL }) => {
  await page.goto("/new/tactigo");
  await page.getByRole("button", { name: "Create the table" }).click();
  const code = await page.locator(".code").innerText();
  const context = await browser.newContext({ baseURL, locale: "en-GB" });
  const friend = await context.newPage();
  await friend.goto("/");
  await friend.getByLabel("Table code").fill("QQQQQQ");
  await friend.getByRole("button", { name: "Join" }).click();
  await expect(friend.getByText("No open table has this code")).toBeVisible();
  await friend.getByLabel("Table code").fill(code.toLowerCase());
  await friend.getByRole("button", { name: "Join" }).click();
  await friend.waitForURL(page.url());
});

test("bad options are told at their field and what was typed stays", async ({ page }) => {
  await page.goto("/new/tactiki");
  await page.locator("#ui-option-max_turns").fill("many");
  await page.getByRole("button", { name: "Create the table" }).click();
  await expect(page.locator("#ui-problem-max_turns")).toBeVisible();
  await expect(page.locator("#ui-option-max_turns")).toHaveValue("many");
});

test("the chairs follow the rules that are chosen", async ({ page }) => {
  await page.goto("/new/tac");
  const chairs = page.locator("#ui-chairs select");
  await expect(chairs).toHaveCount(4);
  await chairs.nth(1).selectOption("hard");
  for (const [variant, people] of [["solo", 1], ["six-pairs", 6], ["two-doubles", 2]]) {
    await page.locator("#ui-option-variant").selectOption(variant);
    await expect(chairs).toHaveCount(people);
  }
  await expect(page.locator("#ui-chairs label").first()).toContainText(" and ");
  await expect(page.getByText("2 people play.")).toBeVisible();
  await page.getByRole("button", { name: "Create the table" }).click();
  await expect(page.locator(".chair")).toHaveCount(2);
});

test("a pattern is chosen by name or written out", async ({ page }) => {
  await page.goto("/new/maiak");
  const pattern = page.getByLabel("Your own pattern");
  await expect(pattern).toBeHidden();
  await page.locator("#ui-option-tiles").selectOption("own");
  await pattern.fill("bgrgb\nyrgry");
  await page.getByRole("button", { name: "Create the table" }).click();
  await expect(page.locator("#ui-problem-tiles")).toContainText("5 rows");
  await expect(pattern).toHaveValue("bgrgb\nyrgry");
  await pattern.fill("bgrgb\nyrgry\nybrby\nyrgry\nbgrgb");
  await page.getByRole("button", { name: "Create the table" }).click();
  await expect(page.getByRole("button", { name: "Start the game" })).toBeVisible();
});

test("German is one click away and stays", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.getByRole("button", { name: /MAIAK/ }).click();
  await ready(page);
  await expect(page.locator("#ui-prompt")).toContainText("Zieh einen deiner Steine");
});

test("the command box takes notation and questions, and says what it expects", async ({ page }) => {
  await startAgainstBots(page, "maiak");
  await ready(page);
  const box = page.getByLabel("Command", { exact: true });
  const answer = page.locator("#ui-command output");
  await box.fill("board");
  await box.press("Enter");
  await expect(answer).toContainText("Row 5");
  await box.fill("jump");
  await box.press("Enter");
  await expect(answer.or(page.locator("#ui-hint")).filter({ hasText: "Expected a step" }).first()).toBeVisible();
  await box.fill("c1-b2");
  await box.press("Enter");
  await expect(page.locator("#ui-log")).toContainText("You step from c1 to red b2");
});

test("undo takes back within the own turn", async ({ page }) => {
  await startAgainstBots(page, "maiak");
  await ready(page);
  const box = page.getByLabel("Command", { exact: true });
  await box.fill("c1-b2");
  await box.press("Enter");
  await expect(page.locator("#ui-prompt")).toContainText("switch two");
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(page.locator("#ui-prompt")).toContainText("Move one of your pieces");
});

test("focus stays where it is while others act", async ({ page }) => {
  await startAgainstBots(page, "maiak");
  await ready(page);
  await page.locator('[data-thing="c3"]').focus();
  const random = dice(4);
  const box = () => page.evaluate(() => document.activeElement.dataset.thing);
  expect(await box()).toBe("c3");
  // The action comes by another tab, so that nothing here touches focus.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await ready(other);
  for (let picks = 0; picks < 6; picks += 1) {
    await ready(other);
    const count = await other.locator(".thing.may, .choice").count();
    if (count > 0) await byMouse(other, random(count));
  }
  await expect.poll(() => page.locator("#ui-log li").count()).toBeGreaterThan(1);
  expect(await box()).toBe("c3");
});

test("the page of a table is small and quick", async ({ page }) => {
  await page.goto("/");
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  let bytes = 0;
  client.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await startAgainstBots(page, "tac", { seats: 4 });
  bytes = 0;
  await client.send("Network.clearBrowserCache");
  const begin = Date.now();
  await page.reload();
  await page.waitForSelector("button.thing");
  const took = Date.now() - begin;
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(150 * 1024);
  expect(took).toBeLessThan(3000);
});
