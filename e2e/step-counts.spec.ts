import type { CDPSession, Page } from "@playwright/test";
import { documentOfSize } from "../packages/testing/src/samples/document-of-size.js";
import { expect, test } from "./test.js";

/** What the browser did for one step: how often it placed everything anew, and how often it worked out styles. */
interface Work {
  readonly layouts: number;
  readonly styles: number;
}

const sizes = [20, 100] as const;

// A machine with other work draws a step in more frames, or in fewer; each frame is a pass or two. What a step costs beyond that is code that
// reads the page after it has written to it, or that does something for each block.
const most: Readonly<Record<string, Work>> = {
  "select a block": { layouts: 16, styles: 20 },
  "write a letter": { layouts: 4, styles: 6 },
  undo: { layouts: 16, styles: 20 },
};

/** A page with the script tag, and an editor of its own with an email of this many blocks. */
async function openWith(page: Page, blocks: number): Promise<CDPSession> {
  const html = `<!doctype html><html lang="en"><title>Host</title><style>body{margin:0}email-editor{display:block;block-size:100vh}</style>
    <body><email-editor name="counts"></email-editor><script type="module" src="/cdn/mailwright.js"></script></body></html>`;
  await page.route(/\/host$/, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.addInitScript(
    (stored) => {
      const give = () => Object.assign(document.querySelector("email-editor") ?? {}, { document: JSON.parse(stored) });
      addEventListener("DOMContentLoaded", give);
    },
    JSON.stringify(documentOfSize(blocks)),
  );
  await page.goto("/host");
  await expect(page.locator("[data-block-type=text]").first()).toBeVisible();
  await expect(page.locator("mw-row[style*=min-height]")).toHaveCount(0);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  return session;
}

async function countWork(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { layouts: of("LayoutCount"), styles: of("RecalcStyleCount") };
}

/** Until some frames in a row had nothing to do. */
async function untilCalm(page: Page, session: CDPSession): Promise<Work> {
  let before = await countWork(session);
  for (let calm = 0; calm < 5; ) {
    await page.waitForTimeout(60);
    const now = await countWork(session);
    calm = now.styles === before.styles ? calm + 1 : 0;
    before = now;
  }
  return before;
}

async function workOf(page: Page, session: CDPSession, step: () => Promise<unknown>): Promise<Work> {
  const before = await untilCalm(page, session);
  await step();
  const after = await untilCalm(page, session);
  return { layouts: after.layouts - before.layouts, styles: after.styles - before.styles };
}

/** The steps of a person who has worked here for a while: all code is there, and the first of each is not counted. */
async function countSteps(page: Page, blocks: number): Promise<Readonly<Record<string, Work>>> {
  const session = await openWith(page, blocks);
  const text = page.locator("[data-block-type=text] p").first();
  const other = page.locator("[data-block-type=divider]").first();
  for (const place of [other, text, other, text]) {
    await place.click();
    await untilCalm(page, session);
  }
  const select = await workOf(page, session, () => other.click());
  await text.click();
  await page.keyboard.type("warm");
  const key = await workOf(page, session, () => page.keyboard.press("a"));
  await page.keyboard.press("Escape");
  await untilCalm(page, session);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+Shift+z");
  const undo = await workOf(page, session, () => page.keyboard.press("Control+z"));
  return { "select a block": select, "write a letter": key, undo };
}

for (const blocks of sizes) {
  test(`a step in an email of ${blocks} blocks is drawn in few passes`, async ({ page }) => {
    const counted = await countSteps(page, blocks);
    if (process.env["PRINT_COUNTS"]) console.log(blocks, counted);
    const over = Object.entries(counted).filter(([name, { layouts, styles }]) => {
      const limit = most[name];
      return !limit || layouts > limit.layouts || styles > limit.styles;
    });
    expect(over).toEqual([]);
  });
}
