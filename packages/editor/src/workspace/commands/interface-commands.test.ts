import { aDocument, aHeading, aSection, aText } from "@mailwright/testing";
import { expect, test } from "vitest";
import { openTestEditor, type TestEditorOptions } from "../../testing/open-editor.js";
import { addLaterCommands } from "./add-later-commands.js";

const email = aDocument([aSection(aHeading({ text: "Hello you" }, "title"), aText({ text: "<p>you and you</p>" }, "words"))]);

async function open(options: TestEditorOptions = {}) {
  const opened = await openTestEditor({ document: email, ...options });
  await addLaterCommands(opened.services.editor);
  return { ...opened, ...opened.services };
}

test("dialogs whose port is missing are not offered", async () => {
  const { editor } = await open({
    without: ["comments", "approval", "activity", "notes", "versions", "testEmail", "info", "modules", "products", "status"],
  });
  const ids = [
    "show-comments",
    "show-approval",
    "show-activity",
    "show-notes",
    "show-versions",
    "name-version",
    "show-test-email",
    "show-info",
    "save-module",
    "choose-products",
    "publish",
  ] as const;
  for (const id of ids) expect(editor.run(id), id).toEqual({ done: false, refusal: "not-offered" });
});

test("status and rights decide which move there is", async () => {
  const draft = await open({ info: { status: "draft" } });
  expect(draft.editor.can("publish").done).toBe(true);
  expect(draft.editor.run("unpublish")).toEqual({ done: false, refusal: "not-now" });
  const published = await open({ info: { status: "published" } });
  expect(published.editor.run("publish")).toEqual({ done: false, refusal: "not-now" });
  expect(published.editor.run("unpublish").done).toBe(true);
  expect(published.workspace.getState().dialog).toEqual({ kind: "unpublish" });
  const without = await open({ info: { status: "draft", rights: [] } });
  expect(without.editor.run("publish")).toEqual({ done: false, refusal: "not-allowed" });
  const shared = await open({ info: { status: "draft", isShared: true } });
  expect(shared.editor.run("publish")).toEqual({ done: false, refusal: "not-allowed" });
});

test("the ways back to a page are there where the editor is embedded, the way home where it is not", async () => {
  const alone = await open();
  expect(alone.editor.run("cancel")).toEqual({ done: false, refusal: "not-offered" });
  expect(alone.editor.run("save-and-continue")).toEqual({ done: false, refusal: "not-offered" });
  const went: string[] = [];
  const embedded = await open({ isEmbedded: true, callbacks: { onCancel: () => void went.push("cancel") } });
  expect(embedded.editor.run("cancel").done).toBe(true);
  expect(went).toEqual(["cancel"]);
});

test("a preview in a mail program is the next one only", async () => {
  const { editor } = await open();
  expect(editor.run("show-in-program", { program: "outlook-classic", blockId: "title" }).done).toBe(true);
  expect(editor.viewState.getState()).toMatchObject({ preview: true, previewIn: { program: "outlook-classic", blockId: "title" } });
  editor.run("preview", { isOpen: false });
  editor.run("preview");
  expect(editor.viewState.getState()).toMatchObject({ preview: true, previewIn: undefined });
});

test("the general settings open at a setting that there is", async () => {
  const { editor, workspace } = await open();
  expect(editor.run("show-general-settings", { setting: "width" }).done).toBe(true);
  expect(workspace.getState().dialog).toEqual({ kind: "general-settings", setting: "width" });
  const nonsense = { setting: "hologram" } as unknown as { setting: "width" };
  expect(editor.run("show-general-settings", nonsense)).toMatchObject({
    refusal: "bad-arguments",
    detail: "show-general-settings.setting",
  });
});

test("sidebars lie beside the canvas and are remembered, or over it, one at a time", async () => {
  const { editor, workspace, ports } = await open();
  const panels = () => workspace.getState().panels;
  expect(editor.run("toggle-panel", { side: "right" }).done).toBe(true);
  expect(panels().beside).toEqual({ left: true, right: false });
  expect(ports.preferences.get("editor.right-panel")).toBe("closed");
  editor.run("toggle-panel", { side: "right", isOpen: false });
  expect(panels().beside.right).toBe(false);
  workspace.setState({ panels: { ...panels(), isBeside: false } });
  editor.run("toggle-panel", { side: "left" });
  editor.run("toggle-panel", { side: "right" });
  expect(panels().over).toBe("right");
  expect(panels().beside).toEqual({ left: true, right: false });
});

