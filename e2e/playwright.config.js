// Tests in a real browser. `./test` runs them; alone: `cd e2e && npx playwright test`, after `cargo build`.
import { defineConfig } from "@playwright/test";

const quiet = "--disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

/** What is tried in Firefox too. */
const FIREFOX = /(games|comeback|learn|pace|reveal|screens|seats|together|tip|trouble)\.spec\.js/;

export default defineConfig({
  testDir: "tests",
  outputDir: "results",
  snapshotPathTemplate: "{testDir}/{testFileName}-snapshots/{arg}{ext}",
  // Two cores: one for the browser, one for server and bots.
  workers: 2,
  fullyParallel: true,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  // Bots and pages share two cores: what fails once for want of time is told as flaky, what fails twice fails.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  use: { locale: "en-GB", reducedMotion: "reduce" },
  projects: [
    {
      name: "chromium",
      use: {
        browserName: "chromium",
        launchOptions: {
          executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
          args: ["--no-sandbox", ...quiet.split(" ")],
        },
      },
    },
    {
      // The Firefox of the system, spoken to by WebDriver BiDi. Playwright 1.65 asks it for a command that the
      // Firefox of Debian (153) does not know yet, so the version stands fixed in package.json.
      name: "firefox",
      testMatch: FIREFOX,
      // What is sent over a socket and what a finger does cannot be had there.
      grepInvert: /@wire|dark/,
      use: {
        browserName: "firefox",
        channel: "moz-firefox",
        launchOptions: { executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr" },
      },
    },
  ],
});
