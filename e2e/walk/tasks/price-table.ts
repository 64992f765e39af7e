import { expect } from "../../test.js";
import type { Task } from "../task.js";

const prices = [
  ["Tea", "Price"],
  ["Assam", "4.20"],
  ["Darjeeling", "5.10"],
  ["Earl Grey", "4.80"],
] as const;

export const priceTable: Task = {
  name: "Write a table of prices, two columns and four rows",
  presses: 18,
  async walk({ page, hand, block, tile, caretIn }) {
    await hand.press(tile("Text"));
    await caretIn("text");
    await hand.press(page.getByRole("button", { name: "Insert table" }));
    await hand.press(page.getByRole("dialog", { name: "Insert table" }).getByRole("button", { name: "2 columns, 4 rows" }));
    await expect(block("text").locator("[contenteditable=true] table")).toBeVisible();
    for (const [index, words] of prices.flat().entries()) {
      if (index > 0) await hand.keys("Tab");
      await hand.type(words);
    }
    await expect(block("text").getByText("4.80")).toBeVisible();
  },
  async check({ html }) {
    const words = (await html()).replaceAll(/<[^>]+>/g, " ");
    expect(words).toMatch(new RegExp(prices.flat().join("\\s+")));
  },
};
