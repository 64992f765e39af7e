import type { CompileOptions, Compiler } from "@mailwright/compiler";
import type { BlockRegistry } from "@mailwright/document";
import type { ClientSupport } from "../client-support/client-support.js";
import type { WordReading } from "../word/word-reading.js";
import type { Severity } from "./finding.js";

/** What is known of a picture that the email shows. */
export interface PictureFacts {
  readonly bytes?: number;
  /** As in `Content-Type`: `image/png`. */
  readonly type?: string;
}

/** What a host wants beside the rules that hold for every email. Plain JSON. */
export interface CheckSettings {
  /** Is there to be a link to unsubscribe? A text is an address or a merge tag that counts as one, beside the usual ones. */
  readonly unsubscribe?: boolean | string;
  /** Is there to be a postal address? A text is the address, or the merge tag that stands for it. */
  readonly postalAddress?: boolean | string;
  /** Parameters that links to websites carry, with the values that *Fix* adds: `{ utm_source: "newsletter" }`. */
  readonly tracking?: Readonly<Record<string, string>>;
  /** The sender's merge tags, as they are written. Absent: any that is written properly. */
  readonly mergeTags?: readonly string[];
  /** How many readers use which client, in percent, by `family.platform` of caniemail. Absent: common shares. */
  readonly clientShares?: Readonly<Record<string, number>>;
  /** Another severity for the findings of a rule, or `off`. */
  readonly rules?: Readonly<Record<string, Severity | "off">>;
}

/** What a check is made with. */
export interface CheckOptions extends CheckSettings {
  readonly registry: BlockRegistry;
  /** One that is kept makes the next check of a changed document quick. */
  readonly compiler?: Compiler;
  /** The subject or name of the email. */
  readonly title?: string;
  /** The line beside the subject. Absent: nobody knows it, and nothing is said about it. */
  readonly preheader?: string;
  readonly fonts?: CompileOptions["fonts"];
  /** What is known of pictures, by their addresses. */
  readonly pictures?: Readonly<Record<string, PictureFacts>>;
  /** The answer of `loadClientSupport`. Absent: client support is not looked at. */
  readonly clientSupport?: ClientSupport;
  /** The answer of `loadWordReading`. Absent: Outlook for Windows is not looked at. */
  readonly wordReading?: WordReading;
}
