import { letterWith } from "../../editor-letter.js";
import { blocks, expect } from "../../test.js";
import type { Task } from "../task.js";

const ten = Array.from({ length: 10 }, (_, index) => ({ id: `button-${index}`, type: "button", props: { label: `Offer ${index + 1}` } }));

export const tenButtons: Task = {
  name: "Restyle ten buttons: another colour and other corners",
  before: letterWith(...ten),
  presses: 6,
  async walk({ page, hand, panel, block }) {
    await hand.press(block("button"), { button: "right" });
    await hand.press(page.getByRole("menuitem", { name: /^Select all \d+ of this kind|^Select all of this kind/ }));
    await expect(panel.getByRole("heading", { name: "10 blocks selected" })).toBeVisible();
    await hand.write(panel.getByRole("textbox", { name: "Button colour, hex value" }), "#0a6b5d");
    await hand.write(panel.getByRole("spinbutton", { name: "Corner radius" }), "20");
    await expect(
      blocks(page, "button").last().locator("[style*='border-radius:20px'], [style*='border-radius: 20px']").first(),
    ).toBeVisible();
  },
  async check({ html }) {
    const sent = await html();
    expect(sent.match(/bgcolor="#0a6b5d"/g)).toHaveLength(10);
    expect(sent.match(/border-radius:20px;/g)?.length).toBeGreaterThanOrEqual(10);
  },
};
