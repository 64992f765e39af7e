import type { Device, ViewState } from "@mailwright/editing";
import { createContext, useContext } from "react";

/** What is shown: the email, its plain text in its place, the email as mail programs would show it or as they did, or the source of its AMP part. */
export type ShownEmail = "email" | "text" | "programs" | "screenshots" | "amp";

/** Is the email shown by mail program, whichever way? */
export const isByProgram = ({ shown }: Pick<PreviewView, "shown">): boolean => shown === "programs" || shown === "screenshots";

/** How the email is shown while the preview is open. The editor's own view state does not change. */
export interface PreviewView {
  readonly device: Device;
  readonly isDark: boolean;
  readonly shown: ShownEmail;
  /** The recipient whose email is shown (see `useRecipients`). `null` shows every block. */
  readonly recipient: number | null;
  /** The mail program in which it was opened, and the block to look at there. */
  readonly opensIn?: NonNullable<ViewState["previewIn"]>;
}

export interface PreviewState {
  readonly view: PreviewView;
  change(view: Partial<PreviewView>): void;
}

/** What the tools in the preview's header share. */
export const PreviewContext = createContext<PreviewState | undefined>(undefined);

/** The view and what changes it; only inside a preview. */
export function usePreview(): PreviewState {
  const state = useContext(PreviewContext);
  if (!state) throw new Error("usePreview needs a preview around it");
  return state;
}
