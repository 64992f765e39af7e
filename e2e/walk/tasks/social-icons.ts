import { expect } from "../../test.js";
import type { Task } from "../task.js";

export const socialIcons: Task = {
  name: "Add social icons, and lead two of them to our pages",
  presses: 7,
  async walk({ hand, panel, block, tile }) {
    await hand.press(tile("Social"));
    for (const network of ["Facebook", "Instagram"]) {
      await hand.press(panel.getByRole("button", { name: network, exact: true }));
      await hand.write(panel.getByRole("group", { name: network, exact: true }).getByRole("textbox").first(), "northwind");
    }
    await expect(block("social").locator("img").first()).toBeVisible();
  },
  async check({ html }) {
    const sent = await html();
    expect(sent).toMatch(/href="https:\/\/(?:www\.)?facebook\.com\/northwind"/);
    expect(sent).toMatch(/href="https:\/\/(?:www\.)?instagram\.com\/northwind"/);
  },
};
