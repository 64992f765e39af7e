/** An element's tag in HTML. */
export interface Tag {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly isClosing: boolean;
  /** Everything between the name and the end, as written. */
  readonly source: string;
}

// Comments are passed over whole, and with them what only Outlook for Windows reads: it knows no media queries.
const tagOrComment = /<!--[\s\S]*?-->|<(\/?)([a-z][\w:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;

/** The tags of an HTML text, in order. */
export function readTags(html: string): readonly Tag[] {
  const tags: Tag[] = [];
  for (const { 0: found, 1: slash, 2: name, 3: source = "", index } of html.matchAll(tagOrComment)) {
    if (name !== undefined)
      tags.push({ start: index, end: index + found.length, name: name.toLowerCase(), isClosing: slash === "/", source });
  }
  return tags;
}

const attribute = /([\w:-]+)="([^"]*)"/g;

/** A tag's attributes, with their values as written. */
export function readAttributes({ source }: Tag): ReadonlyMap<string, string> {
  return new Map(Array.from(source.matchAll(attribute), ([, name = "", value = ""]) => [name.toLowerCase(), value]));
}
