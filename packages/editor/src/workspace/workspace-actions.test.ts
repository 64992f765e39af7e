import { expect, test } from "vitest";
import { nobodyAsked } from "../testing/memory-approval.js";
import { refusalOf } from "../testing/memory-ports.js";
import { openTestEditor, type TestEditor } from "../testing/open-editor.js";
import { addLaterCommands } from "./commands/add-later-commands.js";

const addHeading = ({ services }: TestEditor) => services.editor.run("insert-block", { blueprint: { type: "heading" } });
const stored = ({ world }: TestEditor) => JSON.stringify(world.stored.document);

test("saving stores the work and says so", async () => {
  const statuses: string[] = [];
  const open = await openTestEditor({ callbacks: { onSaveStatus: ({ status }) => statuses.push(status) } });
  addHeading(open);
  expect(await open.actions.save()).toBe(true);
  expect(stored(open)).toContain('"heading"');
  expect(open.services.editor.hasUnsavedWork()).toBe(false);
  expect(open.told).toEqual(["saved"]);
  expect(statuses).toEqual(["saving", "saved"]);
});

test("what changes while a save is on its way stays unsaved", async () => {
  const open = await openTestEditor();
  addHeading(open);
  const saving = open.actions.save();
  addHeading(open);
  await saving;
  expect(open.services.editor.hasUnsavedWork()).toBe(true);
});

test("a second press waits for the save that runs", async () => {
  const open = await openTestEditor();
  addHeading(open);
  await Promise.all([open.actions.save(), open.actions.save()]);
  expect(open.world.stored.etag).toBe('"2"');
});

test("a save over somebody else's asks instead of overwriting", async () => {
  const open = await openTestEditor();
  open.world.saveElsewhere({ theirs: true });
  addHeading(open);
  expect(await open.actions.save()).toBe(false);
  expect(open.world.stored.document).toEqual({ theirs: true });
  expect(open.workspace.getState().dialog).toMatchObject({ kind: "conflict", theirs: { document: { theirs: true } } });
  expect(open.services.editor.hasUnsavedWork()).toBe(true);
});

test("keeping mine stores a copy, which is the open template from then on, also in the address", async () => {
  const went: unknown[] = [];
  const open = await openTestEditor({ callbacks: { onNavigate: (to) => went.push(to) } });
  addHeading(open);
  expect(await open.actions.saveCopy()).toBe(true);
  expect(open.world.copies).toHaveLength(1);
  expect(open.workspace.getState().info).toMatchObject({ id: "t2", name: "Spring sale copy" });
  expect(went).toEqual([{ path: "/edit/t2", replace: true }]);
});

test("taking theirs opens it, and Undo brings mine back", async () => {
  const open = await openTestEditor();
  addHeading(open);
  const mine = open.services.editor.document.get();
  const theirs = { version: 1, settings: {}, root: { id: "r", type: "root", props: {}, children: [] } };
  await addLaterCommands(open.services.editor);
  open.actions.open({ kind: "conflict", theirs: { ...open.world.stored, document: theirs, etag: '"9"' } });
  expect(open.services.editor.run("take-theirs").done).toBe(true);
  expect(open.services.editor.document.get().root.children).toEqual([]);
  expect(open.services.editor.hasUnsavedWork()).toBe(false);
  expect(open.workspace.getState().etag).toBe('"9"');
  open.services.editor.run("undo");
  expect(open.services.editor.document.get()).toEqual(mine);
});

test("after unsaved work on an older version was restored, no common document is known; on the same version it is", async () => {
  const open = await openTestEditor();
  const document = open.services.editor.document.get();
  const restore = (baseEtag: string) => {
    open.actions.open({ kind: "crash-draft", drafts: [{ key: "t1", editorId: "e1", document, baseEtag, savedAtMs: 0 }] });
    expect(open.services.editor.run("restore-draft").done).toBe(true);
  };
  restore(open.workspace.getState().etag ?? "");
  expect(open.workspace.getState().base).toBe(document);
  restore('"older"');
  expect(open.workspace.getState().base).toBeNull();
});

