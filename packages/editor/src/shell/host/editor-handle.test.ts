import { expect, test } from "vitest";
import { openTestEditor } from "../../testing/open-editor.js";
import { carryOver } from "../../workspace/carry-over.js";
import { createEditorHandle, type OpenEditor } from "./editor-handle.js";
import { createOpenGate } from "./open-gate.js";

test("methods wait until a template is open", async () => {
  const gate = createOpenGate<OpenEditor>();
  const handle = createEditorHandle(gate);
  const exported = handle.exportHtml();
  gate.open(await openTestEditor());
  expect(await exported).toContain("<!doctype html>");
});

test("a document goes in as any JSON and comes out with everything kept", async () => {
  const gate = createOpenGate<OpenEditor>();
  const open = await openTestEditor();
  gate.open(open);
  const handle = createEditorHandle(gate);
  const foreign = {
    version: 1,
    settings: {},
    root: { id: "r", type: "root", props: {}, children: [{ id: "x", type: "from-the-future", props: { a: 1 } }, "nonsense"] },
  };
  await handle.setDocument(foreign);
  expect(await handle.getDocument()).toEqual(foreign);
  expect(open.workspace.getState().problems.map(({ code }) => code)).toEqual(["unknown-type", "unreadable-block"]);
});

test("commands by name run and refuse with a code", async () => {
  const gate = createOpenGate<OpenEditor>();
  gate.open(await openTestEditor());
  const handle = createEditorHandle(gate);
  expect(await handle.undo()).toBe(false);
  expect(await handle.run("insert-block", { blueprint: { type: "text" } })).toMatchObject({ done: true });
  expect(await handle.undo()).toBe(true);
  expect(await handle.run("no-such-thing")).toMatchObject({ done: false, refusal: "unknown-command" });
});

test("other blocks take over the work as it is, unsaved or not", async () => {
  const open = await openTestEditor();
  const { services } = open;
  services.editor.run("insert-block", { blueprint: { type: "heading" } });
  const { registry, presets, ports } = services;
  const next = carryOver(open, { ports, registry, presets, mode: "advanced", isReadOnly: false, actions: () => open.actions });
  expect(next.services.editor.document.get()).toEqual(services.editor.document.get());
  expect(next.services.editor.hasUnsavedWork()).toBe(true);
  expect(next.services.editor.viewState.getState().selection).toEqual(services.editor.viewState.getState().selection);
});
