import { mergeDecided, type Side } from "@mailwright/collaboration";
import { collectBlocks, type EmailDocument, writeDocument } from "@mailwright/document";
import { changeBlock } from "@mailwright/editing";
import { aDocument, aSection, aText } from "@mailwright/testing";
import { expect, test, vi } from "vitest";
import { openTestEditor, type TestEditor } from "../../testing/open-editor.js";
import { addLaterCommands } from "./add-later-commands.js";

/** An email of three words, which somebody else changes by `theirs` while this person takes the `steps`; then both are merged. */
async function mergeWith(
  theirs: (document: EmailDocument) => EmailDocument,
  steps: (open: TestEditor) => Promise<unknown> | unknown,
  sides: ReadonlyMap<string, Side> = new Map(),
) {
  const open = await openTestEditor();
  const { editor, registry } = open.services;
  await addLaterCommands(editor);
  const words = ["one", "two", "three"].map((id) => aText({ text: `<p>${id}</p>` }, id));
  editor.run("replace-document", { document: writeDocument(aDocument([aSection(...words)])) });
  expect(await open.actions.save()).toBe(true);
  const base = editor.document.get();
  open.world.saveElsewhere(writeDocument(theirs(base)));
  await steps(open);
  expect(await open.actions.save()).toBe(false);
  const merged = mergeDecided(base, editor.document.get(), theirs(base), registry, sides);
  const outcome = editor.run("take-theirs", { merged: writeDocument(merged) });
  if (outcome.done) await outcome.value;
  open.actions.close();
  expect(editor.document.get()).toEqual(merged);
  return { ...open, editor, base };
}

const write = ({ services }: TestEditor, blockId: string, text: string) =>
  services.editor.run("set-props", { blockIds: [blockId], props: { text: `<p>${text}</p>` } });
const written = (id: string, text: string) => (document: EmailDocument) => ({
  ...document,
  root: changeBlock(document.root, id, (block) => ({ ...block, props: { ...block.props, text: `<p>${text}</p>` } })),
});
const textsOf = ({ services }: TestEditor) =>
  collectBlocks(services.editor.document.get().root).flatMap(({ type, props }) =>
    type === "text" ? [String(props["text"]).slice(3, -4)] : [],
  );

test("after a merge Undo takes back one's own steps, one by one, and never what the other did", async () => {
  const open = await mergeWith(written("two", "theirs"), (own) => {
    write(own, "one", "mine");
    write(own, "three", "mine too");
  });
  expect(textsOf(open)).toEqual(["mine", "theirs", "mine too"]);
  expect(open.editor.hasUnsavedWork()).toBe(true);
  expect(open.workspace.getState().base).toEqual(written("two", "theirs")(open.base));
  expect(await open.actions.save()).toBe(true);
  open.editor.run("undo");
  expect(textsOf(open)).toEqual(["mine", "theirs", "three"]);
  open.editor.run("undo");
  expect(textsOf(open)).toEqual(["one", "theirs", "three"]);
  open.editor.run("redo");
  open.editor.run("redo");
  expect(textsOf(open)).toEqual(["mine", "theirs", "mine too"]);
  expect(open.editor.hasUnsavedWork()).toBe(false);
});

test("steps that were stored before the other began can be taken back after a merge as well", async () => {
  const open = await mergeWith(written("two", "theirs"), (own) => write(own, "one", "mine"));
  open.editor.run("undo");
  expect(textsOf(open)).toEqual(["one", "theirs", "three"]);
  expect(open.editor.hasUnsavedWork()).toBe(false);
  open.editor.run("undo");
  expect(open.editor.hasUnsavedWork()).toBe(true);
  expect(open.editor.document.get()).not.toEqual(open.base);
  open.editor.run("redo");
  expect(open.editor.hasUnsavedWork()).toBe(false);
});

test("what was decided for the other is a step of its own: Undo decides it the other way", async () => {
  const open = await mergeWith(written("one", "theirs"), (own) => write(own, "one", "mine"), new Map([["one", "theirs"]]));
  expect(textsOf(open)).toEqual(["theirs", "two", "three"]);
  open.editor.run("undo");
  expect(textsOf(open)).toEqual(["mine", "two", "three"]);
  open.editor.run("undo");
  expect(textsOf(open)).toEqual(["theirs", "two", "three"]);
});

test("after theirs was opened, work that Undo brought back asks again before it is saved over theirs", async () => {
  const open = await openTestEditor();
  open.services.editor.run("insert-block", { blueprint: { type: "heading" } });
  open.world.saveElsewhere(writeDocument(aDocument([aSection(aText({ text: "<p>theirs</p>" }, "t"))])));
  expect(await open.actions.save()).toBe(false);
  await addLaterCommands(open.services.editor);
  open.services.editor.run("take-theirs");
  open.actions.close();
  const { etag } = open.workspace.getState();
  await vi.waitFor(() => {
    open.services.editor.run("undo");
    const before = open.workspace.getState().etag;
    open.services.editor.run("redo");
    expect(before).not.toBe(etag);
  });
  expect(open.workspace.getState().etag).toBe(etag);
  open.services.editor.run("undo");
  expect(await open.actions.save()).toBe(false);
  expect(JSON.stringify(open.world.stored.document)).toContain("theirs");
  expect(open.workspace.getState().dialog).toMatchObject({ kind: "conflict" });
});
