import { expect } from "../../test.js";
import type { Task } from "../task.js";

export const calendar: Task = {
  name: "Invite to an event that readers add to their calendar",
  presses: 5,
  async walk({ hand, panel, block, tile }) {
    await hand.press(tile("Event"));
    await hand.write(panel.getByRole("textbox", { name: "Title" }), "Open day");
    await hand.write(panel.getByLabel("Start", { exact: true }), "2031-03-12T18:00:00");
    await expect(block("event").getByText("Apple and others")).toBeVisible();
  },
  async check({ page, html }) {
    const sent = await html();
    expect(sent).toMatch(/calendar\.google\.com[^"]*20310312T170000Z/);
    const address = /href="([^"]+)"[^>]*>Apple and others/.exec(sent)?.[1] ?? "";
    expect(await (await page.request.get(address)).text()).toMatch(/DTSTART:20310312T170000Z[\s\S]*SUMMARY:Open day/);
  },
};
