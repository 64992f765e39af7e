export interface JsonMeasures {
  /** The most lists and maps that are open at once. */
  depth: number;
  /** About as many values as there are: maps, lists, and what a comma parts. */
  values: number;
}

const quote = 34;
const comma = 44;
const opens = new Set([91, 123]);
const closes = new Set([93, 125]);

/**
 * Looks a text of JSON over without parsing it, in one pass. What is no JSON is measured too, and refused by the parser.
 * @param enough it stops above one of these, as nobody needs to know how far above
 */
export function measureJson(text: string, enough: Partial<JsonMeasures> = {}): JsonMeasures {
  const { depth: depthEnough = Number.POSITIVE_INFINITY, values: valuesEnough = Number.POSITIVE_INFINITY } = enough;
  let depth = 0;
  let deepest = 0;
  let values = 1;
  for (let at = 0; at < text.length && values <= valuesEnough && deepest <= depthEnough; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfText(text, at + 1);
    else if (code === comma) values += 1;
    else if (opens.has(code)) {
      depth += 1;
      values += 1;
      deepest = Math.max(deepest, depth);
    } else if (closes.has(code)) depth -= 1;
  }
  return { depth: deepest, values };
}

/** The place of the quote that ends a text: the next that no odd number of backslashes stands before. */
function endOfText(text: string, start: number): number {
  for (let from = start; ; ) {
    const end = text.indexOf('"', from);
    if (end === -1) return text.length;
    let slashes = 0;
    while (end - slashes > from && text[end - slashes - 1] === "\\") slashes += 1;
    if (slashes % 2 === 0) return end;
    from = end + 1;
  }
}
