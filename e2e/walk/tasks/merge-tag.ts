import { letterWith, text } from "../../editor-letter.js";
import { expect } from "../../test.js";
import type { Task } from "../task.js";

export const mergeTag: Task = {
  name: "Greet by first name, and who has none as friend",
  before: letterWith(text("one", "Dear ")),
  presses: 2,
  async walk({ hand, block, caretIn }) {
    // Behind the last letter, where the caret goes.
    const { width = 0, height = 0 } = (await block("text").boundingBox()) ?? {};
    await hand.press(block("text"), { at: { x: width - 15, y: height / 2 } });
    await caretIn("text");
    await hand.type('{{ first_name | default: "friend" }}');
    await expect(block("text")).toContainText("friend");
  },
  async check({ html, page }) {
    expect(await html()).toMatch(/Dear\s*(?:<[^>]+>\s*)*\{\{ first_name \| default: "friend" \}\}/);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await page.getByRole("combobox", { name: "Show as" }).selectOption("Sample recipient");
    await expect(page.frameLocator(".mw-preview-frame").locator("body")).not.toContainText("{{");
  },
};
