import { blockRegistry } from "@mailwright/blocks";
import { findBlock } from "@mailwright/document";
import { aButton, aDocumentAround, counterIds } from "@mailwright/testing";
import { expect, test } from "vitest";
import { createEditor } from "../editor/create-editor.js";

const look = { iconAlign: "right", iconSize: 48, iconIndent: 12 };

function anEditor(props: Parameters<typeof aButton>[0]) {
  const document = aDocumentAround([aButton(props, "go")], blockRegistry);
  const editor = createEditor({ registry: blockRegistry, document, newId: counterIds("new-"), clock: () => 0 });
  const set = (changed: Parameters<typeof aButton>[0]) => editor.run("set-props", { blockIds: ["go"], props: { ...changed } });
  return { editor, set, props: () => findBlock(editor.document.get().root, "go")?.props };
}

test("a button without an icon has no size, side and indent of one either; undo brings all back", () => {
  const { editor, set, props } = anEditor({ label: "Go", icon: "https://example.com/a.png", ...look });
  set({ icon: null });
  expect(props()).toEqual({ label: "Go" });
  editor.run("undo");
  expect(props()).toMatchObject(look);
});

test("while there is another icon, or something else is changed, its look stays", () => {
  const { set, props } = anEditor({ iconId: "ph-star", icon: "https://example.com/a.png", ...look });
  set({ icon: null });
  expect(props()).toMatchObject(look);
  const other = anEditor({});
  other.set({ iconSize: 40 });
  expect(other.props()).toEqual({ iconSize: 40 });
});
