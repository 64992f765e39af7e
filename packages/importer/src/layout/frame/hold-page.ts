import { escapeAttribute } from "@mailwright/document";
import { holdSource } from "./hold-source.js";

/**
 * A source as a page to look at, of which nothing runs, loads code or is reported by a strict content security policy while it is parsed: without
 * scripts, frames, `base` and `link`; `style` attributes are named `data-mw-style`, handlers alike, and the sheets stand before everything.
 */
export function holdPage(source: string): string {
  const { doctype, html, sheets, restore } = holdSource(source);
  const styles = sheets.map(({ css, media }) => {
    const asked = media === "" ? "" : ` media="${escapeAttribute(media)}"`;
    return `<style${asked}>${css.replace(/<\/style/gi, "<\\/style")}</style>`;
  });
  // A quote of a merge tag must not end the attribute that the tag stands in.
  const shown = html.replace(/\uE002\d+\uE003/g, (token) => escapeAttribute(restore(token)));
  return doctype + styles.join("") + shown;
}
