import { defineConfig } from "@playwright/test";
import { chromiumLaunchOptions } from "./scripts/testing/chromium.mjs";

const { args, ...found } = chromiumLaunchOptions();

// Each worker starts the built product for itself (e2e/product.ts), on a port and a data directory of its own.
export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/product.ts",
  fullyParallel: false,
  // They wait for frames and for the server more than they compute, so more of them than there are cores.
  workers: 3,
  // A browser that the machine starved once gets a second go; scripts/testing/test.mjs names every test that needed it.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  outputDir: "test-results/e2e",
  use: {
    // Pages live for seconds here: what the engine would spend on making their code fast, a sixteenth of all processor time, never comes back.
    launchOptions: { ...found, args: [...args, "--js-flags=--no-opt,--no-maglev"] },
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    // A trace puts scripts into every frame, which sandboxed ones refuse aloud, and keeps what was removed: the second go would be another test.
    trace: "off",
    reducedMotion: "reduce",
  },
  projects: [{ name: "chromium", use: { browserName: "chromium" } }],
});
