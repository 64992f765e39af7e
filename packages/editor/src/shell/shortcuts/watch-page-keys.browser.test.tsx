import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type EditorMount, mountEditor } from "../../testing/mount-editor.js";
import { sampleDocument } from "../../testing/sample-document.js";

let mounted: EditorMount | undefined;
const field = document.createElement("input");
field.setAttribute("aria-label", "A field of the page");
beforeEach(async () => {
  await page.viewport(1280, 900);
  localStorage.setItem("mailwright.editor.tour", "done");
});
afterEach(() => {
  mounted?.unmount();
  field.remove();
});

/** An editor with one heading taken away, so that there is something to undo. */
async function open(fillsWindow: boolean) {
  const editor = await mountEditor({ document: sampleDocument() });
  mounted = editor;
  if (fillsWindow) editor.host.style.cssText = "display:block;position:fixed;inset:0";
  const count = () => editor.inside.querySelector(".mw-mail")?.shadowRoot?.querySelectorAll("[data-block-type=heading]").length ?? 0;
  const before = count();
  await editor.handle.run("remove-block", { blockIds: [editor.block("heading").dataset["blockId"]] });
  await vi.waitFor(() => expect(count()).toBe(before - 1));
  const desk = editor.inside.querySelector<HTMLElement>(".mw-desk");
  if (!desk) throw new Error("there is no desk");
  return { ...editor, count, before, desk };
}

/** Presses keys as the browser gives them where nothing has the focus, and says whether the page may still act on them. */
function pressOnPage(key: string, how: KeyboardEventInit = { ctrlKey: true }): boolean {
  return (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent("keydown", { key, code: `Key${key.toUpperCase()}`, bubbles: true, composed: true, cancelable: true, ...how }),
  );
}

function loseFocus(): void {
  let focused: Element | null = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  if (focused instanceof HTMLElement) focused.blur();
  expect(document.activeElement).toBe(document.body);
}

test("after a press beside the paper Undo works, and Save is the editor's", async () => {
  const { desk, count, before } = await open(false);
  await userEvent.click(desk, { position: { x: 8, y: 300 } });
  await userEvent.keyboard("{Control>}z{/Control}");
  await vi.waitFor(() => expect(count()).toBe(before));
  loseFocus();
  expect(pressOnPage("s")).toBe(false);
});

test("where the editor fills the window its keys work on a fresh page, and a paste arrives on the canvas", async () => {
  const { inside, count, before } = await open(true);
  loseFocus();
  await userEvent.keyboard("{Control>}z{/Control}");
  await vi.waitFor(() => expect(count()).toBe(before));
  loseFocus();
  pressOnPage("Control");
  const focused = (inside.getRootNode() as ShadowRoot).activeElement;
  expect(focused?.closest("main")).not.toBeNull();
});

test("keys without a modifier stay where they were: Tab begins at the top of the page", async () => {
  await open(true);
  loseFocus();
  pressOnPage("Tab", {});
  expect(document.activeElement).toBe(document.body);
});

test("a page that the editor shares keeps its keys, until somebody works in the editor", async () => {
  const { desk } = await open(false);
  document.body.append(field);
  await userEvent.click(field);
  field.blur();
  expect(pressOnPage("s")).toBe(true);
  expect(pressOnPage("z")).toBe(true);
  await userEvent.click(desk, { position: { x: 8, y: 300 } });
  loseFocus();
  expect(pressOnPage("s")).toBe(false);
});

test("what a page takes for itself stays its own", async () => {
  const { desk } = await open(false);
  await userEvent.click(desk, { position: { x: 8, y: 300 } });
  loseFocus();
  const take = (event: KeyboardEvent) => event.preventDefault();
  document.body.addEventListener("keydown", take);
  pressOnPage("s");
  document.body.removeEventListener("keydown", take);
  expect(document.activeElement).toBe(document.body);
});

test("the zoom keys work while a text is written", async () => {
  const { block, inside } = await open(false);
  block("text").focus();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(inside.querySelector(".mw-mail")?.shadowRoot?.querySelector("[contenteditable=true]")).not.toBeNull());
  await vi.waitFor(() => {
    const mail = inside.querySelector(".mw-mail")?.shadowRoot;
    expect(mail?.activeElement).toBe(mail?.querySelector("[contenteditable=true]"));
  });
  const paper = inside.querySelector<HTMLElement>(".mw-paper");
  expect(paper?.style.transform).toBe("");
  await userEvent.keyboard("{Control>}{Shift>}-{/Shift}{/Control}");
  await vi.waitFor(() => expect(paper?.style.transform).toContain("scale(0.95)"));
});
