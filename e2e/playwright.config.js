// Tests in a real browser. `./test` runs them; alone: `cd e2e && npx playwright test`, after `cargo build`.
import { defineConfig } from "@playwright/test";

const quiet = "--disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

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
  use: {
    browserName: "chromium",
    locale: "en-GB",
    reducedMotion: "reduce",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--no-sandbox", ...quiet.split(" ")],
    },
  },
});
