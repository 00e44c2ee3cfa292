// People with browsers of their own, and what keeps some of them out.
import AxeBuilder from "@axe-core/playwright";
import { atOnce } from "./server.js";

/** Somebody new; with a name, somebody who told it before. The strict policy of our pages would keep axe itself out. */
export async function somebody(browser, baseURL, name) {
  const context = await browser.newContext({ baseURL, locale: "en-GB", reducedMotion: "reduce", bypassCSP: true });
  await atOnce(context);
  if (name) await context.request.post("/me", { data: { name } });
  return context.newPage();
}

/** The barriers that a machine can find on a page. */
export async function barriers(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

/** The same by day and by night. */
export async function barriersInAnyLight(page) {
  const found = [];
  for (const colorScheme of ["dark", "light"]) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await barriers(page)).map((barrier) => `${colorScheme}: ${barrier}`));
  }
  return found;
}

/** All that a screen reader was given to say so far: what is told, and what interrupts. */
export const heard = (page) => page.locator("#ui-polite, #ui-assertive").allTextContents().then((texts) => texts.join(" "));

/** Walk with Tab to a control, as who has no mouse does. */
export async function tabTo(page, control) {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the control cannot be reached with Tab");
}
