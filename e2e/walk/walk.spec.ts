import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type Api, apiOf } from "../api.js";
import { beSignedIn, blocks, expect, test } from "../test.js";
import { handOn } from "./hand.js";
import type { Desk, Task } from "./task.js";
import { tasks } from "./tasks/index.js";
import { documentPath, type Walked, walkedType } from "./tell-walk.js";

interface Sending extends HTMLElement {
  exportHtml(): Promise<string>;
}

for (const task of tasks) {
  test(task.name, async ({ page, product }) => {
    await beSignedIn(page, "ann");
    const desk = await deskOn(page, await apiOf(product, "demo-ann"), task);
    await task.prepare?.(desk);
    await task.walk(desk);
    const { presses, seconds } = await desk.hand.count();
    await task.check(desk);
    const walked: Walked = { presses, seconds };
    test.info().annotations.push({ type: walkedType, description: JSON.stringify(walked) });
    expect(presses, "presses").toBe(task.presses);
  });
}

// `npm run walk` leaves this out, as it writes the document.
test("the document tells of twenty tasks, none of which costs more than where its steps are documented", { tag: "@document" }, () => {
  expect(tasks).toHaveLength(20);
  for (const { name, presses, elsewhere } of tasks) if (elsewhere) expect(presses, name).toBeLessThanOrEqual(elsewhere.presses);
  const told = readFileSync(documentPath, "utf8");
  for (const { name, presses } of tasks) expect(told).toContain(`| ${name} | ${presses} |`);
});

async function deskOn(page: Page, api: Api, { before }: Task): Promise<Desk> {
  const open = async (components?: object) => {
    const { id } = await api.createTemplate("A day at the desk", components && { html: "<p></p>", css: "", components });
    await page.goto(`/edit/${id}`);
    await expect(blocks(page, "wrapper")).toBeVisible();
  };
  await open(before);
  return {
    page,
    hand: handOn(page),
    api,
    panel: page.getByRole("complementary", { name: "Settings & Styles" }),
    tile: (name) => page.getByRole("complementary", { name: "Blocks and modules" }).getByRole("button", { name, exact: true }),
    block: (type, index = 0) => blocks(page, type).nth(index),
    caretIn: (type) => expect(blocks(page, type).last().locator("[contenteditable=true]")).toBeFocused(),
    html: () => page.locator("email-editor").evaluate((element) => (element as Sending).exportHtml()),
    save: async () => {
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText("Template has been saved")).toBeVisible();
    },
    openAnother: () => open(),
  };
}
