import { blockRegistry } from "@mailwright/blocks";
import { plantStarter, starterDocuments } from "@mailwright/blocks/starters";
import { importSource, loadReaders } from "@mailwright/importer";
import { fireEvent, within } from "@testing-library/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { EmailEditorDocument } from "../given/email-editor-values.js";
import { type OpenElement, openElement } from "../testing/open-element.js";

const opened: OpenElement[] = [];
beforeEach(() => page.viewport(1300, 860));
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

async function open(given: Parameters<typeof openElement>[0] = {}) {
  // A name of its own: the crash drafts of other tests are none of its business.
  const editor = await openElement({ document: sample(), name: crypto.randomUUID(), ...given });
  opened.push(editor);
  return editor;
}

function sample(index = 0): EmailEditorDocument | null {
  const starter = starterDocuments[index];
  let count = 0;
  return starter ? plantStarter(starter, () => `s${index}-${++count}`) : null;
}

const press = ({ inside }: OpenElement, name: string) => fireEvent.click(within(inside()).getByRole("button", { name }));
const find = ({ inside }: OpenElement, role: string, name: string | RegExp) => within(inside()).findByRole(role, { name });
const liveText = (editor: OpenElement) => editor.block("heading").querySelector<HTMLElement>("[contenteditable=true]");

/** Begins to write in the heading, as a person does. */
async function write(editor: OpenElement, words: string): Promise<HTMLElement> {
  editor.block("heading").focus();
  await userEvent.keyboard("{Enter}");
  const text = await vi.waitFor(() => liveText(editor) ?? Promise.reject(new Error("not editable yet")));
  await vi.waitFor(() => expect((text.getRootNode() as ShadowRoot).activeElement).toBe(text));
  await userEvent.keyboard(words);
  await vi.waitFor(() => expect(text.textContent).toContain(words));
  return text;
}

test("an attribute is a property of the same name in camel case, and nothing again when it is taken away", async () => {
  const { element } = await open();
  for (const name of ["api-url", "mode", "theme", "locale", "name", "pictures-url", "embed", "system", "readonly"]) {
    const property = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    element.setAttribute(name, "auto");
    expect([name, Reflect.get(element, property)]).toEqual([name, ["embed", "system", "readonly"].includes(name) ? true : "auto"]);
    element.removeAttribute(name);
    expect([name, Reflect.get(element, property)]).toEqual([name, undefined]);
  }
});

test("while somebody writes everything around the text may change: the caret, the words and the history stay", async () => {
  const editor = await open();
  const before = await editor.element.getDocument();
  const text = await write(editor, "Quite new");
  const canvas = await find(editor, "main", "Canvas");
  const shelf = { list: async () => ({ modules: [] }), create: () => undefined };
  const changes: Record<string, unknown>[] = [
    { theme: "dark" },
    { locale: "de" },
    { strings: { "editor.commands.preview": "Vorschau!" } },
    { mode: "advanced" },
    { embed: true },
    { system: true },
    { name: "another" },
    { picturesUrl: "https://example.com" },
    { user: { id: "ann", name: "Ann", email: "ann@example.com" } },
    { mergeTags: [{ value: "{{first_name}}", label: "First name" }] },
    { providers: { save: () => undefined, uploadImage: async () => ({ url: "https://example.com/a.png" }), modules: shelf } },
    { providers: undefined },
    { features: { checks: { publish: "warn" }, tour: false } },
    { locale: "ar" },
    { locale: "en" },
  ];
  for (const change of changes) {
    Object.assign(editor.element, change);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
    expect([change, liveText(editor) === text, editor.element.shadowRoot?.contains(canvas)]).toEqual([change, true, true]);
  }
  await userEvent.keyboard(" words");
  await vi.waitFor(async () => expect(JSON.stringify(await editor.element.getDocument())).toContain("Quite new words"));
  while (await editor.element.undo());
  expect(await editor.element.getDocument()).toEqual(before);
  expect(editor.heard.filter(([name]) => name === "ready")).toHaveLength(1);
});

test("a click on Undo leaves the caret in the text, and what is typed then is written there", async () => {
  const editor = await open();
  await write(editor, "Quite new");
  await userEvent.click(within(editor.inside()).getByRole("button", { name: "Undo" }));
  await vi.waitFor(() => expect(liveText(editor)?.textContent).not.toContain("Quite new"));
  await userEvent.keyboard("Other words");
  await vi.waitFor(() => expect(liveText(editor)?.textContent).toContain("Other words"));
});

