import { expect } from "../../test.js";
import { stripoCopyAndMove } from "../elsewhere.js";
import type { Task } from "../task.js";
import { rowEdge, rowsOf } from "./letters.js";

export const moveRows: Task = {
  name: "Duplicate a row, and move the copy below the next",
  before: rowsOf("First", "Second"),
  presses: 3,
  elsewhere: stripoCopyAndMove,
  async walk({ page, hand, block }) {
    await hand.press(block("section"), { at: rowEdge });
    await expect(page.getByRole("toolbar", { name: "Section actions" })).toBeVisible();
    await hand.keys("ControlOrMeta+D");
    await hand.keys("Alt+ArrowDown");
    await expect(block("text", 2)).toHaveText("First");
  },
  async check({ html }) {
    expect(await html()).toMatch(/First[\s\S]*Second[\s\S]*First/);
  },
};
