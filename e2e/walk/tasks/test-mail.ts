import { letterWith, text } from "../../editor-letter.js";
import { expect } from "../../test.js";
import type { Task } from "../task.js";

export const testMail: Task = {
  name: "Send a test email to myself",
  before: letterWith(text("one", "Is it good?")),
  presses: 3,
  async walk({ page, hand }) {
    await hand.press(page.getByRole("button", { name: "Test email" }));
    const dialog = page.getByRole("dialog", { name: "Test email" });
    await expect(dialog.getByRole("textbox", { name: "Send to" })).toBeFocused();
    await hand.type("ann@example.com");
    await hand.press(dialog.getByRole("button", { name: "Send" }));
    await expect(page.getByText("Your emails have been sent")).toBeVisible();
  },
  async check({ api }) {
    const inbox = (await (await api.call("GET", "/inbox")).json()) as { elements: { subject: string }[] };
    expect(inbox.elements[0]?.subject).toContain("A day at the desk");
  },
};
