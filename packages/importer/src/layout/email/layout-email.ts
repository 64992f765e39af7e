import type { Block, BlockId, EmailDocument, JsonValue } from "@mailwright/document";
import type { SourceProblem } from "../../markup/source-problem.js";
import type { BlockReaders } from "../../tree/readers.js";

/** Why a band is better left as the HTML that it was. Codes are data; the interface has the words. */
export type RawReason =
  /** Things lie over each other. */
  | "overlap"
  /** Columns within columns within columns. */
  | "too-deep"
  /** More side by side than a section has columns. */
  | "too-many-columns"
  /** Fields that a person fills in. */
  | "form"
  /** Drawings, videos and frames, which no block holds. */
  | "embedded"
  /** Template tags around rows or cells. */
  | "logic"
  /** A picture whose address is its content, or that is shown out of its proportions. */
  | "picture"
  /** As blocks it would lose words, links or pictures. */
  | "loses-content"
  /** As blocks it would look visibly different on a desktop. */
  | "differs"
  /** As blocks it would look visibly different on a phone. */
  | "differs-on-phone"
  /** On a phone its parts would come in another order than they do there now. */
  | "order"
  /** As HTML it would be longer than a code block holds: it can only be blocks. */
  | "too-long"
  /** Nothing in it could be read. */
  | "unreadable";

/** How much of something there was, and how much of it the blocks hold. */
export interface KeptShare {
  readonly of: number;
  readonly kept: number;
}

/** What of a band its blocks hold. As raw HTML it keeps everything. */
export interface KeptContent {
  readonly words: KeptShare;
  readonly links: KeptShare;
  readonly images: KeptShare;
}

/** A horizontal strip of an email: what stands beside each other belongs to one band. Bands tile the email from top to bottom. */
export interface ImportedBand {
  readonly id: string;
  /** Where it begins and how high it is, in px, in a window of 800 px. */
  readonly top: number;
  readonly height: number;
  /** Its first words, to tell it from others. */
  readonly label: string;
  /** Its sections, of real blocks; `undefined` where it can only stay as it is. */
  readonly native: readonly Block[] | undefined;
  /** The same as one section that holds it as HTML, its styles kept. */
  readonly raw: Block;
  /** Why blocks would lose something; empty if they lose nothing. */
  readonly reasons: readonly RawReason[];
  /** Which form loses less: what to take unless a person chooses. */
  readonly preferred: BandForm;
  readonly kept: KeptContent;
}

/** The form of a band in the document: blocks, or HTML as it was. */
export type BandForm = "native" | "raw";

/** An email that was read from how a browser lays it out. */
export interface LayoutEmail {
  /** General settings that it was probably made with. */
  readonly settings: Readonly<Record<string, JsonValue>>;
  readonly title: string;
  readonly preheader: string;
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
  /** The space at both sides of the whole email on a phone. */
  readonly phoneMarginPx: number;
  /** Empty where nothing could be read; then `problems` say why. */
  readonly bands: readonly ImportedBand[];
  readonly problems: readonly SourceProblem[];
}

/** What reading by layout needs from outside. */
export interface LayoutOptions {
  readonly readers: BlockReaders;
  /** A new id for each block; never the same twice. */
  readonly newId: () => BlockId;
  /** The page in which the email may be laid out, in a hidden frame where nothing of it runs. */
  readonly document: Document;
  /** A document → the HTML that would be sent. Blocks are compared with what they were read from. */
  readonly compile: (document: EmailDocument) => string;
  /**
   * General settings of an email that the blocks come into: they store what differs from these. Absent: settings are guessed from what is seen,
   * for an email of its own.
   */
  readonly settings?: Readonly<Record<string, JsonValue>>;
  /** Stops the work; the answer is then an email without bands. */
  readonly signal?: AbortSignal;
  /** How far it is, from 0 to 1. */
  onProgress?(share: number): void;
}
