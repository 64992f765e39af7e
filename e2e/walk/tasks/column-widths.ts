import { documentOf } from "../../editor-letter.js";
import { expect } from "../../test.js";
import type { Task } from "../task.js";
import { rowOf } from "./letters.js";

export const columnWidths: Task = {
  name: "Make the left one of two columns narrower",
  before: documentOf(rowOf("row", "Left", "Right")),
  presses: 2,
  async walk({ page, hand, block }) {
    await hand.press(block("text"));
    const handle = page.getByRole("slider", { name: /^Widths of columns/ });
    await expect(handle).toBeVisible();
    await hand.drag(handle, { x: -140, y: 0 });
    await expect(handle).not.toHaveAttribute("aria-valuetext", "50 % | 50 %");
  },
  async check({ html }) {
    const widths = [...(await html()).matchAll(/mj-column-per-([\d-]+)/g)].map(([, width = ""]) => Number(width.replace("-", ".")));
    const [left = 0, right = 0] = [...new Set(widths)];
    expect(left).toBeLessThan(40);
    expect(left + right).toBeCloseTo(100, 1);
  },
};
