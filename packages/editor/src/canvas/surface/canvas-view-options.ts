import type { BlockRegistry, EmailDocument } from "@mailwright/document";
import type { MailParts } from "../mail/mail-parts.js";
import type { MailWords } from "../words/mail-words.js";

/** What a canvas is made of. */
export interface CanvasViewOptions {
  /** An empty element; the email goes into its shadow root. */
  readonly host: HTMLElement;
  /** Lies over the email and scrolls with it. */
  readonly overlay: HTMLElement;
  /** The scrolling element around both. */
  readonly scroller: HTMLElement;
  readonly registry: BlockRegistry;
  readonly readParts: (document: EmailDocument) => MailParts;
  readonly words: MailWords;
  /** A clock in milliseconds, for time budgets. */
  readonly now: () => number;
}
