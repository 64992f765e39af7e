import type { Device } from "@mailwright/editing";
import { createContext, useContext } from "react";

/** How the email is looked at while the preview is open. Editing knows nothing of it, and finds itself unchanged afterwards. */
export interface PreviewView {
  readonly device: Device;
  readonly isDark: boolean;
  /** The plain text part in place of the picture. */
  readonly isTextOnly: boolean;
  /** Whose email is shown, of those the host offers (see `useRecipients`); `null` shows all of it. */
  readonly recipient: number | null;
}

export interface PreviewState {
  readonly view: PreviewView;
  change(view: Partial<PreviewView>): void;
}

/** What the tools of the preview's header share. */
export const PreviewContext = createContext<PreviewState | undefined>(undefined);

/** The view and what changes it; only inside a preview. */
export function usePreview(): PreviewState {
  const state = useContext(PreviewContext);
  if (!state) throw new Error("usePreview needs a preview around it");
  return state;
}