test("Undo by the keys of its button keeps the focus on it", async () => {
  const editor = await open();
  await write(editor, "Quite new");
  const button = within(editor.inside()).getByRole("button", { name: "Undo" });
  button.focus();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(editor.block("heading").textContent).not.toContain("Quite new"));
  expect(editor.element.shadowRoot?.activeElement).toBe(button);
});

test.each([{ blocks: { definitions: [], presets: [] } }, { templating: { logic: "handlebars" } }, { readonly: true }])(
  "nothing of what is being written is lost by %j",
  async (change) => {
    const editor = await open();
    await write(editor, "Kept");
    Object.assign(editor.element, change);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await vi.waitFor(async () => expect(JSON.stringify(await editor.element.getDocument())).toContain("Kept"));
    expect(editor.heard.filter(([name]) => name === "error")).toEqual([]);
  },
);

test("changing the theme beside blocks of the page's own keeps the history", async () => {
  const editor = await open({ blocks: { definitions: [], presets: [] } });
  press(editor, "Divider");
  await vi.waitFor(() => editor.block("divider"));
  editor.element.theme = "dark";
  await vi.waitFor(() => expect(editor.element.dataset["mwTheme"]).toBe("dark"));
  expect(await editor.element.undo()).toBe(true);
});

test("another document replaces what is open, with a history of its own", async () => {
  const editor = await open();
  press(editor, "Divider");
  editor.element.document = sample(1);
  await vi.waitFor(async () => expect(JSON.stringify(await editor.element.getDocument())).toContain("s1-1"));
  expect(await editor.element.undo()).toBe(false);
  await editor.element.setDocument(sample(0));
  expect(JSON.stringify(await editor.element.getDocument())).toContain("s0-1");
});

test("methods called before the editor is there are answered when it is", async () => {
  const element = document.createElement("email-editor");
  const html = element.exportHtml();
  Object.assign(element, { document: sample() });
  document.body.append(element);
  expect(await html).toContain("<!doctype html>");
  expect(await element.exportMjml()).toContain("<mjml");
  expect((await element.exportText()).length).toBeGreaterThan(20);
  expect(await element.run("insert-block", { blueprint: { type: "divider" } })).toMatchObject({ done: true });
  expect(await element.run("no-such-command" as string)).toMatchObject({ done: false, refusal: "unknown-command" });
  expect(await element.undo()).toBe(true);
  expect(await element.redo()).toBe(true);
  expect(await element.checks()).toMatchObject({ findings: expect.any(Array), size: expect.any(Object) });
  await element.setDocument(sample(1));
  expect(JSON.stringify(await element.getDocument())).toContain("s1-1");
  expect(await element.save()).toBe(false); // there is nothing to save to
  element.remove();
});

test("a page hears typed events from outside the shadow root, with what the documentation says", async () => {
  const heard: string[] = [];
  const listen = (event: Event) => heard.push(event.type);
  for (const name of ["mw-change", "mw-select", "mw-dirty-change"]) document.addEventListener(name, listen);
  const editor = await open({ providers: { save: () => ({ etag: 2 }) } });
  press(editor, "Divider");
  await vi.waitFor(() => expect(editor.heard.map(([name]) => name)).toContain("select"));
  await editor.element.save();
  for (const name of ["mw-change", "mw-select", "mw-dirty-change"]) document.removeEventListener(name, listen);
  expect(new Set(heard)).toEqual(new Set(["mw-change", "mw-select", "mw-dirty-change"]));
  const detailOf = (wanted: string) => editor.heard.find(([name]) => name === wanted)?.[1];
  expect(detailOf("change")).toMatchObject({ label: "Add divider", patches: expect.any(Array) });
  expect(detailOf("dirty-change")).toEqual({ isDirty: true });
  expect(detailOf("select")).toMatchObject({ blockIds: [expect.any(String)] });
  expect(editor.heard.filter(([name]) => name === "save-status").map(([, detail]) => detail)).toEqual([
    { status: "saving" },
    { status: "saved" },
  ]);
  expect(detailOf("save")).toMatchObject({ status: expect.any(String) });
});

test("what a page does not provide is not on the screen, and comes and goes with its provider", async () => {
  const editor = await open();
  const names = ["Save", "Test email", "Version history", "Personal notes"];
  const shown = () => names.filter((name) => within(editor.inside()).queryByRole("button", { name }));
  expect(shown()).toEqual([]);
  editor.element.providers = {
    save: () => undefined,
    sendTestEmail: () => undefined,
    versions: { list: async () => [], load: async () => null },
    notes: { list: async () => [], add: async () => ({ id: "1", text: "" }), remove: () => undefined },
  };
  await vi.waitFor(() => expect(shown()).toEqual(names));
  editor.element.providers = undefined;
  await vi.waitFor(() => expect(shown()).toEqual([]));
});

