import { blockRegistry } from "@mailwright/blocks";
import { type Block, blueprintOf, collectBlocks, type EmailDocument } from "@mailwright/document";
import { importSource, loadReaders } from "@mailwright/importer";
import { counterIds } from "@mailwright/testing";
import { beforeAll, describe, expect, test } from "vitest";
import { createModuleLibrary } from "../../panels/modules/module-library.js";
import { createEditorHandle, type OpenEditor } from "../../shell/host/editor-handle.js";
import { createOpenGate } from "../../shell/host/open-gate.js";
import { openTestEditor } from "../../testing/open-editor.js";
import { addLaterCommands } from "../../workspace/commands/add-later-commands.js";
import { prepareIncoming } from "./prepare-mjml.js";

const source =
  '<mjml><mj-body><mj-section><mj-column><mj-accordion><mj-accordion-element><mj-accordion-title>Opening hours</mj-accordion-title></mj-accordion-element></mj-accordion></mj-column></mj-section><mj-hero background-url="https://a.test/h.jpg"><mj-text>Deep water</mj-text></mj-hero></mj-body></mjml>';

let imported: EmailDocument;
let kept: Block;
beforeAll(async () => {
  const outcome = importSource(source, { readers: await loadReaders(blockRegistry), newId: counterIds() });
  if (!outcome.ok) throw new Error(outcome.refusal);
  imported = outcome.email.document;
  const hero = collectBlocks(imported.root).find(({ type }) => type === "mjml");
  if (!hero) throw new Error("nothing was kept");
  kept = hero;
});

async function open(document?: unknown): Promise<OpenEditor & { readonly handle: ReturnType<typeof createEditorHandle> }> {
  const gate = createOpenGate<OpenEditor>();
  const opened = await openTestEditor(document ? { document } : {});
  gate.open(opened);
  await addLaterCommands(opened.services.editor);
  return { ...opened, handle: createEditorHandle(gate) };
}

describe("imported MJML is compiled as it was written, whichever way it comes in", () => {
  test("as the stored document", async () => {
    const { handle } = await open(imported);
    expect(await handle.exportMjml()).toBe(source);
  });

  test("as a host's document", async () => {
    const { handle } = await open();
    await handle.setDocument(imported);
    expect(await handle.exportMjml()).toBe(source);
  });

  test("as the draft of an earlier visit, which waits for what compiles it", async () => {
    const { services, actions, handle } = await open();
    const before = services.editor.document.get();
    const draft = { key: "k", editorId: "e", document: imported, baseEtag: null, savedAtMs: 0 };
    actions.open({ kind: "crash-draft", drafts: [draft] });
    expect(services.editor.run("restore-draft").done).toBe(true);
    expect(services.editor.document.get()).toBe(before);
    await expect.poll(() => services.editor.document.get().root).toBe(imported.root);
    expect(await handle.exportMjml()).toBe(source);
  });

  test("as what somebody else has stored meanwhile", async () => {
    const { services, workspace, actions, handle } = await open();
    const document = JSON.parse(JSON.stringify(imported));
    actions.open({ kind: "conflict", theirs: { info: workspace.getState().info, etag: '"2"', document } });
    expect(services.editor.run("take-theirs").done).toBe(true);
    await expect.poll(() => services.editor.document.get().root.id).toBe(imported.root.id);
    expect(await handle.exportMjml()).toBe(source);
  });

  test("by a host's command that replaces everything, which Undo takes back", async () => {
    const { services, handle } = await open();
    const document = JSON.parse(JSON.stringify(imported));
    expect(await handle.run("replace-document", { document })).toEqual({ done: true, value: [] });
    await expect.poll(() => services.editor.document.get().root.id).toBe(imported.root.id);
    expect(await handle.exportMjml()).toBe(source);
    expect(await handle.undo()).toBe(true);
    expect(await handle.exportMjml()).not.toBe(source);
  });

  test.each(["insert-block", "paste-blocks"])("by a host's command %s", async (command) => {
    const { handle } = await open();
    const blueprint = JSON.parse(JSON.stringify(blueprintOf(kept)));
    const text = JSON.stringify({ mailwright: "blocks", version: 1, blocks: [blueprint] });
    expect(await handle.run(command, command === "insert-block" ? { blueprint } : { text })).toMatchObject({ done: true });
    expect(await handle.exportHtml()).toMatch(/Opening hours|Deep water/);
  });
});

test("what compiles a module of imported MJML is there before the module is listed", async () => {
  const block = JSON.parse(JSON.stringify(blueprintOf(kept)));
  const module = { id: "m", name: "Hours", description: "", groupId: null, block, mayChange: false };
  const shelf = { modules: [module], groups: [], mayKeepGroups: false };
  const library = createModuleLibrary({ list: async () => ({ kind: "listed", shelf }) });
  await library.refresh();
  expect(library.getState()).toEqual({ phase: "ready", shelf, isPart: false });
});

test("nothing is waited for where nothing was kept", () => {
  expect(prepareIncoming({ blueprint: { type: "text", props: { text: "about mjml" } } })).toBeUndefined();
  expect(prepareIncoming(undefined)).toBeUndefined();
  expect(prepareIncoming(JSON.stringify({ blocks: [{ extras: { mjml: {} } }] }))).toBeInstanceOf(Promise);
  const round: Record<string, unknown> = {};
  round["self"] = round;
  expect(prepareIncoming(round)).toBeUndefined();
});
