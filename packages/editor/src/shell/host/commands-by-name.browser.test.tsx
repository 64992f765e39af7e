import { aDocument, aSection, aText } from "@mailwright/testing";
import { waitFor, within } from "@testing-library/dom";
import { afterEach, expect, test } from "vitest";
import { draftInfo, type MemoryOptions } from "../../testing/memory-ports.js";
import { type EditorMount, type EditorMountOptions, mountEditor } from "../../testing/mount-editor.js";
import { sampleDocument } from "../../testing/sample-document.js";
import type { InterfaceCommand } from "../../workspace/commands/all-commands.js";

let mounted: EditorMount | undefined;
afterEach(() => mounted?.unmount());

interface Case {
  readonly args?: unknown;
  readonly options?: EditorMountOptions;
  /** What is done before. */
  readonly after?: readonly (readonly [command: string, args?: unknown])[];
  /** What is seen then; asked until it passes. */
  readonly sees: (editor: EditorMount) => unknown;
}

const screen = ({ inside }: EditorMount) => within(inside);
const dialog = (name: string | RegExp) => (editor: EditorMount) => screen(editor).getByRole("dialog", { name });
const asked = (name: string | RegExp) => (editor: EditorMount) => screen(editor).getByRole("alertdialog", { name });
const noDialog = (editor: EditorMount) => expect(screen(editor).queryByRole("dialog")).toBeNull();
const info = (more: MemoryOptions["info"]): EditorMountOptions => ({ info: { ...draftInfo, ...more } });
const broken = { version: 1, settings: {}, root: { id: "r", type: "root", props: {}, children: ["nonsense"] } };
const insecureDocument = aDocument([aSection(aText({ text: '<p><a href="http://shop.example.com">Shop</a></p>' }, "words"))]);
const otherDocument = aDocument([aSection(aText({ text: "<p>Another email</p>" }))]);
const selectFirst = (step: string): NonNullable<Case["after"]> => [
  ["select", { step: "none" }],
  ["insert-block", { blueprint: { type: step } }],
];

const cases: Partial<Record<InterfaceCommand["id"], Case>> = {
  save: { after: [["insert-block", { blueprint: { type: "divider" } }]], sees: (editor) => screen(editor).getByText("Saved") },
  publish: { sees: ({ world }) => expect(world.stored.info.status).toBe("published") },
  unpublish: { options: info({ status: "published" }), sees: asked(/unpublish/i) },
  restore: { options: info({ status: "deleted" }), sees: ({ world }) => expect(world.stored.info.status).toBe("draft") },
  preview: { sees: (editor) => screen(editor).getByRole("main", { name: "Preview" }) },
  find: {
    args: { words: "the" },
    sees: (editor) => expect(screen(editor).getByRole("searchbox", { name: "Find" })).toHaveProperty("value", "the"),
  },
  "find-next": { after: [["find", { words: "the" }]], sees: (editor) => screen(editor).getByText(/^1 of \d+$/) },
  "find-previous": {
    after: [["find", { words: "the" }]],
    sees: (editor) => {
      const [, place, count] = /^(\d+) of (\d+)$/.exec(screen(editor).getByText(/^\d+ of \d+$/).textContent ?? "") ?? [];
      expect(place).toBe(count);
    },
  },
  "close-find": { after: [["find"]], sees: (editor) => expect(screen(editor).queryByRole("searchbox", { name: "Find" })).toBeNull() },
  "show-general-settings": { sees: dialog("General settings") },
  "ask-to-clear": { sees: asked(/clear/i) },
  "show-code": { sees: dialog(/code/i) },
  "show-import": { sees: dialog(/import/i) },
  "show-export": { sees: dialog(/export/i) },
  "show-versions": { sees: dialog(/version/i) },
  "name-version": { sees: (editor) => screen(editor).getByRole("textbox", { name: "Name of this version" }) },
  "show-comments": { sees: (editor) => screen(editor).getByRole("complementary", { name: "Comments" }) },
  "show-notes": { sees: dialog(/notes/i) },
  "show-approval": { sees: dialog("Review") },
  "show-activity": { sees: dialog("Activity: Spring sale") },
  "show-test-email": { sees: dialog(/test/i) },
  "show-info": { sees: dialog(/template/i) },
  "show-checks": { sees: dialog("Checks") },
  "show-commands": { sees: dialog("Commands") },
  "show-shortcuts": { sees: dialog("Keyboard shortcuts") },
  "save-module": { after: selectFirst("heading"), sees: dialog(/module/i) },
  "start-tour": { sees: (editor) => screen(editor).getByText(/welcome/i) },
  "edit-code": { after: selectFirst("code"), sees: dialog(/code/i) },
  "choose-products": { after: selectFirst("products"), sees: dialog(/products/i) },
  "show-problems": { options: { document: broken }, sees: (editor) => screen(editor).getByRole("dialog") },
  "dismiss-problems": {
    options: { document: broken },
    sees: (editor) => expect(screen(editor).queryByText(/could not be read/)).toBeNull(),
  },
  "fix-finding": {
    args: { blockId: "words", fix: { kind: "secure-address", values: { address: "http://shop.example.com" } } },
    options: { document: insecureDocument },
    sees: async ({ handle }) => expect(JSON.stringify(await handle.getDocument())).toContain("https://shop.example.com"),
  },
  "replace-document": {
    args: { document: otherDocument },
    sees: (editor) => expect(editor.block("text").textContent).toContain("Another email"),
  },
  "import-code": {
    args: { html: "<table><tr><td><h1>From elsewhere</h1></td></tr></table>" },
    sees: async ({ handle }) => expect(JSON.stringify(await handle.getDocument())).toContain("From elsewhere"),
  },
  "close-dialog": { after: [["show-export"]], sees: noDialog },
  "toggle-panel": { args: { side: "right" }, sees: (editor) => screen(editor).getByRole("button", { name: "Show settings and styles" }) },
  "show-tab": {
    args: { tab: "layers" },
    sees: (editor) => expect(screen(editor).getByRole("tab", { name: "Layers" }).getAttribute("aria-selected")).toBe("true"),
  },
  "toggle-section": { args: { isOpen: false }, sees: (editor) => screen(editor).getByRole("button", { name: "Expand all" }) },
};

test.each(Object.entries(cases))("%s runs by its name and is seen", async (id, { args, options, after = [], sees }) => {
  const editor = await mountEditor({ document: sampleDocument(), ...options });
  mounted = editor;
  for (const [command, given] of after) expect(await editor.handle.run(command, given)).toMatchObject({ done: true });
  expect(await editor.handle.run(id, args)).toMatchObject({ done: true });
  await waitFor(() => sees(editor));
});

test("preview and dialogs of a read-only editor: what would change it is refused by name", async () => {
  const editor = await mountEditor({ document: sampleDocument(), ...info({ readOnly: true }) });
  mounted = editor;
  for (const id of ["show-general-settings", "name-version", "show-import", "ask-to-clear", "replace-text", "edit-code"]) {
    const args = id === "replace-text" ? { words: "a", isCaseSensitive: false, replacement: "b" } : undefined;
    expect(await editor.handle.run(id, args), id).toEqual({ done: false, refusal: "read-only" });
  }
  expect(await editor.handle.run("preview")).toMatchObject({ done: true });
  await waitFor(() => screen(editor).getByRole("main", { name: "Preview" }));
  expect(await editor.handle.run("preview", { isOpen: false })).toMatchObject({ done: true });
  await waitFor(() => expect(screen(editor).queryByRole("main", { name: "Preview" })).toBeNull());
});
