import { expect } from "../../test.js";
import type { Task } from "../task.js";

export const questions: Task = {
  name: "Add questions and answers that fold, two of them",
  presses: 11,
  async walk({ hand, panel, block, tile }) {
    await hand.press(tile("Accordion"));
    for (const [from, title, words] of [
      ["When will it arrive?", "How long does it take?", "Two days."],
      ["May I send it back?", "What if it breaks?", "We mend it."],
    ] as const) {
      await hand.press(panel.getByRole("button", { name: from, exact: true }));
      await hand.write(panel.getByRole("textbox", { name: "Title", exact: true }), title);
      await hand.write(panel.getByRole("textbox", { name: "Text", exact: true }), words);
    }
    await expect(block("accordion")).toContainText("We mend it.");
  },
  async check({ html }) {
    expect(await html()).toMatch(
      /<details[\s\S]*How long does it take\?[\s\S]*Two days\.[\s\S]*<details[\s\S]*What if it breaks\?[\s\S]*We mend it\./,
    );
  },
};
