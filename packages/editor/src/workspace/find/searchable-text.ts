import { decodeEntities, escapeText, renderRichText } from "@mailwright/document";

/** A text that can be searched and rewritten: plain words, or rich text, whose tags stay where they are. */
export interface SearchableText {
  /** The words that people read. Blocks and line breaks become new lines. */
  readonly plain: string;
  /** The stored form with these ranges of `plain` replaced. The ranges are in order and do not overlap. */
  replace(stretches: readonly Stretch[], replacement: string): string;
}

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Words as they are stored. */
export function plainText(plain: string): SearchableText {
  return { plain, replace: (stretches, replacement) => replaceIn(plain, 0, stretches, replacement) };
}

const breaks = /^<\/?(?:p|h[1-6]|ul|ol|li|br|table|tr|td|th)\b/i;

/** The words of rich text. A match may cross the borders of bold and links; its replacement is written where it begins. */
export function richText(html: string): SearchableText {
  let plain = "";
  const parts = renderRichText(html)
    .split(/(<[^>]*>)/)
    .filter((part) => part !== "")
    .map((part) => {
      const isTag = part.startsWith("<");
      const text = isTag ? (breaks.test(part) ? "\n" : "") : decodeEntities(part);
      const start = plain.length;
      plain += text;
      return { part, isTag, text, start };
    });
  return {
    plain,
    replace: (stretches, replacement) =>
      parts
        .map(({ part, isTag, text, start }) => {
          if (isTag) return part;
          const changed = replaceIn(text, start, stretches, replacement);
          return changed === text ? part : escapeText(changed);
        })
        .join(""),
  };
}

/**
 * The part of a text that begins at `offset` of the whole, with the ranges replaced. Of a range that began before, only the end is removed.
 */
function replaceIn(text: string, offset: number, stretches: readonly Stretch[], replacement: string): string {
  let out = "";
  let from = 0;
  for (const { start, end } of stretches) {
    const [first, last] = [start - offset, end - offset];
    if (last <= 0 || first >= text.length) continue;
    out += text.slice(from, Math.max(first, 0)) + (first >= 0 ? replacement : "");
    from = Math.min(last, text.length);
  }
  return out + text.slice(from);
}
