import { defineConfig, type Project } from "@playwright/test";
import { chromiumLaunchOptions } from "./scripts/testing/chromium.mjs";
import { patienceMs } from "./scripts/testing/patience.ts";
import { type SecondGo, secondGoes } from "./scripts/testing/second-goes.mjs";

/** The tests in engines that are installed, which `npm run test:long` runs. */
const engines = /[\\/]engines(?:-[^\\/]+)?\.spec\.ts$/;
/** What goes through everything one by one, or fifty times: `npm run test:long` runs it. */
const long = /\.long\.spec\.ts$/;
const walk = "walk/walk.spec.ts";
const { args, ...found } = chromiumLaunchOptions();

// Each worker starts the built product for itself (e2e/product.ts), on a port and a data directory of its own.
export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/product.ts",
  fullyParallel: false,
  // Two of them keep two cores busy. A third one made nothing sooner, and everything that a page waits for half as slow again.
  workers: 2,
  timeout: 90_000,
  expect: { timeout: patienceMs },
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [["list"], ["json", { outputFile: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ?? "test-results/e2e.json" }]],
  outputDir: "test-results/e2e",
  use: {
    launchOptions: { ...found, args },
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    // A trace puts scripts into every frame, which sandboxed ones refuse aloud.
    trace: "off",
    reducedMotion: "reduce",
  },
  projects: [
    ...projectsOf(secondGoes.filter(({ file }) => file.startsWith("e2e/"))),
    { name: "engines", testMatch: engines },
    { name: "long", testMatch: long, use: { browserName: "chromium" } },
    // The tasks of a designer's day; `npm run walk` and `npm run test:long` run it. At a place where it is never summer time.
    { name: "walk", testMatch: walk, use: { browserName: "chromium", timezoneId: "Africa/Lagos" } },
  ],
});

/** Playwright gives second goes to whole projects only, so the tests that are listed for one are a project of their own. */
function projectsOf(listed: readonly SecondGo[]): Project[] {
  const product = { testIgnore: [engines, walk, long], use: { browserName: "chromium" as const } };
  if (listed.length === 0) return [{ name: "chromium", ...product }];
  const titles = listed.map(({ test }) => new RegExp(`${test.replaceAll(" > ", " ").replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`));
  return [
    { name: "chromium", grepInvert: titles, ...product },
    { name: "chromium-second-goes", grep: titles, retries: 1, ...product },
  ];
}
