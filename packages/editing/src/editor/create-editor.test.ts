import { blockRegistry } from "@mailwright/blocks";
import { readDocument } from "@mailwright/document";
import { aDocument, aHeading, aSection, aText, counterIds } from "@mailwright/testing";
import { expect, test } from "vitest";
import { defineCommandsWith } from "../commands/command.js";
import { take } from "../commands/take.js";
import { anEditor } from "../testing/test-editor.js";
import { createEditor } from "./create-editor.js";
import type { Editor, EditorEvents } from "./editor.js";
import { matchShortcut } from "./shortcuts.js";

const titled = () => aDocument([aSection(aHeading({ text: "Hello" }, "title"), aText({}, "words"))]);

/** A live text as the canvas gives one: what was typed is written with `set-text`. */
function startTyping(editor: Editor, blockId = "title") {
  const state = { html: undefined as string | undefined, isCancelled: false };
  editor.setLiveText({
    blockId,
    read: () => state.html,
    commit: () => state.html !== undefined && editor.run("set-text", { blockId, html: state.html }),
    cancel: () => {
      state.isCancelled = true;
    },
  });
  return {
    state,
    type: (html: string) => {
      state.html = html;
      editor.announceTyping();
    },
  };
}

test("a command commits what is being typed first, so nothing is lost", () => {
  const { editor, block, labels } = anEditor(titled());
  startTyping(editor).type("Typed");
  editor.run("duplicate-block", { blockIds: ["title"] });
  expect(block("new-1")?.props["text"]).toBe("Typed");
  expect(labels().map(({ key }) => key)).toEqual(["text", "duplicate"]);
  expect(editor.viewState.getState().textEditing).toBeNull();
});

test("undo takes back what is being typed", () => {
  const { editor, block } = anEditor(titled());
  startTyping(editor).type("Typed");
  editor.run("undo");
  expect(block("title")?.props["text"]).toBe("Hello");
  editor.run("redo");
  expect(block("title")?.props["text"]).toBe("Typed");
});

test("changing the look of a text leaves its editing open", () => {
  const { editor } = anEditor(titled());
  startTyping(editor).type("Typed");
  editor.run("set-props", { blockIds: ["title"], props: { fontSize: 20 } });
  editor.run("zoom-in");
  expect(editor.viewState.getState().textEditing).toEqual({ blockId: "title" });
  expect(editor.readUnsaved().root.children?.[0]?.children?.[0]?.children?.[0]?.children?.[0]?.props).toEqual({
    text: "Typed",
    fontSize: 20,
  });
});

test("editing another text commits the first", () => {
  const { editor, block } = anEditor(titled());
  startTyping(editor).type("Typed");
  startTyping(editor, "words");
  expect(block("title")?.props["text"]).toBe("Typed");
  expect(editor.viewState.getState().textEditing).toEqual({ blockId: "words" });
});

test("a text whose block goes away is given up", () => {
  const { editor } = anEditor(titled());
  const typing = startTyping(editor);
  typing.type("Typed");
  editor.document.replace(aDocument([]), { asLoaded: true });
  expect(typing.state.isCancelled).toBe(true);
  expect(editor.viewState.getState().textEditing).toBeNull();
});

test("text typed into one document never ends up in another", () => {
  const { editor, block } = anEditor(titled());
  startTyping(editor).type("Typed");
  editor.document.replace(titled(), { label: { key: "replace" } });
  expect(block("title")?.props["text"]).toBe("Hello");
  editor.run("undo");
  expect(block("title")?.props["text"]).toBe("Typed");
  const typing = startTyping(editor);
  typing.type("Typed again");
  editor.document.replace(titled(), { asLoaded: true });
  expect(typing.state.isCancelled).toBe(true);
  expect(editor.hasUnsavedWork()).toBe(false);
});

test("what is typed counts as unsaved before it is committed", () => {
  const { editor } = anEditor(titled());
  const told: boolean[] = [];
  editor.on("dirty", (isDirty) => told.push(isDirty));
  const typing = startTyping(editor);
  expect(editor.hasUnsavedWork()).toBe(false);
  typing.type("Typed");
  expect(editor.hasUnsavedWork()).toBe(true);
  editor.commitText();
  editor.document.markSaved();
  expect(editor.hasUnsavedWork()).toBe(false);
  expect(told).toEqual([true, false]);
});

test("a read-only editor refuses changes and lets people look around", () => {
  const { editor } = anEditor(titled(), { readOnly: true });
  expect(editor.run("remove-block", { blockIds: ["title"] })).toEqual({ done: false, refusal: "read-only" });
  expect(editor.can("undo")).toEqual({ done: false, refusal: "read-only" });
  for (const [id, args] of [
    ["select", { blockIds: ["title"] }],
    ["copy-blocks"],
    ["zoom-in"],
    ["set-device", { device: "mobile" }],
  ] as const) {
    expect(editor.run(id as string, args)).toMatchObject({ done: true });
  }
});

