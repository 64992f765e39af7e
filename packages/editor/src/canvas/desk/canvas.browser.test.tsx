import { blocksMime } from "@mailwright/editing";
import { aButton, aDocument, aHeading, anImage, aRow, aSection, aText, newsletterDocument } from "@mailwright/testing";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type CanvasMount, mountCanvas } from "../../testing/mount-canvas.js";
import { mouse, pointIn } from "../../testing/pointer.js";

let mounted: CanvasMount | undefined;
beforeEach(() => page.viewport(1200, 900));
afterEach(() => mounted?.unmount());

async function mount(...[document, options]: Parameters<typeof mountCanvas>): Promise<CanvasMount> {
  mounted = await mountCanvas(document, options);
  return mounted;
}

const letter = () =>
  aDocument([
    aSection(aHeading({ text: "One" }, "one"), aText({ text: "<p>Two</p>" }, "two")),
    aRow([aButton({ label: "Left" }, "left")], [anImage({}, "right")]),
  ]);

const selected = ({ editor }: CanvasMount) => editor.viewState.getState().selection;
const focusedId = ({ canvas }: CanvasMount) => canvas.root.activeElement?.getAttribute("data-block-id");
const spoken = ({ root }: CanvasMount) => [...root.querySelectorAll("[aria-live]")].map((region) => region.textContent).join("");
const elementOf = ({ canvas }: CanvasMount, id: string) => {
  const element = canvas.elementOf(id);
  if (!element) throw new Error(`no element for ${id}`);
  return element;
};
const select = ({ editor, canvas }: CanvasMount, id: string) => {
  editor.run("select", { blockIds: [id] });
  canvas.focusBlock(id);
};

test("the canvas is the main landmark, and every block in it a named group", async () => {
  const mounted = await mount(newsletterDocument());
  await expect.element(page.getByRole("main", { name: "Canvas" })).toBeVisible();
  await expect.element(page.getByRole("group", { name: "Heading: A soup for the first cold evening" })).toBeVisible();
  const names = [...mounted.canvas.root.querySelectorAll("[data-block-id]")].map((element) => element.getAttribute("aria-label"));
  expect(names.slice(0, 3)).toEqual(["Page wrapper", "Section", "Column"]);
});

