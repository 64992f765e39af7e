import { findBlock } from "@mailwright/document";
import { aDocument, aHeading, aSection, aText } from "@mailwright/testing";
import { expect, test } from "vitest";
import { openTestEditor } from "../../testing/open-editor.js";
import { runSoon } from "./run-soon.js";

async function open() {
  const document = aDocument([aSection(aHeading({}, "title"), aText({}, "words"), aText({}, "end"))]);
  const { editor } = (await openTestEditor({ document, hasFirstCommandsOnly: true })).services;
  const types = () => findBlock(editor.document.get().root, columnId)?.children?.map(({ id }) => id) ?? [];
  const columnId = editor.document.get().root.children?.[0]?.children?.[0]?.children?.[0]?.id ?? "";
  return { editor, ids: types };
}

test("a command whose code comes later runs as soon as it is there, and what is asked meanwhile waits its turn", async () => {
  const { editor, ids } = await open();
  editor.run("select", { blockIds: ["title"] });
  const down = { direction: "down" };
  const first = [runSoon(editor, "move-block-step", down), runSoon(editor, "move-block-step", down), runSoon(editor, "undo")];
  expect(ids()).toEqual(["title", "words", "end"]);
  expect((await Promise.all(first)).map(({ done }) => done)).toEqual([true, true, true]);
  expect(ids()).toEqual(["words", "title", "end"]);
  void runSoon(editor, "undo");
  expect(ids()).toEqual(["title", "words", "end"]);
});

test("it means what was selected when it was asked for, and what was chosen since stays selected", async () => {
  const { editor, ids } = await open();
  const selected = () => editor.viewState.getState().selection;
  editor.run("select", { blockIds: ["title"] });
  const waiting = [runSoon(editor, "duplicate-block"), runSoon(editor, "remove-block")];
  editor.run("select", { blockIds: ["words"] });
  await Promise.all(waiting);
  // The copy was selected, so it is what was deleted.
  expect(ids()).toEqual(["title", "words", "end"]);
  expect(editor.document.history().entries.length).toBe(2);
  expect(selected()).toEqual(["words"]);
});

test("a refusal is answered like any other", async () => {
  const { editor } = await open();
  expect(await runSoon(editor, "no-such-command")).toEqual({ done: false, refusal: "unknown-command" });
  expect(await runSoon(editor, "paste-style")).toEqual({ done: false, refusal: "no-styles" });
});
