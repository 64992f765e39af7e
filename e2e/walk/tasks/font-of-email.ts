import { letterWith, text } from "../../editor-letter.js";
import { expect } from "../../test.js";
import { beefreeFont } from "../elsewhere.js";
import type { Task } from "../task.js";

export const fontOfEmail: Task = {
  name: "Change the font of the whole email",
  before: letterWith({ id: "title", type: "heading", props: { text: "Spring sale" } }, text("one", "Words")),
  presses: 2,
  elsewhere: beefreeFont,
  async walk({ hand, panel, block }) {
    await hand.choose(panel.getByRole("combobox", { name: "Font" }), "Georgia");
    await expect(block("heading").locator("h2")).toHaveCSS("font-family", /^Georgia/);
  },
  async check({ page, html }) {
    const mail = await page.context().newPage();
    await mail.setContent(await html());
    for (const words of ["Spring sale", "Words"]) await expect(mail.getByText(words, { exact: true })).toHaveCSS("font-family", /^Georgia/);
    await mail.close();
  },
};
