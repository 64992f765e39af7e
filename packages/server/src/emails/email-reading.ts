/** The form of a part: blocks, or the HTML that it was. */
export type PartForm = "native" | "raw";

/** An email of somebody else's, to be read. */
export interface EmailToRead {
  /** HTML, MJML, a message, or the design of another editor. */
  source: string;
  /** The address of the page that it comes from. */
  base?: string;
  title: string;
  /** Parts by their place, from 0 on, whose form somebody chose. */
  forms?: Readonly<Record<number, PartForm>>;
}

export interface KeptShare {
  of: number;
  kept: number;
}

/** What an import made of an email. */
export interface ReadEmail {
  kind: "read";
  format: string;
  document: unknown;
  /** As it is sent. */
  html: string;
  /** As it was, to look at. */
  before: string;
  /** What an inbox shows of it beside its subject; empty where it says nothing. */
  preheader: string;
  parts: { label: string; form: PartForm; hasChoice: boolean; reasons: string[] }[];
  problems: { code: string; line: number | null; detail: string }[];
  /** Null where it was not counted. */
  kept: { words: KeptShare; links: KeptShare; images: KeptShare } | null;
  /** How far the blocks are from what they were, from 0 to 1; null where it was not measured. */
  difference: { desktop: number; phone: number } | null;
}

/** What came of it, or the code of why nothing did. */
export type EmailReading = ReadEmail | { kind: "refused"; code: string };
