import type { PastedContent } from "../../ports/clipboard-port.js";

/** The code of an email or of a page that was copied as code: what an editor of code, or *View source*, puts on the clipboard. */
export function findSource({ html = "", text = "" }: PastedContent): string | undefined {
  return [html, text].find(isMjmlCode) ?? [text].find(isPageCode);
}

function isMjmlCode(source: string): boolean {
  return /<mjml[\s>]|<mj-[a-z]+[\s>]/.test(source);
}

/** A page says so at its beginning; a part of what MJML was compiled to has classes that nothing else has. */
function isPageCode(source: string): boolean {
  return /^\s*(?:<!--[^>]*-->\s*)*<(?:!doctype\s+html|html)[\s>]/i.test(source) || /class=(?:"[^"]*\b)?mj-(?:column|outlook)/.test(source);
}
