import { aDocument, aHeading, aSection, aSpacer, aText } from "@mailwright/testing";
import { afterEach, beforeAll, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type CanvasMount, mountCanvas } from "../../testing/mount-canvas.js";
import { LayersPanel } from "./layers-panel.js";

let mounted: CanvasMount | undefined;
// A line is wider than the page that tests begin with, where a press on its middle would meet nothing.
beforeAll(() => page.viewport(1280, 800));
afterEach(() => mounted?.unmount());

async function mount(options: Parameters<typeof mountCanvas>[1] = {}): Promise<CanvasMount> {
  const document = aDocument([
    aSection(aSpacer(), aHeading({ text: "Spring" })),
    aSection(aText({ text: "<p>Prices</p>" })),
    aSection(aSpacer()),
  ]);
  mounted = await mountCanvas(document, { ...options, children: <LayersPanel query="" /> });
  return mounted;
}

const line = (name: string) => page.getByRole("treeitem", { name, exact: true });
const field = () => page.getByRole("textbox", { name: "Name of the section" });

test("sections are told apart by the first words in them", async () => {
  await mount();
  await expect.element(line("Section: Spring")).toBeVisible();
  await expect.element(line("Section: Prices")).toBeVisible();
  await expect.element(line("Section")).toBeVisible();
});

test("F2 gives a section a name, in one step, and the canvas calls it so", async () => {
  const { editor, root, canvas } = await mount();
  ((await line("Section: Prices").element()) as HTMLElement).focus();
  await userEvent.keyboard("{F2}");
  expect(root.activeElement).toBe(field().element());
  await userEvent.keyboard("What it costs{Enter}");
  await expect.element(line("Section: What it costs")).toBeVisible();
  expect(root.activeElement).toBe(line("Section: What it costs").element());
  const section = editor.document.get().root.children?.[0]?.children?.[1];
  expect(section?.extras).toEqual({ label: { name: "What it costs" } });
  expect(canvas.elementOf(section?.id ?? "")?.getAttribute("aria-label")).toBe("Section: What it costs");
  expect(root.querySelector("input")).toBeNull();
  expect(editor.document.history().entries).toHaveLength(1);
  editor.run("undo");
  await expect.element(line("Section: Prices")).toBeVisible();
});

test("Escape keeps the name from before; an emptied name is none", async () => {
  const { editor } = await mount();
  await userEvent.dblClick(line("Section: Spring"));
  await userEvent.keyboard("Hero{Escape}");
  await expect.element(line("Section: Spring")).toBeVisible();
  expect(editor.document.history().entries).toHaveLength(0);
  await userEvent.keyboard("{F2}Hero{Enter}");
  await expect.element(line("Section: Hero")).toBeVisible();
  await userEvent.keyboard("{F2}");
  await userEvent.clear(field());
  await userEvent.keyboard("{Enter}");
  await expect.element(line("Section: Spring")).toBeVisible();
});

test("in a read-only email nothing is renamed", async () => {
  await mount({ editor: { readOnly: true } });
  await userEvent.dblClick(line("Section: Spring"));
  expect(field().query()).toBeNull();
});
