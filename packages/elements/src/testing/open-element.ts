import { defineElements } from "../define-elements.js";
import type { EmailEditorElement } from "../email-editor/email-editor-element.js";

export interface OpenElement {
  readonly element: EmailEditorElement;
  /** What the page heard, in order: the event's name without `mw-`, and its detail. */
  readonly heard: (readonly [name: string, detail: unknown])[];
  /** What is inside the element, overlays included. */
  inside(): HTMLElement;
  /** The element of a block on the canvas. */
  block(type: string): HTMLElement;
  close(): void;
}

const events = ["ready", "change", "dirty-change", "save-status", "save", "publish", "cancel", "select", "navigate", "error"];

/** An `<email-editor>` at the end of the page, once it is ready. The tour does not come by itself. */
export async function openElement(given: Partial<EmailEditorElement> & Record<string, unknown> = {}): Promise<OpenElement> {
  localStorage.setItem("mailwright.editor.tour", "done");
  defineElements();
  const element = document.createElement("email-editor");
  element.style.cssText = "display:block;inline-size:1280px;block-size:800px";
  const heard: OpenElement["heard"] = [];
  for (const name of events) element.addEventListener(`mw-${name}`, (event) => heard.push([name, (event as CustomEvent).detail]));
  Object.assign(element, given);
  document.body.append(element);
  await until(() => heard.some(([name]) => name === "ready") && mailOf(element) !== null);
  const inside = () => {
    const found = element.shadowRoot?.querySelector<HTMLElement>(".mw-root");
    if (!found) throw new Error("the element was not drawn");
    return found;
  };
  return {
    element,
    heard,
    inside,
    block: (type) => {
      const found = mailOf(element)?.querySelector<HTMLElement>(`[data-block-type="${type}"]`);
      if (!found) throw new Error(`there is no block ${type} on the canvas`);
      return found;
    },
    close: () => element.remove(),
  };
}

function mailOf(element: Element): ShadowRoot | null {
  return element.shadowRoot?.querySelector(".mw-mail")?.shadowRoot ?? null;
}

async function until(isReady: () => boolean): Promise<void> {
  while (!isReady()) await new Promise((resolve) => setTimeout(resolve, 5));
}
