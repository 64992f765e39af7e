/** What is copied, for whoever pastes it: our own editors, programs that read HTML, and those that read words. */
export interface CopiedForms {
  readonly own: string;
  readonly html: string;
  readonly text: string;
}

/** What a clipboard held, read at once: its own object is empty after the event. */
export interface PastedContent {
  /** Blocks as this or another editor of ours wrote them. */
  readonly own?: string;
  readonly html?: string;
  readonly text?: string;
  readonly files?: readonly File[];
}

export interface SystemClipboardPort {
  writeText(text: string): Promise<void>;
  readText?(): Promise<string>;
  /** Copied blocks in every form that others may read. */
  write?(forms: CopiedForms): Promise<void>;
  read?(): Promise<PastedContent>;
}