test("arguments from another page are checked before anything runs", () => {
  const { editor } = anEditor(titled());
  const wrong: readonly (readonly [string, unknown])[] = [
    ["insert-block", undefined],
    ["insert-block", { blueprint: { type: 7 } }],
    ["insert-block", { blueprint: { type: "heading", props: { text: () => 1 } } }],
    ["move-block", { blockIds: "title", target: { parentId: "wrapper", index: 0 } }],
    ["move-block", { blockIds: ["title"], target: { parentId: "wrapper", index: -1 } }],
    ["set-props", { blockIds: ["title"] }],
    ["set-device", { device: "fridge" }],
    ["select", { step: "constructor" }],
    ["undo", { twice: true }],
    ["set-columns", { widths: ["50"] }],
  ];
  for (const [id, args] of wrong) expect(editor.run(id, args)).toMatchObject({ done: false, refusal: "bad-arguments" });
  expect(editor.run("format-disk" as string)).toEqual({ done: false, refusal: "unknown-command" });
  expect(editor.document.isDirty()).toBe(false);
});

test("asking whether a command can run changes nothing", () => {
  const { editor } = anEditor(titled());
  startTyping(editor).type("Typed");
  editor.can("remove-block", { blockIds: ["title"] });
  expect(editor.document.isDirty()).toBe(false);
  expect(editor.viewState.getState().textEditing).not.toBeNull();
});

test("listeners hear of changes with label and patches, and of every run", () => {
  const { editor } = anEditor(titled());
  const changes: EditorEvents["change"][] = [];
  const runs: string[] = [];
  const off = editor.on("change", (change) => changes.push(change));
  editor.on("run", ({ commandId, outcome }) => runs.push(`${commandId}: ${outcome.done}`));
  editor.run("remove-block", { blockIds: ["title"] });
  editor.run("remove-block", { blockIds: ["title"] });
  off();
  editor.run("undo");
  expect(changes.map(({ kind, label, patches }) => [kind, label?.key, patches.length])).toEqual([["do", "remove", 1]]);
  expect(runs).toEqual(["remove-block: true", "remove-block: false", "undo: true"]);
});

test("what is hovered or selected is forgotten when it goes away", () => {
  const { editor, select, selection } = anEditor(titled());
  select("title");
  editor.viewState.setState({ hovered: "title" });
  editor.document.replace(aDocument([]), { asLoaded: true });
  expect(selection()).toEqual([]);
  expect(editor.viewState.getState().hovered).toBeNull();
});

test("a host's own command runs like ours and shares its shortcuts", () => {
  const saved: string[] = [];
  const save = defineCommandsWith<{ readonly store: string[] }>()(take.nothing, {
    id: "save-here",
    words: { en: "Save", de: "Speichern" },
    group: "template",
    changes: "view",
    shortcuts: [{ keys: "mod+s" }],
    run: ({ services }) => ({ done: true, value: services.store.push("saved") }),
  });
  const { editor } = anEditor(titled(), { commands: [save], services: { store: saved } });
  const press = { key: "s", code: "KeyS", ctrlKey: true, metaKey: false, altKey: false, shiftKey: false };
  const match = matchShortcut(editor.commands, press, false);
  expect(match && editor.run(match.commandId, match.args)).toMatchObject({ done: true });
  expect(editor.run(save)).toEqual({ done: true, value: 2 });
  expect(saved).toEqual(["saved", "saved"]);
});

test("an editor works without a selection port, a clipboard or a mode", () => {
  const editor = createEditor({
    registry: { get: () => undefined, definitions: [] },
    document: titled(),
    newId: () => "x",
    clock: () => 0,
  });
  expect(editor.viewState.getState()).toMatchObject({ mode: "simple", device: "desktop", zoom: 100, readOnly: false });
  expect(editor.run("remove-block", { blockIds: ["title"] }).done).toBe(true);
});

test("a document nested deeper than any stack opens and can be edited", () => {
  const deep: { original: unknown } = { original: JSON.parse(`${"[".repeat(200_000)}${"]".repeat(200_000)}`) };
  const stored = {
    version: 1,
    settings: {},
    root: { id: "root", type: "root", props: {}, children: [deep.original, ...(titled().root.children ?? [])] },
  };
  const { document } = readDocument(stored, blockRegistry, counterIds("read-"));
  const { editor } = anEditor(document);
  expect(editor.run("remove-block", { blockIds: ["title"] }).done).toBe(true);
  expect(editor.run("undo").done).toBe(true);
});
