import { letterWith, text } from "../../editor-letter.js";
import { expect } from "../../test.js";
import { stripoHide } from "../elsewhere.js";
import type { Task } from "../task.js";

export const hideOnPhones: Task = {
  name: "Hide a block on phones",
  before: letterWith(text("one", "For everybody"), text("two", "For large screens")),
  presses: 2,
  elsewhere: stripoHide,
  async walk({ page, hand, block }) {
    await hand.press(block("text", 1), { button: "right" });
    await hand.press(page.getByRole("menuitem", { name: /Hide on phones/ }));
  },
  async check({ page, html }) {
    const phone = await page.context().newPage();
    await phone.setViewportSize({ width: 375, height: 800 });
    await phone.setContent(await html());
    await expect(phone.getByText("For everybody")).toBeVisible();
    await expect(phone.getByText("For large screens")).toBeHidden();
    await phone.close();
  },
};
