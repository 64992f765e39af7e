import { letterWith, text } from "../../editor-letter.js";
import { expect } from "../../test.js";
import type { Task } from "../task.js";

export const lookAtIt: Task = {
  name: "See the email on a phone and in the dark",
  before: letterWith(text("one", "Words")),
  presses: 3,
  async walk({ page, hand }) {
    await hand.press(page.getByRole("button", { name: "Preview", exact: true }));
    const preview = page.getByRole("main", { name: "Preview" });
    await hand.press(preview.getByRole("radio", { name: "Mobile" }));
    await hand.press(preview.getByRole("button", { name: /dark/i }));
    await expect(page.getByTitle("Preview of the email").contentFrame().getByText("Words")).toBeVisible();
  },
  async check({ page }) {
    const frame = page.getByTitle("Preview of the email");
    await expect(frame).toHaveCSS("width", "375px");
    await expect(page.getByRole("button", { name: /dark/i })).toHaveAttribute("aria-pressed", "true");
  },
};