test("a version of imported MJML is restored as it was written", async () => {
  const source = '<mjml><mj-body><mj-hero><mj-button href="https://example.com/">Buy</mj-button></mj-hero></mj-body></mjml>';
  const outcome = importSource(source, { readers: await loadReaders(blockRegistry), newId: () => crypto.randomUUID() });
  const load = async () => (outcome.ok ? structuredClone(outcome.email.document) : null);
  const versions = { list: async () => [{ date: "2026-03-02T09:00:00Z" }], load };
  const editor = await open({ providers: { save: () => undefined, versions } });
  expect(await editor.element.exportMjml()).not.toBe(source);
  press(editor, "Version history");
  fireEvent.click(await find(editor, "button", /^Restore/));
  await vi.waitFor(async () => expect(await editor.element.exportMjml()).toBe(source));
});

test("moving the element in the page keeps the document, the selection, the history and what is being written", async () => {
  const editor = await open();
  press(editor, "Divider");
  await vi.waitFor(() => editor.block("divider"));
  const before = await editor.element.getDocument();
  const main = editor.element.shadowRoot?.querySelector("main");
  document.body.appendChild(document.createElement("section")).append(editor.element);
  await new Promise((resolve) => setTimeout(resolve));
  expect(editor.element.shadowRoot?.querySelector("main")).toBe(main);
  expect(await editor.element.getDocument()).toEqual(before);
  expect(within(editor.inside()).getByRole("button", { name: /^Undo/ }).getAttribute("aria-disabled")).toBe("false");
  expect(await editor.element.undo()).toBe(true);
  editor.element.parentElement?.remove();
});

test("an element that is away for some frames comes back with what was written", async () => {
  const editor = await open();
  press(editor, "Divider");
  await vi.waitFor(() => editor.block("divider"));
  const before = await editor.element.getDocument();
  editor.element.remove();
  await new Promise((resolve) => setTimeout(resolve, 30));
  document.body.append(editor.element);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await editor.element.getDocument()).toEqual(before);
  expect(within(editor.inside()).queryByRole("dialog")).toBeNull();
  expect(await editor.element.undo()).toBe(true);
});

test("another element that takes its place is offered the unsaved work", async () => {
  const name = crypto.randomUUID();
  const editor = await open({ name });
  press(editor, "Divider");
  await vi.waitFor(() => editor.block("divider"));
  editor.element.remove();
  const next = await open({ name });
  await find(next, "dialog", /unsaved|recover|restore/i);
});

test("a language is fetched when it is asked for, and changes words, numbers and direction on the spot", async () => {
  const editor = await open();
  const preview = await find(editor, "button", "Preview");
  editor.element.locale = "de-AT";
  await find(editor, "button", "Vorschau");
  expect(editor.element.shadowRoot?.contains(preview)).toBe(true);
  expect(editor.inside().lang).toBe("de-AT");
  await find(editor, "button", "Überschrift");
  editor.element.locale = "he";
  await vi.waitFor(() => expect(editor.inside().dir).toBe("rtl"));
  // What points forth or back is mirrored; eyes, moons and clocks are not.
  const isMirrored = (name: string) => {
    const sign = within(editor.inside()).getByRole("button", { name }).querySelector(".mw-icon");
    return sign !== null && getComputedStyle(sign).scale === "-1 1";
  };
  expect(["Undo", "Redo", "Import code"].filter((name) => !isMirrored(name))).toEqual([]);
  expect(["Preview", "Help", "Export"].filter(isMirrored)).toEqual([]);
  editor.element.removeAttribute("locale");
  editor.element.locale = undefined;
  await find(editor, "button", "Preview");
  editor.element.locale = "de_AT";
  await find(editor, "button", "Vorschau");
  editor.element.locale = "no language";
  await find(editor, "button", "Preview");
});

test("the browser opens no file that is let go where nothing takes it, and words are none of it", async () => {
  const hold = (target: Element, what: File | string) => {
    const dataTransfer = new DataTransfer();
    if (what instanceof File) dataTransfer.items.add(what);
    else dataTransfer.items.add(what, "text/plain");
    const event = new DragEvent("dragover", { dataTransfer, bubbles: true, cancelable: true, composed: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const letter = new File(["%PDF-1.7"], "letter.pdf");
  const editor = await open();
  expect([hold(editor.inside(), letter), hold(editor.inside(), "words")]).toEqual([true, false]);
  // As long as the code of an element is on its way too.
  for (const tag of ["email-editor", "template-dashboard"]) {
    const early = document.createElement(tag);
    document.body.append(early);
    expect([tag, hold(early, letter), hold(early, "words")]).toEqual([tag, true, false]);
    early.remove();
  }
});
