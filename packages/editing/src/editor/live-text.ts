import { type BlockId, type BlockRegistry, type EmailDocument, findBlock, type TextPlace, writeTextAt } from "@mailwright/document";
import { changeBlock } from "../tree/tree.js";
import { writeProps } from "../tree/write-values.js";
import type { ViewStore } from "../view-state/view-store.js";

/** The text that is being edited on the canvas, not yet in the document. */
export interface LiveText {
  readonly blockId: BlockId;
  /** Which of its texts, where it has one in each item of a list. */
  readonly place?: TextPlace | undefined;
  /** The HTML as it stands, or `undefined` while nothing was typed: what crash drafts save. Must not change anything. */
  read(): string | undefined;
  /** Writes the text to the document with `set-text` if it changed. */
  commit(): void;
  /** Forgets what was typed. */
  cancel(): void;
}

/** Keeps the one live text that an editor can have. */
export interface LiveTextHolder {
  set(live: LiveText | null): void;
  blockId(): BlockId | undefined;
  commit(): void;
  cancel(): void;
  isTyped(): boolean;
  /** The document as it would be after a commit. */
  readInto(document: EmailDocument, registry: BlockRegistry): EmailDocument;
}

/** Makes a holder that keeps `viewState.textEditing` in step. */
export function createLiveTextHolder(viewState: ViewStore): LiveTextHolder {
  let live: LiveText | null = null;

  // Let go first: committing runs a command, and a command commits the live text.
  function release(): LiveText | null {
    const released = live;
    live = null;
    if (viewState.getState().textEditing) viewState.setState({ textEditing: null });
    return released;
  }

  return {
    set(next) {
      if (next === live) return;
      if (next) release()?.commit();
      else release();
      live = next;
      if (next) viewState.setState({ textEditing: { blockId: next.blockId, ...(next.place && { place: next.place }) } });
    },
    blockId: () => live?.blockId,
    commit: () => release()?.commit(),
    cancel: () => release()?.cancel(),
    isTyped: () => live?.read() !== undefined,
    readInto(document, registry) {
      const html = live?.read();
      const block = live ? findBlock(document.root, live.blockId) : undefined;
      const definition = block && registry.get(block.type);
      const props = definition && html !== undefined ? writeTextAt(definition, block.props, html, live?.place) : undefined;
      if (!block || !props) return document;
      return { ...document, root: changeBlock(document.root, block.id, (found) => writeProps(found, props)) };
    },
  };
}
