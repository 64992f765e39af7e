import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import type { BrowserContextOptions } from "playwright";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { chromiumLaunchOptions } from "./scripts/testing/chromium.mjs";
import { patienceMs } from "./scripts/testing/patience.ts";
import { sourceConditions } from "./vite.shared.ts";

// Each browser project needs an options object of its own.
const browser = (contextOptions: BrowserContextOptions = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunchOptions(), contextOptions }),
  instances: [{ browser: "chromium" as const }],
});

// Pages wait for frames more than they compute, so there are two, even on two cores; a group of their own, as the others choose otherwise.
const side = { maxWorkers: 2, sequence: { groupOrder: 1 } };

const tests = ["packages/*/src/**/*.test.{ts,tsx}", "examples/demo-site/src/**/*.test.ts", "scripts/**/*.test.mjs"];
const setupFile = (name: string) => fileURLToPath(new URL(`scripts/testing/${name}.ts`, import.meta.url));
const everywhere = {
  expect: { poll: { timeout: patienceMs } },
  setupFiles: [setupFile("patient-tests"), setupFile("allow-second-goes")],
};

const inNode = {
  environment: "node",
  css: true,
  globalSetup: ["packages/server/src/testing/test-cluster.ts"],
  testTimeout: 30_000,
  ...everywhere,
};

const inPages = { testTimeout: 60_000, ...side };

// Nothing that these files load has a state of its own, so a worker loads it once: a sixth of the time.
const node = {
  ...sourceConditions,
  test: {
    ...inNode,
    name: "node",
    isolate: false,
    include: tests,
    exclude: ["**/*.browser.test.*", "**/node_modules/**", "packages/server/**"],
  },
};

// Each of the server's test files needs all of the server: three seconds to load, so a worker loads it once for many.
const server = {
  ...sourceConditions,
  test: { ...inNode, name: "server", include: ["packages/server/src/**/*.test.ts"], isolate: false, testTimeout: 120_000 },
};

const inBrowser = () => ({
  ...sourceConditions,
  plugins: [react()],
  optimizeDeps: {
    include: [
      "react",
      "react-dom",
      "react-dom/client",
      "react/jsx-runtime",
      "react/jsx-dev-runtime",
      "@testing-library/dom",
      "axe-core",
      "@dnd-kit/core",
      "@dnd-kit/utilities",
      "zustand",
      "zustand/vanilla",
      "eventsource-parser",
      "@tanstack/react-virtual",
      "react-image-crop",
      "@codemirror/commands",
      "@codemirror/lang-css",
      "@codemirror/lang-html",
      "@codemirror/lang-xml",
      "@codemirror/language",
      "@codemirror/search",
      "@codemirror/state",
      "@codemirror/view",
      "@lezer/highlight",
      "@r2wc/react-to-web-component",
      "@base-ui/react/combobox",
      "@base-ui/react/csp-provider",
      "@base-ui/react/dialog",
      "@tanstack/react-query",
      "openapi-fetch",
      "liquidjs",
      "postal-mime",
      "lexical",
      "@lexical/history",
      "@lexical/link",
      "@lexical/list",
      "@lexical/rich-text",
      "@lexical/selection",
      "@lexical/utils",
    ],
  },
  // A page loads everything once for many files: a quarter of the time. Each file leaves the page as it found it.
  test: {
    name: "browser",
    isolate: false,
    include: ["packages/*/src/**/*.browser.test.{ts,tsx}"],
    ...everywhere,
    setupFiles: [...everywhere.setupFiles, ...["patient-pages", "tidy-page"].map(setupFile)],
    ...inPages,
    // What moves is measured where it rests: a test that looks at a panel on its way measures something else each time.
    browser: browser({ reducedMotion: "reduce" }),
  },
});

const stories = () => ({
  ...sourceConditions,
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL(".storybook", import.meta.url)),
      storybookScript: "npx storybook dev --ci --no-open",
    }),
  ],
  // Stories share a page wherever they are shown, so they do here: half of the time goes into opening pages.
  test: { name: "storybook", isolate: false, ...everywhere, ...inPages, browser: browser() },
});

// Preparing a project costs seconds (Storybook's most of all), so one that `--project` leaves out is not prepared.
const chosen = process.argv.filter((_, index, all) => all[index - 1] === "--project");
const wants = (name: string) => chosen.length === 0 || chosen.includes(name);

/** A long file that begins last keeps one worker busy alone, so the longest begin first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const longest = ["api/property.long.test.ts", "attacks/kills.long.test.ts", "api/matrix.test.ts", "new-block.test.mjs"];
    const isShort = ({ moduleId }: TestSpecification) => Number(!longest.some((name) => moduleId.endsWith(`/${name}`)));
    return (await super.sort(files)).toSorted((one, other) => isShort(one) - isShort(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      ...(wants("node") ? [node] : []),
      ...(wants("server") ? [server] : []),
      ...(wants("browser") ? [inBrowser()] : []),
      ...(wants("storybook") ? [stories()] : []),
    ],
  },
});
