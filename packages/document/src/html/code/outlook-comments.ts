import { decodeEntities } from "../escape.js";

const condition = String.raw`\[if [\w\s()|&!.]{1,60}\]`;
const opaque = new RegExp(`^<!--${condition}>([\\s\\S]*)<!\\[endif\\]-->$`, "i");
const revealed = new RegExp(`^<!--${condition}><!-->$`, "i");
const endOfRevealed = /^<!--<!\[endif\]-->$/i;
const active =
  /<\s*\/?\s*(?:script|iframe|frame|object|embed|applet|form|input|button|meta|link|base|svg|math|xml\s*:|!doctype|html|head|body)\b|\bon[a-z]{3,}\s*=|(?:java|vb)script\s*:|data\s*:|expression\s*\(|behavior\s*:|@import/i;

/** What a comment is to Outlook for Windows. */
export type OutlookComment =
  /** Only Outlook reads what is in it. */
  | { readonly kind: "opaque"; readonly text: string }
  /** From here to the end marker Outlook reads nothing. */
  | { readonly kind: "reveal"; readonly text: string }
  | { readonly kind: "end"; readonly text: string };

/** The end marker that closes what a `reveal` has opened. */
export const endOfReveal = "<!--<![endif]-->";

/**
 * A comment of Outlook's own kind; nothing for an ordinary comment, or for one that holds what may run or could end early: browsers end
 * a comment at `--!>` and `<!-->` as well.
 */
export function readOutlookComment(text: string): OutlookComment | undefined {
  if (endOfRevealed.test(text)) return { kind: "end", text };
  if (revealed.test(text)) return { kind: "reveal", text };
  const inside = opaque.exec(text)?.[1];
  if (inside === undefined || /--|<!\[|<!>/.test(inside)) return undefined;
  return active.test(decodeEntities(inside)) ? undefined : { kind: "opaque", text };
}
