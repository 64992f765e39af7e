import { documentOf } from "../../editor-letter.js";
import { expect } from "../../test.js";
import { stripoModule } from "../elsewhere.js";
import type { Task } from "../task.js";
import { rowEdge, rowOf } from "./letters.js";

export const reuseRow: Task = {
  name: "Keep a row, and use it in another email",
  before: documentOf(rowOf("row", "Our promise", "Delivered tomorrow")),
  presses: 6,
  elsewhere: stripoModule,
  async walk({ page, hand, block, tile, openAnother }) {
    await hand.press(block("section"), { at: rowEdge });
    await hand.press(page.getByRole("button", { name: "Save as module" }));
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("textbox", { name: "Name" })).toBeFocused();
    await hand.type("Promise");
    await hand.press(dialog.getByRole("button", { name: "Save" }));
    await expect(dialog).toBeHidden();
    await openAnother();
    await hand.press(page.getByRole("tab", { name: /^Modules/ }));
    await hand.press(tile("Promise"));
    await expect(block("text", 1)).toHaveText("Delivered tomorrow");
  },
  async check({ html }) {
    expect(await html()).toMatch(/Our promise[\s\S]*Delivered tomorrow/);
  },
};
