import type { BlockId } from "@mailwright/document";

/** What an AMP part cannot show as the HTML does. */
export type AmpLossCode =
  /** A picture without an address over https: its words stand in its place. */
  | "picture-address"
  /** Nobody knows how large the picture is: it is shown whole in a box of three to two. */
  | "picture-size"
  /** The link leads to a place inside of the email, or to an application: its words are left. */
  | "link"
  /** The element is left out, such as a film or a form in hand-written code. */
  | "element"
  /** Dark colours of the author's own. The mail program darkens the email itself. */
  | "dark"
  /** A web font: the one after it is shown. */
  | "font";

export interface AmpLoss {
  readonly code: AmpLossCode;
  readonly blockId?: BlockId;
  /** An address or the name of an element. */
  readonly detail?: string;
}

/** Losses, each once. */
export interface LossList {
  add(code: AmpLossCode, blockId?: BlockId, detail?: string): void;
  all(): readonly AmpLoss[];
}

export function createLossList(): LossList {
  const found = new Map<string, AmpLoss>();
  return {
    add(code, blockId, detail) {
      const loss = { code, ...(blockId !== undefined && { blockId }), ...(detail !== undefined && { detail }) };
      found.set(JSON.stringify(loss), loss);
    },
    all: () => [...found.values()],
  };
}
