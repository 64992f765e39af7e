import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import { expect } from "./test.js";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Check {
  /** A part of the page: the element with the shadow root, and what stands inside it; all of the page when left out. */
  readonly within?: readonly [string, string];
  /** Only these rules, such as `color-contrast`. */
  readonly rules?: readonly string[];
}

/** Our own page only: what stands in its frames are people's emails, dozens of them where layouts are chosen. */
export async function expectNoViolations(page: Page, what: string, { within, rules }: Check = {}): Promise<void> {
  await page.evaluate(`if (!window.axe) { ${axeSource} }`);
  const { violations } = await page.evaluate(
    ({ path, only }) => {
      const { axe } = window as unknown as { axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> } };
      const context: ElementContext = path ? { include: [{ fromShadowDom: path }] } : document;
      return axe.run(context, { iframes: false, resultTypes: ["violations"], ...(only && { runOnly: only }) });
    },
    { path: within && ([...within] as [string, string]), only: rules && [...rules] },
  );
  expect(violations.map(({ id, nodes }) => `${what}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`)).toEqual([]);
}
