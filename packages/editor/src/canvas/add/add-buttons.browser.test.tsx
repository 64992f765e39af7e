import { aDocument, aHeading, aSection, aText } from "@mailwright/testing";
import axe from "axe-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { outline, selected, spoken } from "../../testing/dragging.js";
import { type CanvasMount, mountCanvas } from "../../testing/mount-canvas.js";

let mounted: CanvasMount | undefined;
beforeEach(() => page.viewport(1200, 900));
afterEach(() => mounted?.unmount());

async function mount(...[document, options]: Parameters<typeof mountCanvas>): Promise<CanvasMount> {
  mounted = await mountCanvas(document, options);
  return mounted;
}

const letter = () =>
  aDocument([aSection(aHeading({ text: "One" }, "one"), aText({ text: "<p>Two</p>" }, "two")), aSection(aText({}, "three"))]);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const search = () => page.getByRole("searchbox", { name: "Search blocks" });

test("the plus below a block adds what is chosen right there, in one step, and selects it", async () => {
  const mounted = await mount(letter());
  mounted.editor.run("select", { blockIds: ["one"] });
  await userEvent.click(button("Add a block below"));
  await userEvent.click(page.getByRole("group", { name: "All blocks" }).getByRole("button", { name: "Divider", exact: true }));
  expect(outline(mounted)).toEqual([[["one", "divider", "two"]], [["three"]]]);
  expect(selected(mounted)).toHaveLength(1);
  expect(mounted.editor.document.history().entries).toHaveLength(1);
  expect(spoken(mounted)).toContain("Divider inserted");
  expect(search().query()).toBeNull();
});

test("by keyboard: the search finds, Enter takes the first, and next time it is among the last used", async () => {
  const mounted = await mount(letter());
  mounted.editor.run("select", { blockIds: ["one"] });
  await expect.element(button("Add a block below")).toBeVisible();
  (button("Add a block below").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(search()).toBeVisible();
  await userEvent.keyboard("divid{Enter}");
  expect(outline(mounted)?.[0]).toEqual([["one", "divider", "two"]]);
  await userEvent.click(button("Add a block below"));
  await expect.element(page.getByRole("group", { name: "Last used" }).getByRole("button", { name: "Divider" })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}");
  expect(mounted.root.activeElement?.textContent).toBe("Divider");
  await userEvent.keyboard("{Escape}");
  await expect.element(search()).not.toBeInTheDocument();
});

test("the plus beside a section adds below it, and offers sections first", async () => {
  const mounted = await mount(letter());
  mounted.editor.run("select", { blockIds: ["one"] });
  await userEvent.click(button("Add a section below"));
  const offered = page.getByRole("group", { name: "All blocks" }).getByRole("button");
  const names = offered.elements().map(({ textContent }) => textContent);
  expect(names.indexOf("3 columns")).toBeLessThan(names.indexOf("Heading"));
  await userEvent.click(page.getByRole("group", { name: "All blocks" }).getByRole("button", { name: "1 column", exact: true }));
  expect(outline(mounted)).toHaveLength(3);
  expect(outline(mounted)?.[1]).toEqual([[]]);
});

test("what is searched in vain is said, and axe finds nothing in the open list", async () => {
  const mounted = await mount(letter());
  mounted.editor.run("select", { blockIds: ["one"] });
  await userEvent.click(button("Add a block below"));
  const { violations } = await axe.run(mounted.host, { rules: { "heading-order": { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await userEvent.fill(search(), "zzz");
  await expect.element(page.getByText("No block matches “zzz”.")).toBeVisible();
});

test("a read-only email has no plus", async () => {
  const mounted = await mount(letter(), { editor: { readOnly: true } });
  mounted.editor.run("select", { blockIds: ["one"] });
  await expect.element(page.getByRole("toolbar", { name: "Heading actions" })).toBeVisible();
  expect(button("Add a block below").query()).toBeNull();
});
