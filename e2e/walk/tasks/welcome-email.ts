import { expect } from "../../test.js";
import type { Task } from "../task.js";
import { picture } from "./letters.js";

const brand = "#0a6b5d";

export const welcomeEmail: Task = {
  name: "Make the welcome email of a brand from nothing",
  presses: 19,
  async walk({ page, hand, panel, tile, block, caretIn }) {
    await hand.press(tile("Image"));
    await hand.pickFile(panel.getByRole("button", { name: "Upload image" }), picture("logo.png", 40));
    await expect(block("image").locator("img")).toBeVisible();
    await hand.press(tile("Heading"));
    await caretIn("heading");
    await hand.type("Welcome to Northwind");
    await hand.press(tile("Text"));
    await caretIn("text");
    await hand.type("Good that you are here.");
    await hand.press(tile("Image"));
    await hand.pickFile(panel.getByRole("button", { name: "Upload image" }), picture("garden.png", 90));
    await expect(block("image", 1).locator("img")).toBeVisible();
    await hand.press(tile("Button"));
    await hand.write(panel.getByRole("textbox", { name: "Label", exact: true }), "Look around");
    await hand.write(panel.getByRole("textbox", { name: "Address", exact: true }), "https://northwind.example");
    await hand.write(panel.getByRole("textbox", { name: "Button colour, hex value" }), brand);
    await hand.press(page.getByRole("tab", { name: /^Modules/ }));
    await hand.press(tile("Footer with social icons"));
    await expect(block("section", 1)).toBeVisible();
  },
  async check({ html }) {
    const sent = await html();
    for (const words of [
      "Welcome to Northwind",
      "Good that you are here.",
      "Look around",
      "https://northwind.example",
      brand,
      "{{ unsubscribe_url }}",
    ])
      expect(sent).toContain(words);
    expect(sent).toMatch(/src="[^"]*logo[\s\S]*Welcome to[\s\S]*Good that[\s\S]*src="[^"]*garden[\s\S]*Look around[\s\S]*unsubscribe_url/);
  },
};
