import { nextTag, type ScannedTag } from "@mailwright/document";

/** The HTML with other tags: what `change` answers stands in the place of a tag, which stays where it answers nothing. */
export function rewriteTags(html: string, change: (tag: ScannedTag, text: string) => string | undefined): string {
  const kept: string[] = [];
  let at = 0;
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, tag.end)) {
    const changed = change(tag, html.slice(tag.start, tag.end));
    if (changed === undefined) continue;
    kept.push(html.slice(at, tag.start), changed);
    at = tag.end;
  }
  return kept.join("") + html.slice(at);
}

/** Class names of style sheets in the HTML whose rules say something that `fits`. */
export function classesThat<T>(html: string, fits: (css: string) => T | undefined): ReadonlyMap<string, T> {
  const classes = new Map<string, T>();
  for (const [, name = "", css = ""] of html.matchAll(/\.([\w-]{1,60})\s*\{([^{}]*)\}/g)) {
    const found = fits(css);
    if (found !== undefined) classes.set(name, found);
  }
  return classes;
}
