import { blockRegistry } from "@mailwright/blocks";
import { writeDocument } from "@mailwright/document";
import { aBlock, aDocument, aSection } from "@mailwright/testing";
import { fireEvent, waitFor, within } from "@testing-library/dom";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { createMemoryPorts } from "../../testing/memory-ports.js";
import { type EditorMount, type EditorMountOptions, mountEditor } from "../../testing/mount-editor.js";
import { sampleDocument } from "../../testing/sample-document.js";
import { EmailEditor } from "./email-editor.js";

interface Mounted extends EditorMount {
  /** Queries by role and name. */
  readonly screen: ReturnType<typeof within>;
}

const mounts: EditorMount[] = [];
afterEach(() => {
  for (const mount of mounts.splice(0)) mount.unmount();
});

async function mount(options: EditorMountOptions = {}): Promise<Mounted> {
  const mounted = await mountEditor({ document: sampleDocument(), ...options });
  mounts.push(mounted);
  return { ...mounted, screen: within(mounted.inside) };
}

const press = (editor: Mounted, name: string) => fireEvent.click(editor.screen.getByRole("button", { name }));

const sizeOf = (editor: Mounted) => getComputedStyle(editor.block("button").querySelector("a, p") ?? document.body).fontSize;

test("the landmarks have the names that hosts rely on", async () => {
  const { screen } = await mount();
  for (const [role, name] of [
    ["banner", "Editor header"],
    ["toolbar", "Template tools"],
    ["complementary", "Blocks and modules"],
    ["main", "Canvas"],
    ["complementary", "Settings & Styles"],
    ["searchbox", "Search blocks"],
    ["tablist", "Blocks and modules"],
    ["tab", "Blocks"],
    // And how many groups of them there are, once they are counted.
    ["tab", /^Modules( \d+)?$/],
    ["region", "Notifications"],
  ] as const) {
    expect(screen.getAllByRole(role, { name })).toHaveLength(1);
  }
  for (const name of ["Desktop", "Tablet", "Mobile"]) screen.getByRole("radio", { name });
  for (const name of ["Undo", "Redo", "Zoom in", "Zoom out", "Reset zoom", "Heading", "2 columns"]) screen.getByRole("button", { name });
});

test("a press on a tile inserts after the selection, and Undo says which step it takes back", async () => {
  const editor = await mount({ document: null });
  press(editor, "Heading");
  await waitFor(() => editor.block("heading"));
  expect(editor.screen.getByRole("button", { name: "Undo" }).getAttribute("aria-disabled")).toBe("false");
  press(editor, "Undo");
  await waitFor(() => expect(() => editor.block("heading")).toThrow());
});

test("a setting shows on the canvas in the same frame, and one gesture undoes as one step", async () => {
  const editor = await mount({ document: null });
  press(editor, "Button");
  const size = await editor.screen.findByRole("spinbutton", { name: "Font size" });
  size.focus();
  const shown: string[] = [];
  for (let step = 0; step < 3; step++) {
    fireEvent.keyDown(size, { key: "ArrowUp" });
    shown.push(sizeOf(editor));
    await Promise.resolve();
  }
  fireEvent.keyUp(size, { key: "ArrowUp" });
  expect(shown).toEqual(["17px", "18px", "19px"]);
  await editor.handle.undo();
  await waitFor(() => expect(sizeOf(editor)).toBe("16px"));
});

test("props change at any time without a remount and without a lost edit", async () => {
  const editor = await mount();
  press(editor, "Divider");
  await waitFor(() => editor.block("divider"));
  const canvas = editor.screen.getByRole("main", { name: "Canvas" });
  const before = await editor.handle.getDocument();
  const { ports } = createMemoryPorts({ document: null });
  editor.render({
    ports,
    theme: "dark",
    locale: "de",
    mode: "advanced",
    isReadOnly: true,
    isEmbedded: true,
    strings: { "editor.commands.preview": "Vorschau" },
    features: { home: true },
  });
  await editor.screen.findByRole("button", { name: "Vorschau" });
  expect(editor.screen.getByRole("main", { name: "Canvas" })).toBe(canvas);
  expect(await editor.handle.getDocument()).toEqual(before);
  expect(editor.host.getAttribute("data-mw-theme")).toBe("dark");
  expect(editor.screen.queryByRole("searchbox", { name: "Search blocks" })).toBeNull();
  editor.render({ ports });
  await editor.screen.findByRole("button", { name: "Preview" });
  expect(await editor.handle.undo()).toBe(true);
});

test("a store that the host gives later is what Save, the key and the handle store in", async () => {
  const { ports } = createMemoryPorts({ document: sampleDocument() });
  const { save: _, ...readOnly } = ports.store;
  const editor = await mount({ props: { ports: { ...ports, store: readOnly } } });
  expect(editor.screen.queryByRole("button", { name: "Save" })).toBeNull();
  const later = createMemoryPorts({ document: sampleDocument() });
  editor.render({ ports: later.ports });
  await editor.screen.findByRole("button", { name: "Save" });
  press(editor, "Divider");
  press(editor, "Save");
  await editor.screen.findByText("Template has been saved");
  expect(JSON.stringify(later.world.stored.document)).toContain('"divider"');
  expect(await editor.handle.run("save")).toMatchObject({ done: true });
});

