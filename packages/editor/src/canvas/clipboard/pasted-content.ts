/** What a clipboard held, read at once: its own object is empty after the event. */
export interface PastedContent {
  /** Blocks as this or another editor of ours wrote them. */
  readonly own?: string;
  readonly html?: string;
  readonly text?: string;
  readonly files?: readonly File[];
}

/** The attribute that carries copied blocks inside the HTML of a clipboard, for programs and browsers that keep nothing else. */
export const ownAttribute = "data-mailwright";
