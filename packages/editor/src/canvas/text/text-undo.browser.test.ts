import type { Block } from "@mailwright/document";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { CanvasMount } from "../../testing/mount-canvas.js";
import { blockOf, edit, isInText, mountDesk, propOf, settled, type } from "../../testing/mount-text-canvas.js";

let mounted: CanvasMount | undefined;
afterEach(() => mounted?.unmount());

async function mount(...options: Parameters<typeof mountDesk>): Promise<CanvasMount> {
  mounted = await mountDesk(...options);
  return mounted;
}

describe("undo", () => {
  const undo = "{Control>}z{/Control}";
  const redo = "{Control>}{Shift>}z{/Shift}{/Control}";
  const later = () => new Promise((resolve) => setTimeout(resolve, 800));

  test("inside a text takes back burst by burst, then what was before the text, and redo brings it again", async () => {
    const desk = await mount();
    desk.editor.run("select", { blockIds: ["text"] });
    desk.editor.run("set-props", { props: { align: "center" } });
    await edit(desk, "text");
    await type(" a");
    await later();
    await type(" b");
    await type(undo);
    await vi.waitFor(() => expect(propOf(desk, "text", "text")).toBe("<p>One <strong>two</strong> three a</p>"));
    expect(desk.canvas.textElementOf("text")?.textContent).toBe("One two three a");
    await type(undo);
    expect(desk.canvas.textElementOf("text")?.textContent).toBe("One two three");
    expect(isInText(desk, "text")).toBe(true);
    await type(undo);
    expect(propOf(desk, "text", "align")).toBeUndefined();
    await type(redo);
    await type(redo);
    expect(desk.canvas.textElementOf("text")?.textContent).toBe("One two three a");
    expect(isInText(desk, "text")).toBe(true);
    await type("!");
    expect(desk.canvas.textElementOf("text")?.textContent).toBe("One two three a!");
    await type("{Escape}");
    expect(propOf(desk, "text", "align")).toBe("center");
    expect(propOf(desk, "text", "text")).toBe("<p>One <strong>two</strong> three a!</p>");
  });

  test("inside a text is the same command as everywhere", async () => {
    const desk = await mount();
    const ran: string[] = [];
    await edit(desk, "text");
    await type("x");
    desk.editor.on("run", ({ commandId }) => ran.push(commandId));
    await type(undo);
    await type(redo);
    expect(ran.filter((id) => id !== "set-text")).toEqual(["undo", "redo"]);
    expect(isInText(desk, "text")).toBe(true);
  });

  test("a format is a step of its own", async () => {
    const desk = await mount();
    await edit(desk, "other");
    await type("s");
    await type("{Shift>}{Home}{/Shift}{Control>}b{/Control}");
    await type(undo);
    await vi.waitFor(() => expect(propOf(desk, "other", "text")).toBe("<p>Second texts</p>"));
    await type(undo);
    await vi.waitFor(() => expect(propOf(desk, "other", "text")).toBe("<p>Second text</p>"));
  });

  test("outside takes back what was typed", async () => {
    const desk = await mount();
    await edit(desk, "text");
    await type("x");
    await type("{Escape}");
    await type(undo);
    expect(propOf(desk, "text", "text")).toBe("<p>One <strong>two</strong> three</p>");
    expect(desk.canvas.textElementOf("text")?.textContent).toBe("One two three");
  });

  test("until the block itself is gone ends editing", async () => {
    const desk = await mount();
    desk.editor.run("insert-block", { blueprint: { type: "text", props: { text: "<p>new</p>" } }, target: targetAfter(desk, "other") });
    const [id = ""] = desk.editor.viewState.getState().selection;
    await edit(desk, id);
    await type(undo);
    await settled(desk);
    expect(blockOf(desk, id)).toBeUndefined();
  });
});

function targetAfter({ editor }: CanvasMount, id: string) {
  const parents: Block[] = [];
  const walk = (block: Block) => {
    if (block.children?.some((child) => child.id === id)) parents.push(block);
    for (const child of block.children ?? []) walk(child);
  };
  walk(editor.document.get().root);
  const [parent] = parents;
  return { parentId: parent?.id ?? "", index: (parent?.children?.findIndex((child) => child.id === id) ?? 0) + 1 };
}