test("where pictures are may be told after the email was opened: they are drawn from there", async () => {
  const document = writeDocument(aDocument([aSection(aBlock("social"))]));
  const editor = await mount({ document });
  const source = () => editor.block("social").querySelector("img")?.getAttribute("src") ?? "";
  await waitFor(() => expect(source()).not.toBe(""));
  const { ports } = createMemoryPorts({ document });
  editor.render({ ports: { ...ports, picturesUrl: "https://pictures.test" } });
  await waitFor(() => expect(source()).toMatch(/^https:\/\/pictures\.test\//));
});

test("blocks of the host are offered and the work stays", async () => {
  const editor = await mount();
  press(editor, "Divider");
  const before = await editor.handle.getDocument();
  const text = blockRegistry.get("text");
  if (!text) throw new Error("text is gone");
  const card = { ...text, type: "card", strings: { ...text.strings, name: "Card" } };
  const preset = { id: "card", name: "Card", group: "Extra", mode: "simple", icon: text.icon, makes: () => ({ type: "card" }) } as const;
  editor.render({ blocks: { definitions: [card], presets: [preset] } });
  await editor.screen.findByRole("button", { name: "Card" });
  expect(await editor.handle.getDocument()).toEqual(before);
  expect(await editor.handle.run("insert-block", { blueprint: { type: "card" } })).toMatchObject({ done: true });
});

test("another template is loaded in place of this one", async () => {
  const editor = await mount();
  const { ports } = createMemoryPorts({ document: null, info: { id: "t9", name: "Another" } });
  editor.render({ ports });
  await editor.screen.findByRole("button", { name: "Another" });
});

test("sidebars collapse, stay collapsed, and keep the focus at hand", async () => {
  const editor = await mount();
  press(editor, "Collapse blocks and modules");
  const opener = await editor.screen.findByRole("button", { name: "Show blocks and modules" });
  await waitFor(() => expect(editor.root.activeElement).toBe(opener));
  expect(editor.screen.queryByRole("searchbox", { name: "Search blocks" })).toBeNull();
});

test("on a small screen the panels are sheets, and a tap inserts", async () => {
  const editor = await mount({ widthPx: 390, document: null });
  expect(editor.screen.queryByRole("searchbox", { name: "Search blocks" })).toBeNull();
  press(editor, "Blocks");
  await editor.screen.findByRole("searchbox", { name: "Search blocks" });
  press(editor, "Heading");
  await waitFor(() => editor.block("heading"));
  expect(editor.screen.queryByRole("searchbox", { name: "Search blocks" })).toBeNull();
  expect(editor.screen.getByRole("radio", { name: "Mobile" }).matches(":checked")).toBe(true);
});

test("saving says so, and a conflict is shown instead of overwritten", async () => {
  const editor = await mount();
  press(editor, "Divider");
  press(editor, "Save");
  await editor.screen.findByText("Template has been saved");
  editor.world.saveElsewhere({ theirs: true });
  press(editor, "Divider");
  press(editor, "Save");
  const dialog = await editor.screen.findByRole("dialog", { name: "Somebody else saved this template" });
  expect(await within(dialog).findByRole("button", { name: "Keep mine as a copy" })).toBeTruthy();
  expect(editor.world.stored.document).toEqual({ theirs: true });
});

test("the browser asks before unsaved work goes away", async () => {
  const editor = await mount();
  const leave = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(leave()).toBe(true);
  press(editor, "Divider");
  expect(leave()).toBe(false);
  await editor.handle.save();
  expect(leave()).toBe(true);
});

test("two editors on a page never answer the same key", async () => {
  const one = await mount();
  const two = await mount();
  for (const editor of [one, two]) press(editor, "Divider");
  const target = one.screen.getByRole("button", { name: "Save" });
  target.focus();
  fireEvent.keyDown(target, { key: "z", code: "KeyZ", ctrlKey: true });
  await waitFor(() => expect(one.screen.getByRole("button", { name: "Undo" }).getAttribute("aria-disabled")).toBe("true"));
  expect(two.screen.getByRole("button", { name: "Undo" }).getAttribute("aria-disabled")).toBe("false");
});

test("what the host hears: ready, changes with their words, unsaved work, selection", async () => {
  const heard: unknown[] = [];
  const editor = await mount({
    document: null,
    props: {
      onReady: ({ templateId }) => heard.push(["ready", templateId]),
      onChange: ({ label, patches }) => heard.push(["change", label, patches.length > 0]),
      onDirtyChange: ({ isDirty }) => heard.push(["dirty", isDirty]),
    },
  });
  press(editor, "Heading");
  expect(heard).toEqual([
    ["ready", "t1"],
    ["change", "Add heading", true],
    ["dirty", true],
  ]);
});

test("a document that is given while the editor opens is what it shows", async () => {
  const { ports } = createMemoryPorts({ document: null });
  let answer: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let hasAsked = false;
  const load: typeof ports.store.load = async (signal) => {
    hasAsked = true;
    await isAsked;
    return ports.store.load(signal);
  };
  const slow = { ...ports, store: { ...ports.store, load } };
  const host = document.body.appendChild(document.createElement("div"));
  const root = host.attachShadow({ mode: "open" });
  const react = createRoot(root);
  react.render(<EmailEditor root={root} ports={slow} />);
  await waitFor(() => expect(hasAsked).toBe(true));
  react.render(<EmailEditor root={root} ports={slow} document={writeDocument(aDocument([aSection(aBlock("button"))]))} />);
  answer();
  await waitFor(() =>
    expect(root.querySelector(".mw-mail")?.shadowRoot?.querySelector("[data-block-type=button]")).toBeInstanceOf(Element),
  );
  react.unmount();
  host.remove();
});
