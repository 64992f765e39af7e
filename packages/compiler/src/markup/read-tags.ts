import { nextTag, type ScannedTag } from "@mailwright/document";

/** An element's tag in HTML. */
export interface Tag extends Pick<ScannedTag, "start" | "end" | "name"> {
  readonly isClosing: boolean;
  /** The whole tag, as written. */
  readonly source: string;
}

/**
 * The tags of an HTML text, in order. Comments are skipped, with the markup in them for Outlook for Windows: it knows no media queries, so no
 * rule could apply there.
 */
export function readTags(html: string): readonly Tag[] {
  const tags: Tag[] = [];
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, tag.end)) {
    const { kind, name, start, end } = tag;
    if (kind !== "comment") tags.push({ start, end, name, isClosing: kind === "close", source: html.slice(start, end) });
  }
  return tags;
}