test.each(["light", "dark"] as const)("axe finds nothing, with a block selected, in the %s theme", async (theme) => {
  const mounted = await mount(newsletterDocument(), { ui: { theme } });
  const heading = mounted.canvas.root.querySelector<HTMLElement>('[data-block-type="heading"]');
  select(mounted, heading?.dataset["blockId"] ?? "");
  await expect.element(page.getByRole("toolbar", { name: "Heading actions" })).toBeVisible();
  // The headings are part of the email, not of the editor, so axe need not judge them.
  const { violations } = await axe.run(mounted.host, { rules: { "heading-order": { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

describe("pointing", () => {
  test("a press selects the innermost block and gives it the focus; beside the paper it selects nothing", async () => {
    const mounted = await mount(letter());
    await userEvent.click(elementOf(mounted, "right"));
    expect(selected(mounted)).toEqual(["right"]);
    expect(focusedId(mounted)).toBe("right");
    const desk = mounted.root.querySelector(".mw-desk");
    if (desk) await userEvent.click(desk, { position: { x: 5, y: 5 } });
    expect(selected(mounted)).toEqual([]);
  });

  test("with Ctrl or Shift a press adds to the selection, and a click on one of several takes that one", async () => {
    const mounted = await mount(letter());
    await userEvent.click(elementOf(mounted, "right"));
    await userEvent.click(elementOf(mounted, "left"), { modifiers: ["Shift"] });
    expect(selected(mounted)).toEqual(["right", "left"]);
    await userEvent.click(elementOf(mounted, "right"), { modifiers: ["ControlOrMeta"] });
    expect(selected(mounted)).toEqual(["left"]);
    await userEvent.click(elementOf(mounted, "right"), { modifiers: ["Shift"] });
    await userEvent.click(elementOf(mounted, "right"));
    expect(selected(mounted)).toEqual(["right"]);
  });

  test("a click on a text asks for text editing at that point; on a picture it does not", async () => {
    const mounted = await mount(letter());
    const asked = vi.fn();
    mounted.canvas.onEditText(asked);
    await userEvent.click(elementOf(mounted, "one"));
    expect(asked).toHaveBeenCalledWith({ blockId: "one", point: { clientX: expect.any(Number), clientY: expect.any(Number) } });
    await userEvent.click(elementOf(mounted, "right"));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test("a read-only email can be selected, but not edited or moved", async () => {
    const mounted = await mount(letter(), { editor: { readOnly: true } });
    const asked = vi.fn();
    mounted.canvas.onEditText(asked);
    await userEvent.click(elementOf(mounted, "one"));
    expect(selected(mounted)).toEqual(["one"]);
    expect(asked).not.toHaveBeenCalled();
    await expect.element(page.getByRole("toolbar", { name: "Heading actions" })).toBeVisible();
    expect(page.getByRole("button", { name: "Delete" }).query()).toBeNull();
  });

  test("the block under the mouse is outlined and named", async () => {
    const mounted = await mount(letter());
    await mouse.moveTo(pointIn(elementOf(mounted, "right")));
    await vi.waitFor(() => expect(mounted.root.querySelector(".mw-hover-name")?.textContent).toBe("Image"));
    await mouse.moveTo({ x: 2, y: 2 });
    await vi.waitFor(() => expect(mounted.root.querySelector(".mw-hover-name")).toBeNull());
  });

  test("the selected block shows the path of its parents, each of which can be selected", async () => {
    const mounted = await mount(letter());
    await userEvent.click(elementOf(mounted, "right"));
    await userEvent.click(page.getByRole("button", { name: "Select Section" }));
    expect(selected(mounted)[0]).toBe(mounted.editor.document.get().root.children?.[0]?.children?.[1]?.id);
    await expect.element(page.getByRole("toolbar", { name: "Section actions" })).toBeVisible();
  });

  test("the toolbar duplicates and deletes, and the focus follows", async () => {
    const mounted = await mount(letter());
    await userEvent.click(elementOf(mounted, "right"));
    await userEvent.click(page.getByRole("button", { name: "Duplicate" }));
    const [copy] = selected(mounted);
    expect(copy).not.toBe("right");
    await vi.waitFor(() => expect(focusedId(mounted)).toBe(copy));
    await userEvent.click(page.getByRole("button", { name: "Delete" }));
    expect(mounted.canvas.elementOf(copy ?? "")).toBeUndefined();
    await vi.waitFor(() => expect(focusedId(mounted)).toBe(selected(mounted)[0]));
  });

  test("the outline moves with its block in the same turn", async () => {
    const mounted = await mount(letter());
    select(mounted, "two");
    await expect.element(page.getByRole("toolbar", { name: "Text actions" })).toBeVisible();
    const frame = mounted.root.querySelector<HTMLElement>(".mw-selection-frame");
    mounted.editor.run("set-props", { blockIds: ["one"], props: { fontSize: 90 } });
    const [outline, block] = [frame?.getBoundingClientRect(), elementOf(mounted, "two").getBoundingClientRect()];
    expect(outline?.top).toBeCloseTo(block.top, -0.5);
  });
});

describe("widths and zoom", () => {
  const paperWidth = ({ root }: CanvasMount) => root.querySelector(".mw-paper")?.getBoundingClientRect().width;

  test("the paper is as wide as the device, and the zoom scales it", async () => {
    const mounted = await mount(letter());
    mounted.editor.run("set-device", { device: "mobile" });
    await vi.waitFor(() => expect(paperWidth(mounted)).toBe(375));
    mounted.editor.run("set-device", { device: "tablet" });
    await vi.waitFor(() => expect(paperWidth(mounted)).toBe(768));
    mounted.editor.viewState.setState({ zoom: 50 });
    await vi.waitFor(() => expect(paperWidth(mounted)).toBe(384));
  });

  test("columns stand beside each other on a desktop and below each other on a phone", async () => {
    const mounted = await mount(letter());
    const tops = () => ["left", "right"].map((id) => elementOf(mounted, id).getBoundingClientRect().top);
    expect(tops()[0]).toBeCloseTo(tops()[1] ?? 0, 0);
    mounted.editor.run("set-device", { device: "mobile" });
    await vi.waitFor(() => expect(tops()[1]).toBeGreaterThan((tops()[0] ?? 0) + 20));
  });

  test("the outline fits at every zoom", async () => {
    const mounted = await mount(letter());
    select(mounted, "two");
    mounted.editor.viewState.setState({ zoom: 75 });
    await vi.waitFor(() => {
      const frame = mounted.root.querySelector(".mw-selection-frame")?.getBoundingClientRect();
      const block = elementOf(mounted, "two").getBoundingClientRect();
      expect(Math.abs((frame?.width ?? 0) - block.width)).toBeLessThan(1.5);
      expect(Math.abs((frame?.top ?? 0) - block.top)).toBeLessThan(1.5);
    });
  });
});

describe("keys", () => {
  test("the arrows walk the blocks, Enter goes in, Escape goes out", async () => {
    const mounted = await mount(letter());
    select(mounted, "one");
    await userEvent.keyboard("{ArrowDown}");
    expect(focusedId(mounted)).toBe("two");
    await userEvent.keyboard("{Escape}{Escape}");
    expect(mounted.canvas.root.activeElement?.getAttribute("aria-label")).toBe("Section");
    await userEvent.keyboard("{Enter}");
    expect(mounted.canvas.root.activeElement?.getAttribute("aria-label")).toBe("Column");
  });

  test("Enter on a text asks for text editing", async () => {
    const mounted = await mount(letter());
    const asked = vi.fn();
    mounted.canvas.onEditText(asked);
    select(mounted, "two");
    await userEvent.keyboard("{Enter}");
    expect(asked).toHaveBeenCalledWith({ blockId: "two" });
  });

  test("Alt and the arrows move the block, across sections too, and it keeps the focus", async () => {
    const mounted = await mount(letter());
    select(mounted, "two");
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(mounted.canvas.root.querySelector("mw-row")?.textContent).toBe("TwoOne");
    expect(focusedId(mounted)).toBe("two");
    await userEvent.keyboard("{Alt>}{ArrowDown}{ArrowDown}{/Alt}");
    expect(mounted.canvas.root.querySelectorAll("mw-row")[1]?.textContent).toContain("Two");
    expect(focusedId(mounted)).toBe("two");
    expect(spoken(mounted)).toContain("Move text");
  });

  test("Delete removes, and the next block has the focus; undo brings it back", async () => {
    const mounted = await mount(letter());
    select(mounted, "one");
    await userEvent.keyboard("{Delete}");
    expect(mounted.canvas.elementOf("one")).toBeUndefined();
    expect(focusedId(mounted)).toBe(selected(mounted)[0]);
    mounted.editor.run("undo");
    expect(mounted.canvas.elementOf("one")?.textContent).toBe("One");
    expect(spoken(mounted)).toContain("Undone");
  });

  test("Ctrl+D duplicates", async () => {
    const mounted = await mount(letter());
    select(mounted, "one");
    await userEvent.keyboard("{ControlOrMeta>}d{/ControlOrMeta}");
    expect(mounted.canvas.root.querySelector("mw-row")?.textContent).toBe("OneOneTwo");
  });

  test("the Tab key stops once on the canvas, at the selected block, then at its tools", async () => {
    const mounted = await mount(letter());
    mounted.editor.run("select", { blockIds: ["two"] });
    await expect.element(page.getByRole("toolbar", { name: "Text actions" })).toBeVisible();
    [...mounted.root.querySelectorAll("button")].find(({ textContent }) => textContent === "Page wrapper")?.focus();
    await userEvent.tab();
    expect(focusedId(mounted)).toBe("two");
    await userEvent.tab();
    expect(mounted.root.activeElement?.getAttribute("aria-label")).toBe("Select Page wrapper");
  });

  test("tabbing to a block selects it", async () => {
    const mounted = await mount(letter());
    [...mounted.root.querySelectorAll("button")].find(({ textContent }) => textContent === "Page wrapper")?.focus();
    await userEvent.tab();
    expect(selected(mounted)).toEqual(["wrapper"]);
  });

  test("on a phone, a block that is hidden there is pressed by its line and shown again", async () => {
    const mounted = await mount(aDocument([aSection(aText({ text: "<p>Two</p>", hideElement: "mobile" }, "two"), aText({}, "three"))]));
    const shownButton = page.getByRole("button", { name: "Show on all devices", exact: true });
    select(mounted, "two");
    await expect.element(page.getByRole("toolbar", { name: "Text actions" })).toBeVisible();
    expect(shownButton.query()).toBeNull();
    mounted.editor.run("set-device", { device: "mobile" });
    mounted.editor.run("select", { step: "none" });
    await userEvent.click(elementOf(mounted, "two"));
    expect(selected(mounted)).toEqual(["two"]);
    await userEvent.click(shownButton);
    expect(mounted.editor.document.get().root.children?.[0]?.children?.[0]?.children?.[0]?.children?.[0]?.props["hideElement"]).toBe("no");
    await expect.element(shownButton).not.toBeInTheDocument();
  });

  test("the context menu opens by right click and by Shift+F10, and acts", async () => {
    const mounted = await mount(letter());
    await userEvent.click(elementOf(mounted, "right"), { button: "right" });
    await expect.element(page.getByRole("menu", { name: "Actions for Image" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    expect(focusedId(mounted)).toBe("right");
    await userEvent.keyboard("{Shift>}{F10}{/Shift}");
    await userEvent.click(page.getByRole("menuitem", { name: "Duplicate" }));
    expect(selected(mounted)).not.toEqual(["right"]);
  });

  test("blocks are copied and pasted through the clipboard's events", async () => {
    const mounted = await mount(letter());
    select(mounted, "one");
    const clipboardData = new DataTransfer();
    const fire = (type: string) =>
      elementOf(mounted, "one").dispatchEvent(new ClipboardEvent(type, { bubbles: true, composed: true, cancelable: true, clipboardData }));
    fire("copy");
    expect(JSON.parse(clipboardData.getData(blocksMime))).toMatchObject({ mailwright: "blocks" });
    expect(clipboardData.getData("text/plain")).toContain("One");
    expect(clipboardData.getData("text/html")).toContain("data-mailwright");
    fire("paste");
    expect(mounted.canvas.root.querySelector("mw-row")?.textContent).toBe("OneOneTwo");
  });

  test("keys pressed outside the canvas do nothing to it", async () => {
    const mounted = await mount(letter());
    mounted.editor.run("select", { blockIds: ["one"] });
    [...mounted.root.querySelectorAll("button")].find(({ textContent }) => textContent === "Page wrapper")?.focus();
    await userEvent.keyboard("{Delete}{ArrowDown}");
    expect(selected(mounted)).toEqual(["one"]);
    expect(mounted.canvas.elementOf("one")).toBeDefined();
  });
});
