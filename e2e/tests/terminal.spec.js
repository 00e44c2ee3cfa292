// Three friends sit in browsers, the fourth lives in a terminal, and nobody notices.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, program, test } from "./server.js";
import { somebody } from "./people.js";
import { byMouse, dice, status } from "./table.js";

/** A terminal with the program in it, played by keys alone. */
class Terminal {
  #folder = mkdtempSync(join(tmpdir(), "tactable-terminal-"));

  constructor(args) {
    const shown = `env -u NO_COLOR COLORTERM=truecolor LC_ALL=C.UTF-8 XDG_DATA_HOME=${this.#folder} ${program} ${args}`;
    this.#tmux("new-session", "-d", "-s", "t", "-x", "100", "-y", "34", `${shown}; echo LEFT $?; exec sleep 600`);
  }

  #tmux(...args) {
    return execFileSync("tmux", ["-f", "/dev/null", "-S", join(this.#folder, "tmux"), "-u", ...args], { encoding: "utf8" });
  }

  get screen() {
    return this.#tmux("capture-pane", "-p", "-t", "t");
  }

  press(...keys) {
    this.#tmux("send-keys", "-t", "t", ...keys);
  }

  close() {
    this.#tmux("kill-server");
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

test("somebody in a terminal plays TAC with three friends in browsers", async ({ browser, baseURL }) => {
  const friends = await Promise.all(["Ada", "Ben", "Cleo"].map((name) => somebody(browser, baseURL, name)));
  const [ada, ben, cleo] = friends;
  const made = await ada.request.post("/tables", { data: { game: "tac", sit: 0 } });
  const { url } = await made.json();
  await ada.goto(url);
  const dora = new Terminal(`join ${new URL(url, baseURL)} --name Dora --seat 3 --pace none`);
  try {
    for (const [seat, page] of [[1, ben], [2, cleo]]) {
      await page.goto(url);
      await page.locator(".chair").nth(seat).getByRole("button", { name: /^Sit here/ }).click();
    }
    await expect(ada.locator(".chair-name", { hasText: "Dora" })).toBeVisible();
    await expect.poll(() => ["Ada", "Ben", "Cleo", "Dora"].filter((name) => dora.screen.includes(name))).toHaveLength(4);
    await ada.getByRole("button", { name: /^start/i }).click();
    const random = dice(5);
    const told = async (page) => ((await page.locator("#ui-log").innerText()).match(/Dora \(D\) (plays|discards).*/g) ?? []);
    for (let round = 0; round < 400 && (await told(ada)).length < 5; round += 1) {
      for (const page of friends) {
        const count = await page.locator(".thing.may, .choice").count();
        if (count > 0) await byMouse(page, random(count));
      }
      dora.press("Tab", ...Array(random(3)).fill("Tab"), "Enter");
      await ada.waitForTimeout(30);
    }
    // All see the same of what she did, and nothing tells where she sits: of her stands what stands of Ben.
    const seen = await told(ada);
    expect(seen.length).toBeGreaterThanOrEqual(5);
    expect(await status(ada)).toBe("playing");
    for (const page of friends) await expect.poll(async () => (await told(page)).slice(0, seen.length)).toEqual(seen);
    const about = (name) =>
      ada.locator(".panel").filter({ hasText: name }).evaluate((panel) => {
        const [state, kind] = ["state", "kind"].map((part) => panel.querySelector(`.panel-${part}`)?.textContent ?? "");
        // Whose turn it is changes meanwhile, and seats differ by their letter.
        return [state.replace(/^to play( · )?/, ""), kind.replace(/\b[BD]\b/, "SEAT")];
      });
    expect(await about("Dora")).toEqual(await about("Ben"));
  } finally {
    dora.close();
  }
});
