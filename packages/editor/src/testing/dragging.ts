import type { CanvasMount } from "./mount-canvas.js";

/** The element that the canvas draws a block with. For tests, like all of these. */
export function elementOf({ canvas }: CanvasMount, id: string): HTMLElement {
  const element = canvas.elementOf(id);
  if (!element) throw new Error(`no element for ${id}`);
  return element;
}

/** A tile of the palette. */
export function tile({ root }: CanvasMount, name: string): HTMLButtonElement {
  const found = [...root.querySelectorAll("button")].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`no tile ${name}`);
  return found;
}

export const drag = ({ editor }: CanvasMount) => editor.viewState.getState().drag;
export const dropLine = ({ root }: CanvasMount) => root.querySelector<HTMLElement>(".mw-drop-line");
export const chip = ({ root }: CanvasMount) => root.querySelector<HTMLElement>(".mw-drag-chip");
export const selected = ({ editor }: CanvasMount) => editor.viewState.getState().selection;
export const focusedId = ({ canvas }: CanvasMount) => canvas.root.activeElement?.getAttribute("data-block-id");
export const spoken = ({ root }: CanvasMount) => [...root.querySelectorAll("[aria-live]")].map((region) => region.textContent).join(" ");

/** The texts of the leaves, row by row. */
export function outline({ editor }: CanvasMount) {
  const rows = editor.document.get().root.children?.[0]?.children;
  return rows?.map((section) => section.children?.map((cell) => cell.children?.map(({ id, type }) => (/^new/.test(id) ? type : id))));
}
