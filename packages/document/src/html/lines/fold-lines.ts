import { utf8Length } from "../utf8-length.js";
import { type BreakPlace, findBreakPlaces, textBreak } from "./break-places.js";

/**
 * What a line is filled up to. RFC 5322 ends it at 998 bytes, and mail servers cut what is longer, in the middle of a word or a tag. The
 * rest is for what a provider's names of merge tags are longer than ours.
 */
const filledBytes = 900;

interface Candidate extends BreakPlace {
  /** What the line holds before the place. */
  readonly bytes: number;
}

/**
 * Breaks lines where nobody sees it: in place of a space between attributes, after a rule of a style sheet, or by a comment in a text. Only an
 * address or a merge tag that is longer than a line stays longer.
 *
 * @example
 * foldLines(compiled.html); // the same email, in lines that mail servers leave alone
 */
export function foldLines(html: string): string {
  const out: string[] = [];
  let written = 0;
  let lineBytes = 0;
  /** Where the line may end, in order. */
  let places: Candidate[] = [];

  const breakLine = () => {
    const { at, replaces, break: lineBreak, bytes } = bestOf(places);
    out.push(html.slice(written, at), lineBreak);
    written = at + replaces;
    const gone = bytes + replaces - (lineBreak.length - lineBreak.lastIndexOf("\n") - 1);
    lineBytes -= gone;
    // Those behind it are on the next line, which may be too long itself by now.
    places = places.flatMap((place) => (place.at > at ? { ...place, bytes: place.bytes - gone } : []));
  };
  const passLine = (line: string) => {
    lineBytes += utf8Length(line);
    while (lineBytes > filledBytes && places.length > 0) breakLine();
  };
  const pass = (text: string) => {
    const [line = "", ...others] = text.includes("\n") ? text.split("\n") : [text];
    passLine(line);
    for (const other of others) {
      lineBytes = 0;
      places = [];
      passLine(other);
    }
  };

  let at = 0;
  for (const place of findBreakPlaces(html)) {
    pass(html.slice(at, place.at));
    at = place.at;
    places.push({ ...place, bytes: lineBytes });
  }
  pass(html.slice(at));
  out.push(html.slice(written));
  return out.join("");
}

/** The last of the good places of a line, which is not too near to its beginning. */
function bestOf(places: readonly Candidate[]): Candidate {
  return places.reduce((best, place) => {
    // The break itself has to fit, so that a line is not broken again when what is folded is folded once more.
    const isLate = place.bytes + textBreak.length > filledBytes;
    return !isLate && (place.rank <= best.rank || best.bytes < filledBytes / 3) ? place : best;
  });
}

/** Takes out what `foldLines` put into texts, so that an import has the words as they were written. */
export function unfoldLines(html: string): string {
  return html.replaceAll(textBreak, "");
}