test("a tab of the left sidebar opens it; what a mode or a host does not have is refused", async () => {
  const { editor, workspace } = await open();
  editor.run("toggle-panel", { side: "left", isOpen: false });
  expect(editor.run("show-tab", { tab: "layers" }).done).toBe(true);
  expect(workspace.getState().panels).toMatchObject({ tab: "layers", beside: { left: true } });
  expect(editor.run("show-tab", { tab: "advanced" })).toEqual({ done: false, refusal: "not-offered" });
  editor.viewState.setState({ readOnly: true });
  expect(editor.run("show-tab", { tab: "blocks" })).toEqual({ done: false, refusal: "read-only" });
});

test("sections of the settings are opened and closed one by one or all at once", async () => {
  const { editor, workspace, ports } = await open();
  const closed = () => [...workspace.getState().panels.closed];
  editor.run("toggle-section", { section: "style", isOpen: false });
  expect(closed()).toEqual(["style"]);
  expect(ports.preferences.get("editor.closed-tabs")).toBe("style");
  editor.run("toggle-section", { isOpen: false });
  expect(closed()).toEqual(["quick", "settings", "style", "advanced", "rules", "lock"]);
  editor.run("toggle-section", { isOpen: true });
  expect(closed()).toEqual([]);
});

test("finding goes round through what there is, and replacing takes the same words", async () => {
  const { editor, workspace } = await open();
  expect(editor.run("find-next")).toEqual({ done: false, refusal: "not-now" });
  editor.run("find", { words: "you" });
  const steps = ["find-next", "find-next", "find-next", "find-next", "find-previous"] as const;
  const places = steps.map((id) => {
    const outcome = editor.run(id);
    return outcome.done && outcome.value.place;
  });
  expect(places).toEqual([0, 1, 2, 0, 2]);
  expect(editor.viewState.getState().selection).toEqual(["words"]);
  expect(editor.run("replace-text", { words: "you", isCaseSensitive: true, replacement: "we", index: 2 })).toEqual({
    done: true,
    value: 1,
  });
  expect(editor.run("replace-text", { words: "you", isCaseSensitive: true, replacement: "we" })).toEqual({ done: true, value: 2 });
  expect(editor.run("find-next")).toEqual({ done: false, refusal: "nothing-found" });
  expect(editor.run("close-find").done).toBe(true);
  expect(workspace.getState().find).toBeNull();
});

test("code and products are asked for where a block has them, in its plan", async () => {
  const blocks = aDocument([aSection({ id: "code", type: "code", props: {}, children: [] }, aHeading({}, "title"))]);
  const { editor, workspace } = await open({ document: blocks });
  expect(editor.run("edit-code")).toEqual({ done: false, refusal: "nothing-selected" });
  expect(editor.run("edit-code", { blockId: "title" })).toEqual({ done: false, refusal: "not-offered" });
  expect(editor.run("edit-code", { blockId: "gone" })).toEqual({ done: false, refusal: "no-such-block" });
  editor.run("select", { blockIds: ["code"] });
  expect(editor.run("edit-code").done).toBe(true);
  expect(workspace.getState().dialog).toEqual({ kind: "block-code", blockId: "code" });
  expect(editor.run("close-dialog").done).toBe(true);
  expect(editor.run("close-dialog")).toEqual({ done: false, refusal: "not-now" });
  const outside = await open({ document: blocks, entitlements: [] });
  expect(outside.editor.run("edit-code", { blockId: "code" })).toEqual({ done: false, refusal: "locked" });
});

test("a lock is released, and why not is answered", async () => {
  const went: string[] = [];
  const shared = await open({
    info: { isShared: true, isLocked: true },
    callbacks: { onNavigate: ({ path }) => void went.push(path) },
  });
  const outcome = shared.editor.run("unlock");
  expect(outcome.done && (await outcome.value)).toBeUndefined();
  expect(went).toEqual(["/?status=shared"]);
  const free = await open();
  expect(free.editor.run("unlock")).toEqual({ done: false, refusal: "not-offered" });
});
