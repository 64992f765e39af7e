import { createContext, useContext, useEffect, useSyncExternalStore } from "react";
import type { RichTextState } from "../session/read-state.js";
import type { RichTextSession } from "../session/rich-text-session.js";

export const TextSessionContext = createContext<RichTextSession | null>(null);

/** The session that the toolbar around this component works on. */
export function useTextSession(): RichTextSession {
  const session = useContext(TextSessionContext);
  if (!session) throw new Error("useTextSession needs a TextToolbar");
  return session;
}

/** Reads something out of the state of the text; renders again only when that is another value. */
export function useTextState<T>(select: (state: RichTextState) => T): T {
  const session = useTextSession();
  const read = () => select(session.state());
  return useSyncExternalStore(session.subscribe, read, read);
}

/** Answers a key of the text before the text does, while the component is there. `onKey` must keep its identity. */
export function useTextKey(session: RichTextSession, onKey: (event: KeyboardEvent) => boolean): void {
  useEffect(() => session.onKey(onKey), [session, onKey]);
}

/** After a choice from a menu or a panel the person goes on writing. The panel gives the focus to its button first. */
export function returnToText(session: RichTextSession): void {
  session.element.ownerDocument.defaultView?.requestAnimationFrame(() => session.focus());
}

/** `B` as the keyboard in front of the person says it with its main modifier: `Ctrl+B`, or `⌘B` on a Mac. */
export function chordText(session: RichTextSession, key: string): string {
  const { platform = "" } = session.element.ownerDocument.defaultView?.navigator ?? {};
  return /mac|iphone|ipad/i.test(platform) ? `⌘${key}` : `Ctrl+${key}`;
}
