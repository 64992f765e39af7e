import { fireEvent, within } from "@testing-library/dom";
import { afterEach, expect, test } from "vitest";
import { type EditorMount, mountEditor } from "../../testing/mount-editor.js";
import { sampleDocument } from "../../testing/sample-document.js";

const mounts: EditorMount[] = [];
afterEach(() => {
  for (const mount of mounts.splice(0)) mount.unmount();
});

/** A press counts until the frame after it is drawn. */
const framesLater = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => resolve()))));

/** An editor with a button selected. */
async function mountSelected() {
  const editor = await mountEditor({ document: sampleDocument() });
  mounts.push(editor);
  const screen = within(editor.inside);
  const at = (type: string) => {
    const { left, top } = editor.block(type).getBoundingClientRect();
    return { clientX: left + 4, clientY: top + 4 };
  };
  const hold = (type: string) => {
    fireEvent.pointerDown(editor.block(type), at(type));
    fireEvent.mouseDown(editor.block(type), at(type));
  };
  const release = (type: string) => {
    fireEvent.pointerUp(editor.block(type), at(type));
    fireEvent.mouseUp(editor.block(type), at(type));
  };
  /** The name on the outline of the selected block. */
  const outlined = (name: string) => screen.findByText(name, { selector: "[aria-current]" });
  const settings = () => within(screen.getByRole("complementary", { name: "Settings & Styles" }));
  const shown = () => settings().getByRole("heading", { level: 3 }).textContent;
  hold("button");
  release("button");
  await outlined("Button");
  await settings().findByRole("heading", { name: "Button" });
  await framesLater();
  return { editor, hold, release, outlined, settings, shown };
}

test("while the pointer is held, settings follow the outline by a frame", async () => {
  const { hold, release, outlined, settings, shown } = await mountSelected();
  hold("text");
  await outlined("Text");
  expect(shown()).toBe("Button");
  await settings().findByRole("heading", { name: "Text" });
  release("text");
});

test("however short a press is, its caret waits for no settings, and they follow by a frame", async () => {
  const { editor, hold, release, settings, shown } = await mountSelected();
  hold("text");
  release("text");
  fireEvent.click(editor.block("text"));
  expect(shown()).toBe("Button");
  await settings().findByRole("heading", { name: "Text" });
});

test("what is selected as the pointer comes up, as by a drop, is outlined before its settings are there", async () => {
  const { editor, hold, release, outlined, settings, shown } = await mountSelected();
  hold("button");
  release("button");
  void editor.handle.run("select", { blockIds: [editor.block("text").dataset["blockId"] ?? ""] });
  expect(shown()).toBe("Button");
  await outlined("Text");
  await settings().findByRole("heading", { name: "Text" });
});

test("what a key or the host selects shows its settings in the same frame", async () => {
  const { editor, outlined, shown } = await mountSelected();
  const blockId = editor.block("text").dataset["blockId"] ?? "";
  void editor.handle.run("select", { blockIds: [blockId] });
  await outlined("Text");
  expect(shown()).toBe("Text");
});
