// Help beside a thing: it comes to whoever rests there, covers nothing, can be pointed at, goes by Escape, and a long
// press does not pick.
import { expect, test } from "./server.js";
import { ready, startAgainstBots } from "./table.js";

/** A table whose things are explained by what they are called. */
async function explained(page) {
  await startAgainstBots(page, "maiak");
  await ready(page);
  await page.evaluate(async () => {
    const { Tip } = await import("/static/tip.js");
    window.asked = [];
    window.tip = new Tip(document.getElementById("ui-table"), async (id) => {
      window.asked.push(id);
      return [`This is ${id}.`, "It can be picked."];
    });
  });
}

// What the table itself may show is not what is tested here.
const tip = (page) => page.locator(".tip").last();

test.use({ viewport: { width: 390, height: 664 } });

test("the mouse rests, reads and leaves", async ({ page }) => {
  await explained(page);
  for (const id of ["a1", "e5", "c3", "a5", "e1"]) {
    const thing = page.locator(`[data-thing="${id}"]`);
    await thing.hover();
    await expect(tip(page)).toBeVisible();
    await expect(tip(page)).toContainText(`This is ${id}.`);
    const [over, under] = [await tip(page).boundingBox(), await thing.boundingBox()];
    const apart = over.x >= under.x + under.width || over.x + over.width <= under.x || over.y >= under.y + under.height || over.y + over.height <= under.y;
    expect(apart, `the help of ${id} covers it`).toBe(true);
    expect(over.x >= 0 && over.y >= 0 && over.x + over.width <= 390 && over.y + over.height <= 664, `the help of ${id} is cut`).toBe(true);
  }
  // It stays while it is pointed at.
  const { x, y, width, height } = await tip(page).boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(500);
  await expect(tip(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tip(page)).toBeHidden();
});

test("it waits, asks once and forgets when the table changes", async ({ page }) => {
  await explained(page);
  await page.locator('[data-thing="c3"]').hover();
  await page.waitForTimeout(250);
  await expect(tip(page)).toBeHidden();
  await expect(tip(page)).toBeVisible();
  await page.locator(".prompt-line").hover();
  await expect(tip(page)).toBeHidden();
  await page.locator('[data-thing="c3"]').hover();
  await expect(tip(page)).toBeVisible();
  expect(await page.evaluate(() => window.asked)).toEqual(["c3"]);
  await page.evaluate(() => window.tip.reset());
  await expect(tip(page)).toBeHidden();
});

test("focus by key shows it, without a word to the screen reader, and it goes with the focus", async ({ page }) => {
  await explained(page);
  await page.locator('[data-thing="c1"]').focus();
  await page.keyboard.press("ArrowUp");
  await expect(tip(page)).toContainText("This is c2.");
  expect(await page.locator('[data-thing="c2"]').getAttribute("aria-describedby")).toBeNull();
  expect(await page.locator("#ui-polite").innerText()).not.toContain("This is");
  await page.keyboard.press("ArrowUp");
  await expect(tip(page)).toBeHidden();
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("@wire a long press explains and does not pick, a tap picks and does not explain", async ({ page }) => {
    await explained(page);
    const client = await page.context().newCDPSession(page);
    const { x, y, width, height } = await page.locator(".thing.may").first().boundingBox();
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    const press = async (time) => {
      await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
      await page.waitForTimeout(time);
      await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await page.waitForTimeout(200);
    };
    await press(800);
    await expect(tip(page)).toBeVisible();
    await expect(page.locator(".picked")).toHaveCount(0);
    await press(60);
    await expect(tip(page)).toBeHidden();
    await expect(page.locator(".picked")).toHaveCount(1);
  });
});
