import { createContext, useContext } from "react";
import type { UiRootNode } from "../styles/adopt-styles.js";
import type { StringOverrides } from "../translate/create-translator.js";

export type Theme = "light" | "dark" | "auto";

/** Says something to assistive technology: `polite` waits for a pause, `assertive` does not. */
export type Announce = (message: string, urgency?: "polite" | "assertive") => void;

/** The top layer of an element: menus, dialogs and toasts are rendered into it. */
export interface Overlay {
  /** The container; null until it is in the page. */
  readonly container: HTMLElement | null;
  /** Lifts the layer above what the host page has opened since; returns what to call on closing. */
  open(): () => void;
  /** Makes all that is below a modal inert: the app, and modals opened before it. Returns what undoes it; holds may overlap. */
  holdInert(modal?: HTMLElement): () => void;
}

export interface UiContextValue {
  readonly root: UiRootNode;
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
  readonly overrides: StringOverrides;
  readonly announce: Announce;
  readonly overlay: Overlay;
}

export const UiContext = createContext<UiContextValue | null>(null);

/** What the nearest `UiRoot` provides. */
export function useUi(): UiContextValue {
  const value = useContext(UiContext);
  if (!value) throw new Error("No UiRoot");
  return value;
}

/** The root the element lives in. Use it, or an element's `ownerDocument`, and never the global `document`. */
export function useRoot(): UiRootNode {
  return useUi().root;
}

/** The function that speaks to assistive technology. */
export function useAnnounce(): Announce {
  return useUi().announce;
}

/** The top layer: where to portal to, and how to keep the page behind it still. */
export function useOverlay(): Overlay {
  return useUi().overlay;
}
