import { letterWith } from "../../editor-letter.js";
import { expect } from "../../test.js";
import type { Task } from "../task.js";
import { picture } from "./letters.js";

export const swapPicture: Task = {
  name: "Put another picture in the place of one",
  before: letterWith({ id: "picture", type: "image", props: { src: "/starter/logo.png", alt: "Our logo", width: 160 } }),
  presses: 3,
  async walk({ hand, panel, block }) {
    await hand.press(block("image").locator("img"));
    await hand.pickFile(panel.getByRole("button", { name: "Replace image" }), picture("summer.png", 130));
    await expect(block("image").locator("img")).toHaveAttribute("src", /summer/);
  },
  async check({ html }) {
    const sent = await html();
    expect(sent).toMatch(/<img[^>]*src="[^"]*summer/);
    expect(sent).toMatch(/<img[^>]*alt="Our logo"/);
  },
};
