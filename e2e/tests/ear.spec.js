// Whole games by ear: a recorded game is played again by keyboard, and everything that a screen reader is given to
// say is kept in `transcripts/GAME.LANG.txt`. Read them without looking at a board: could one play by these alone?
// `UPDATE=1 npx playwright test tests/ear` writes them anew.
//
// > what has focus when it is chosen   ? a key that asks   : what is told   ! what interrupts
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { file, recorded } from "./recorded.js";
import { expect, test } from "./server.js";
import { ready } from "./table.js";

/** Answer for the server with a recorded game; what the person does must be what was done then. */
async function replay(page, steps) {
  let at = 0;
  await page.routeWebSocket(/\/socket/, (socket) => {
    const send = (message) => socket.send(JSON.stringify(message));
    const goOn = () => {
      do send(steps[at++].message); while (at < steps.length && steps[at].done.seat !== 0);
    };
    socket.onMessage((text) => {
      const { key, do: verb, action } = JSON.parse(text);
      if (verb !== "act") return send({ type: "pong", key });
      if (action !== steps[at].done.action) return send({ type: "refused", key, text: `${action} is not ${steps[at].done.action}` });
      send({ type: "done", key, seq: steps[at].message.seq });
      return goOn();
    });
    goOn();
  });
  return { next: () => steps[at]?.done.action, ways: () => steps[at - 1].message.stage.ways };
}

/** Keep all that the live regions are given. Runs in the page. */
function listen() {
  window.heard = [];
  addEventListener("DOMContentLoaded", () => {
    const note = (sign, region) => new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const { textContent } of addedNodes) if (textContent) window.heard.push(`${sign} ${textContent}`);
    }).observe(document.getElementById(region), { childList: true });
    note(":", "ui-polite");
    note("!", "ui-assertive");
  });
}

/** Wait until the voice is silent. */
async function silence(page) {
  let before = -1;
  for (let now = 0; now !== before; now = await page.evaluate(() => window.heard.length)) {
    before = now;
    await page.waitForTimeout(320);
  }
}

const note = (page, line) => page.evaluate((text) => window.heard.push(text), line);

async function askFor(page, key) {
  await silence(page);
  await note(page, `? ${key}`);
  await page.keyboard.press(key);
  await silence(page);
}

/** Choose what is focused. */
async function choose(page, id) {
  const control = page.locator(`button.thing[data-thing="${id}"], button[data-key="choice-${id}"]`);
  await control.focus();
  await note(page, `> ${(await control.getAttribute("aria-label")) ?? (await control.innerText())}`);
  await page.keyboard.press("Enter");
}

for (const game of ["maiak", "taki", "tac"]) {
  for (const lang of ["en", "de"]) {
    test(`a whole game of ${game} by ear, ${lang}`, async ({ page }) => {
      const source = await replay(page, recorded(game, lang));
      const made = await page.request.post("/tables", { data: { game, options: {}, bots: {}, sit: 0 } });
      await page.addInitScript(listen);
      await page.goto(`${(await made.json()).url}?lang=${lang}`);
      await ready(page);
      await silence(page);
      await page.locator("button.thing").first().focus();
      for (const key of ["b", "h", "w"]) await askFor(page, key);
      for (let turns = 0; source.next(); turns += 1) {
        await ready(page);
        const action = source.next();
        if (turns === 6) for (const key of ["l", "t"]) await askFor(page, key);
        const ways = source.ways().filter((way) => way.action === action);
        expect(ways.length, action).toBeGreaterThan(0);
        for (const id of ways[0].picks) {
          if (source.next() === action) await choose(page, id);
          await silence(page);
        }
      }
      await expect(page.locator(".end")).toBeVisible();
      await silence(page);
      const lines = await page.evaluate(() => window.heard);
      // How a busy machine cuts what is told into lines is its own affair.
      const heard = `${lines.join("\n").replace(/(?<=^:.*)\n: /gm, " ")}\n`;
      const kept = file(`../transcripts/${game}.${lang}.txt`);
      if (process.env.UPDATE) writeFileSync(kept, heard);
      expect(existsSync(kept), `${kept} is missing`).toBe(true);
      expect(heard).toBe(readFileSync(kept, "utf8"));
      // Nothing interrupts, nothing is told twice in a row, and the end is told once.
      expect(heard).not.toContain("\n!");
      const told = lines.filter((line) => line.startsWith(":"));
      expect(told.filter((line, i) => line === told[i - 1])).toEqual([]);
    });
  }
}
