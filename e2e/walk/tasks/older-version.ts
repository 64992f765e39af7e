import { letterWith, text } from "../../editor-letter.js";
import { expect } from "../../test.js";
import type { Task } from "../task.js";

export const olderVersion: Task = {
  name: "Go back to an older version",
  before: letterWith(text("one", "As it was")),
  // An older one than the last: something was saved since.
  async prepare({ page, tile, save, block }) {
    await tile("Divider").click();
    await expect(block("divider")).toBeVisible();
    await save();
    await page.reload();
    await expect(block("divider")).toBeVisible();
  },
  presses: 2,
  async walk({ page, hand, block }) {
    await hand.press(page.getByRole("button", { name: "Version history" }));
    const rows = page.getByRole("dialog", { name: "Version history" }).getByRole("list", { name: "Versions" }).getByRole("listitem");
    await hand.press(rows.nth(1).getByRole("button", { name: /^Restore/ }));
    await expect(block("divider")).toHaveCount(0);
  },
  async check({ html }) {
    expect(await html()).toContain("As it was");
  },
};
