import { zoomResetPercent } from "@mailwright/contract";
import { type Block, type BlockId, findPath, type TextPlace } from "@mailwright/document";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Dragged, DropAnswer } from "../drop/drop.js";

export const devices = ["desktop", "tablet", "mobile"] as const;
export type Device = (typeof devices)[number];
export const schemes = ["light", "dark"] as const;
export type Scheme = (typeof schemes)[number];
export type EditorMode = "simple" | "advanced";

export interface DragState {
  readonly dragged: Dragged;
  readonly by: "pointer" | "keyboard";
  /** Where it would land now; `null` before the first move. */
  readonly drop: DropAnswer | null;
}

/** What was copied inside this editor. `text` is the same as JSON, ready for the system's clipboard. */
export interface Clipboard {
  readonly kind: "blocks" | "style";
  readonly text: string;
}

/** What the editor remembers only while it is open, never undone. */
export interface ViewState {
  /** In the order of selecting; the last one leads (see `leadOf`). */
  readonly selection: readonly BlockId[];
  readonly hovered: BlockId | null;
  readonly device: Device;
  /** Whether the canvas shows the email on a light or on a dark screen. */
  readonly scheme: Scheme;
  /** Percent. */
  readonly zoom: number;
  /** The zoom that shows the email as wide as the desk. The canvas keeps it up to date. */
  readonly fittingZoom: number;
  /** The text that is written in place: the block's own, or the one of an item of a list. */
  readonly textEditing: { readonly blockId: BlockId; readonly place?: TextPlace } | null;
  readonly drag: DragState | null;
  readonly bordersShown: boolean;
  readonly mode: EditorMode;
  readonly readOnly: boolean;
  readonly preview: boolean;
  /** The mail program in which the preview opens, and the block to look at there. */
  readonly previewIn?: { readonly program: string; readonly blockId?: BlockId } | undefined;
  readonly clipboard: Clipboard | null;
}

export type ViewStore = StoreApi<ViewState>;

/** A fresh view state: nothing selected, desktop, 100 %. */
export function createViewStore({ mode = "simple", readOnly = false }: { mode?: EditorMode; readOnly?: boolean }): ViewStore {
  return createStore<ViewState>(() => ({
    selection: [],
    hovered: null,
    device: "desktop",
    scheme: "light",
    zoom: zoomResetPercent,
    fittingZoom: zoomResetPercent,
    textEditing: null,
    drag: null,
    bordersShown: false,
    mode,
    readOnly,
    preview: false,
    clipboard: null,
  }));
}

/** The block that was selected last: toolbars and panels show this one. */
export function leadOf(selection: readonly BlockId[]): BlockId | undefined {
  return selection.at(-1);
}

/** Forgets what points at blocks that are gone. */
export function forgetMissing(viewState: ViewStore, root: Block): void {
  const { hovered, textEditing } = viewState.getState();
  if (hovered !== null && !findPath(root, hovered)) viewState.setState({ hovered: null });
  if (textEditing && !findPath(root, textEditing.blockId)) viewState.setState({ textEditing: null });
}
