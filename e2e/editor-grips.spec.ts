import { apiOf } from "./api.js";
import { letterWith, openLetter, text } from "./editor-letter.js";
import { beSignedIn, blocks, expect, test } from "./test.js";

const title = { id: "title", type: "heading", props: { text: "Spring sale" } };
const spacer = { id: "gap", type: "spacer", props: { height: 40 } };

test("a handle on the canvas changes a space by mouse and by keys, and undo takes it back in one step", async ({ page, product }) => {
  const api = await apiOf(product, "demo-ann");
  await beSignedIn(page, "ann");
  await openLetter(page, api, "Handles", letterWith(title, spacer, text("two", "Two")));
  const height = async () => Math.round((await blocks(page, "spacer").boundingBox())?.height ?? 0);
  await blocks(page, "spacer").click();
  const handle = page.getByRole("slider", { name: "Height" });
  const box = await handle.boundingBox();
  if (!box) throw new Error("the handle has no place");

  const zoom = (await height()) / 40;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 33 * zoom, { steps: 4 });
  await expect(handle).toContainText("72 px");
  await page.mouse.up();
  await expect(handle).toHaveAttribute("aria-valuetext", "72 px");
  await page.keyboard.press("Control+z");
  await expect(handle).toHaveAttribute("aria-valuetext", "40 px");

  await handle.focus();
  await page.keyboard.press("ArrowUp");
  await expect(handle).toHaveAttribute("aria-valuetext", "44 px");
  await page.keyboard.press("Escape");
  await expect(blocks(page, "spacer")).toBeFocused();
});
