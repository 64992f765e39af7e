/** What is copied, for everything that may paste it: our own editors, programs that read HTML, and programs that read text. */
export interface CopiedForms {
  readonly own: string;
  readonly html: string;
  readonly text: string;
}

/** What a clipboard held, read during the event: afterwards the event's own object is empty. */
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
  /** Copied blocks in every form that a program may read. */
  write?(forms: CopiedForms): Promise<void>;
  read?(): Promise<PastedContent>;
}
