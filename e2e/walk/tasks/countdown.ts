import { expect } from "../../test.js";
import type { Task } from "../task.js";

export const countdown: Task = {
  name: "Add a countdown to a week from now",
  presses: 2,
  async walk({ hand, panel, block, tile }) {
    await hand.press(tile("Timer"));
    await hand.press(panel.getByRole("button", { name: "In a week" }));
    await expect(block("timer").locator("img")).toBeVisible();
  },
  async check({ page, html }) {
    const address = /<img[^>]*src="([^"]+)"/.exec(await html())?.[1]?.replaceAll("&amp;", "&") ?? "";
    const answer = await page.request.get(address);
    expect(answer.headers()["content-type"]).toContain("image/gif");
  },
};
