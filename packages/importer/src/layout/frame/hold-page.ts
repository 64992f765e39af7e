import { escapeAttribute } from "@mailwright/document";
import { holdSource } from "./hold-source.js";

/**
 * A source as a page to look at: nothing of it runs or loads code, and a strict content security policy has nothing to report while it is
 * parsed. Scripts, frames, `base` and `link` are left out; `style` attributes become `data-mw-style`, event handlers are renamed the same
 * way, and the style sheets come first.
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
