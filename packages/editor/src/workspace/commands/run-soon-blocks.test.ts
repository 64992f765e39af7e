import { presets } from "@mailwright/blocks/first";
import { collectBlocks } from "@mailwright/document";
import { createEditorWith, firstEditingCommands } from "@mailwright/editing";
import { aDocument, aSection, aText, counterIds } from "@mailwright/testing";
import { expect, test, vi } from "vitest";

test("a rarer block is inserted as soon as its code is there, also where the command's own code came first, and undo after it waits too", async () => {
  // Another suite in this process may have brought the code of the rarer blocks: this one begins without, as a page does.
  vi.resetModules();
  const { laterBlocksCode, ourBlocks } = await import("../../base/document/later-blocks.js");
  const { laterCommands } = await import("./later-commands.js");
  const { runSoon } = await import("./run-soon.js");
  const document = aDocument([aSection(aText({}, "words"))]);
  const options = { registry: ourBlocks, document, newId: counterIds("new-"), clock: () => 0 };
  const editor = createEditorWith(firstEditingCommands, options);
  // As a text that is opened in the first second, or the menu of the header, brings them.
  editor.addCommands(laterCommands);
  const preset = presets.find(({ id }) => id === "products");
  if (!preset) throw new Error("there is a tile for products");
  const types = () => collectBlocks(editor.document.get().root).map(({ type }) => type);
  expect(laterBlocksCode.peek()).toBeUndefined();
  const inserted = runSoon(editor, "insert-block", { blueprint: preset.makes() });
  const undone = runSoon(editor, "undo");
  expect(types()).not.toContain("products");
  expect(await inserted).toMatchObject({ done: true });
  expect(await undone).toMatchObject({ done: true });
  expect(types()).not.toContain("products");
  expect(runSoon(editor, "redo")).toMatchObject({ done: true });
  expect(types()).toContain("products");
  const unknown = runSoon(editor, "insert-block", { blueprint: { type: "no-such-block" } });
  expect(unknown).toMatchObject({ done: false, refusal: "unknown-block" });
});
