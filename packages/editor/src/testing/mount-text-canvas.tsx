import { type Block, type EmailDocument, findBlock } from "@mailwright/document";
import type { EditorOptions } from "@mailwright/editing";
import { aButton, aDocument, aHeading, aSection, aText } from "@mailwright/testing";
import { expect, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { TextEditing } from "../canvas/text/text-editing.js";
import { type CanvasMount, mountCanvas } from "./mount-canvas.js";

/** A canvas with text editing over one section: blocks `heading`, `text`, `button` and `other`. For tests. */
export async function mountDesk(editor: Partial<EditorOptions> = {}): Promise<CanvasMount> {
  const document = aDocument([
    aSection(
      aHeading({ text: "Spring sale" }, "heading"),
      aText({ text: "<p>One <strong>two</strong> three</p>" }, "text"),
      aButton({ label: "Shop now" }, "button"),
      aText({ text: "<p>Second text</p>" }, "other"),
    ),
  ]);
  return mountWriting(document, editor);
}

/** A canvas with text editing over any email. For tests. */
export async function mountWriting(document: EmailDocument, editor: Partial<EditorOptions> = {}): Promise<CanvasMount> {
  // Nobody should wait for what is otherwise fetched when a text is pointed at.
  await Promise.all([import("@mailwright/rich-text"), import("@mailwright/rich-text/react")]);
  return mountCanvas(document, { editor, children: <TextEditing /> });
}

export const type = (keys: string) => userEvent.keyboard(keys);

export function blockOf({ editor }: CanvasMount, id: string): Block | undefined {
  return findBlock(editor.document.get().root, id);
}

export function propOf(desk: CanvasMount, id: string, prop: string) {
  return blockOf(desk, id)?.props[prop];
}

/** Presses in the middle of a block's text. */
export async function press({ canvas }: CanvasMount, id: string): Promise<void> {
  const element = canvas.textElementOf(id);
  if (!element) throw new Error(`no text element for ${id}`);
  await userEvent.click(element);
}

/** Edits a block's text, the caret at the end of its line. */
export async function edit(desk: CanvasMount, id: string): Promise<void> {
  await press(desk, id);
  await vi.waitFor(() => expect(desk.editor.viewState.getState().textEditing).toEqual({ blockId: id }), 5000);
  await type("{End}");
}

export function isInText({ canvas }: CanvasMount, id: string): boolean {
  return canvas.root.activeElement === canvas.textElementOf(id);
}

/** Waits until nothing is edited. */
export async function settled({ editor }: CanvasMount): Promise<void> {
  await vi.waitFor(() => expect(editor.viewState.getState().textEditing).toBeNull());
}