test("a refusal leaves the work unsaved and names its reason", async () => {
  const open = await openTestEditor();
  addHeading(open);
  open.world.refusal = refusalOf("template-locked");
  expect(await open.actions.save()).toBe(false);
  expect(open.told).toEqual(["template-locked"]);
  expect(open.workspace.getState().savePhase).toBe("failed");
  expect(open.services.editor.hasUnsavedWork()).toBe(true);
});

test("who says no to signing in again while a save that they pressed before is being prepared is not asked once more by it", async () => {
  const open = await openTestEditor();
  addHeading(open);
  const before = stored(open);
  const saving = open.actions.save();
  open.workspace.setState({ endedBy: "session-ended" });
  expect(await saving).toBe(false);
  expect(open.told).toEqual(["session-ended"]);
  expect(stored(open)).toBe(before);
  // A press from then on is a wish to save, and asks.
  expect(await open.actions.save()).toBe(true);
});

test("a picture in base64 is refused before anything is stored, and its block is selected", async () => {
  const open = await openTestEditor();
  const before = stored(open);
  const { editor } = open.services;
  const html = '<img src="data:image/png;base64,AAAA">';
  editor.run("insert-block", { blueprint: { type: "code", props: { html } } });
  const [block] = editor.viewState.getState().selection;
  editor.run("select", { blockIds: [] });
  expect(await open.actions.save()).toBe(false);
  expect(open.told).toEqual(["base64-content"]);
  expect(stored(open)).toBe(before);
  expect(editor.viewState.getState().selection).toEqual([block]);
  expect(editor.hasUnsavedWork()).toBe(true);
});

test("publishing stores unsaved work first and then says what comes next", async () => {
  const open = await openTestEditor();
  addHeading(open);
  expect(await open.actions.move("publish")).toBe(true);
  expect(stored(open)).toContain('"heading"');
  expect(open.world.stored.info.status).toBe("published");
  expect(open.workspace.getState()).toMatchObject({ info: { status: "published" }, dialog: { kind: "published" } });
});

test("nothing is published that could not be saved", async () => {
  const open = await openTestEditor();
  open.world.saveElsewhere({});
  addHeading(open);
  expect(await open.actions.move("publish")).toBe(false);
  expect(open.world.stored.info.status).toBe("draft");
});

test("embedded, save and continue publishes a draft and goes on", async () => {
  const went: string[] = [];
  const open = await openTestEditor({ isEmbedded: true, callbacks: { onNavigate: ({ path }) => went.push(path) } });
  addHeading(open);
  await open.actions.saveAndContinue();
  expect(open.world.stored.info.status).toBe("published");
  expect(open.workspace.getState().dialog).toBeNull();
  expect(went).toEqual(["/?status=published&embed=true"]);
});

test("leaving with unsaved work asks first", async () => {
  const went: string[] = [];
  const open = await openTestEditor({ callbacks: { onNavigate: ({ path }) => went.push(path) } });
  addHeading(open);
  open.actions.goHome();
  expect(went).toEqual([]);
  const { dialog } = open.workspace.getState();
  expect(dialog?.kind).toBe("leave");
  if (dialog?.kind === "leave") dialog.onLeave();
  expect(went).toEqual(["/?status=draft"]);
  expect(open.workspace.getState().givenUp).toBe(open.services.editor.document.get());
});

test("the save command is the same save", async () => {
  const open = await openTestEditor();
  addHeading(open);
  expect(open.services.editor.run("save").done).toBe(true);
  await expect.poll(() => open.told).toEqual(["saved"]);
});

test("what is not approved is not published: the review says so and offers to ask, and the page hears of it", async () => {
  const codes: string[] = [];
  const open = await openTestEditor({ callbacks: { onError: ({ code }) => codes.push(code) } });
  open.world.approval = { ...nobodyAsked, summary: { ...nobodyAsked.summary, isRequired: true } };
  expect(await open.actions.move("publish")).toBe(false);
  expect(open.workspace.getState()).toMatchObject({ dialog: { kind: "approval" }, movingTo: null, info: { status: "draft" } });
  expect(codes).toEqual(["not-approved"]);
  expect(open.told).toEqual([]);
  const driven = await openTestEditor({ without: ["approval"] });
  driven.world.refusal = refusalOf("not-approved");
  expect(await driven.actions.move("publish")).toBe(false);
  expect(driven.workspace.getState().dialog).toBeNull();
  expect(driven.told).toHaveLength(1);
});
