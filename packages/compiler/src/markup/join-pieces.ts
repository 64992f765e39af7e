import { utf8Length } from "@mailwright/document";
import { stripMarkers } from "./markers.js";
import { endsWithBlock, startsWithBlock } from "./minify-html.js";

/** A minified piece of HTML without markers. Its ends were examined once, so that joining thousands of pieces is only concatenating. */
export interface Piece {
  /** `<!--[if mso | IE]>` where the piece begins with it. It goes when the piece before ends such a comment. */
  readonly lead: string;
  readonly core: string;
  /** `<![endif]-->` where the piece ends with it. */
  readonly tail: string;
  readonly hasSpaceBefore: boolean;
  readonly hasSpaceAfter: boolean;
  readonly startsBlock: boolean;
  readonly endsBlock: boolean;
  readonly sizeBytes: number;
}

const commentStart = "<!--[if mso | IE]>";
const commentEnd = "<![endif]-->";

/** Prepares minified, still marked HTML for `joinPieces`. `settle` says what becomes of the markers. */
export function createPiece(html: string, settle = unmark): Piece {
  const inner = html.trim();
  const sent = settle(inner);
  const lead = sent.startsWith(commentStart) ? commentStart : "";
  const tail = sent.length > lead.length && sent.endsWith(commentEnd) ? commentEnd : "";
  return {
    lead,
    core: sent.slice(lead.length, sent.length - tail.length),
    tail,
    hasSpaceBefore: /^\s/.test(html),
    hasSpaceAfter: /\s$/.test(html),
    startsBlock: startsWithBlock(inner),
    endsBlock: endsWithBlock(inner),
    sizeBytes: utf8Length(sent),
  };
}

/**
 * HTML without markers. MJML copies our class to the table for Outlook with `-outlook` at its end; without the marker that attribute would be
 * empty.
 */
function unmark(html: string): string {
  return stripMarkers(html.replace(/ class="\uE000[\w-]{1,64}\uE001-outlook"/g, ""));
}

/** Joins pieces to the same HTML that minifying the whole would give: adjacent comments for Outlook become one, and needless space goes. */
export function joinPieces(pieces: readonly Piece[]): { readonly html: string; readonly sizeBytes: number } {
  const out: string[] = [];
  let sizeBytes = 0;
  let last: Piece | undefined;
  for (const piece of pieces) {
    if (piece.sizeBytes === 0) continue;
    sizeBytes += piece.sizeBytes;
    if (last?.tail && piece.lead) {
      sizeBytes -= commentEnd.length + commentStart.length;
      out.push(piece.core);
    } else {
      const space = last && hasVisibleSpace(last, piece) ? "\n" : "";
      sizeBytes += space.length;
      out.push(last?.tail ?? "", space, piece.lead, piece.core);
    }
    last = piece;
  }
  out.push(last?.tail ?? "");
  return { html: out.join(""), sizeBytes };
}

function hasVisibleSpace(before: Piece, after: Piece): boolean {
  return (before.hasSpaceAfter || after.hasSpaceBefore) && !before.endsBlock && !after.startsBlock;
}
