// Going on with another device, by a link that is good once.
import { barriersInAnyLight, somebody, tabTo } from "./people.js";
import { expect, test } from "./server.js";

test("whoever carries a link to another device is the same person there", async ({ browser, baseURL }) => {
  const [desk, phone] = [await somebody(browser, baseURL, "Ada"), await somebody(browser, baseURL)];
  await phone.setViewportSize({ width: 360, height: 740 });
  await desk.request.post("/tables", { data: { game: "tactigo", sit: 0 } });
  await desk.goto("/");
  await tabTo(desk, desk.getByRole("button", { name: "Go on with another device" }));
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("img", { name: "The link as a QR code" })).toBeVisible();
  await expect(desk.getByText("Whoever opens it is you")).toBeVisible();
  expect(await barriersInAnyLight(desk)).toEqual([]);
  const link = await desk.getByLabel("The link", { exact: true }).inputValue();

  await phone.goto(link);
  await expect(phone.getByText("Go on here as Ada, with all your tables?")).toBeVisible();
  expect(await barriersInAnyLight(phone)).toEqual([]);
  // The question is asked in another language, and answered by keys.
  await phone.getByRole("button", { name: "Deutsch" }).click();
  await expect(phone.getByText("Hier als Ada weitermachen")).toBeVisible();
  await tabTo(phone, phone.getByRole("button", { name: "Hier weitermachen" }));
  await phone.keyboard.press("Enter");
  await expect(phone.getByRole("heading", { name: "Meine Tische" })).toBeVisible();
  await expect(phone.locator(".mine")).toContainText("Tactigo");
  await expect(phone.locator(".me input[name=name]")).toHaveValue("Ada");

  await phone.goto(link);
  await expect(phone.getByRole("heading", { name: "Dieser Link gilt nicht mehr" })).toBeVisible();
  await expect(phone.getByText("Er wurde schon benutzt")).toBeVisible();
  expect(await barriersInAnyLight(phone)).toEqual([]);
});

test("another language on the page with the link leads home and not astray", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Go on with another device" }).click();
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("heading", { name: "Dein Name" })).toBeVisible();
});
