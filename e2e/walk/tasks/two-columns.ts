import { documentOf } from "../../editor-letter.js";
import { blocks, expect } from "../../test.js";
import type { Task } from "../task.js";
import { rowEdge, rowOf } from "./letters.js";

export const twoColumns: Task = {
  name: "Make two columns of three, and lose no words",
  before: documentOf(rowOf("row", "One", "Two", "Three")),
  presses: 2,
  async walk({ page, hand, panel, block }) {
    await hand.press(block("section"), { at: rowEdge });
    await hand.press(panel.getByRole("button", { name: "2 columns" }));
    await expect(blocks(page, "cell")).toHaveCount(2);
  },
  async check({ html }) {
    expect(await html()).toMatch(/One[\s\S]*Two[\s\S]*Three/);
  },
};
