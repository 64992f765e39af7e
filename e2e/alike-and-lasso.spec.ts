import { apiOf } from "./api.js";
import { letterWith } from "./editor-letter.js";
import { beSignedIn, blocks, expect, test, untilIdle } from "./test.js";

const button = (id: string, background: string) => ({ id, type: "button", props: { label: id, background } });

test.beforeEach(async ({ page, product }) => {
  await beSignedIn(page, "ann");
  const api = await apiOf(product, "demo-ann");
  const components = letterWith(button("one", "#aa0000"), button("two", "#0000aa"), button("three", "#aa0000"), button("four", "#aa0000"));
  const { id } = await api.createTemplate("Buttons", { html: "<p></p>", css: "", components });
  await page.goto(`/edit/${id}`);
  await expect(blocks(page, "button").first()).toBeVisible();
});

test("buttons that look alike are found from the menu of one, and restyled in one step", async ({ page }) => {
  const panel = page.getByRole("complementary", { name: "Settings & Styles" });
  await blocks(page, "button").first().click({ button: "right" });
  await page.getByRole("menuitem", { name: "Find alike and restyle" }).click();
  await expect(panel.getByRole("heading", { name: "3 blocks selected" })).toBeVisible();
  await panel.getByRole("radio", { name: "Left" }).click();
  const places = () => blocks(page, "button").evaluateAll((all) => all.map((each) => each.getAttribute("align")));
  await expect.poll(places).toEqual(["left", "center", "left", "left"]);
  await panel.getByRole("button", { name: "Select all 4 of this kind" }).click();
  await expect(panel.getByRole("heading", { name: "4 blocks selected" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(places).toEqual(["center", "center", "center", "center"]);
});

test("a rectangle that is drawn beside the blocks selects those that it touches, by keys too", async ({ page }) => {
  const panel = page.getByRole("complementary", { name: "Settings & Styles" });
  const second = await blocks(page, "button").nth(1).boundingBox();
  const third = await blocks(page, "button").nth(2).boundingBox();
  const desk = await page.getByRole("main").boundingBox();
  if (!second || !third || !desk) throw new Error("The buttons are not drawn.");
  await page.mouse.move(desk.x + 12, second.y + 10);
  // What draws it is fetched while the pointer is on its way.
  await untilIdle(page);
  await page.mouse.down();
  await page.mouse.move(third.x + 40, third.y + 10, { steps: 5 });
  await page.mouse.up();
  await expect(panel.getByRole("heading", { name: "2 blocks selected" })).toBeVisible();
  await page.keyboard.press("Shift+ArrowDown");
  await expect(panel.getByRole("heading", { name: "3 blocks selected" })).toBeVisible();
});
