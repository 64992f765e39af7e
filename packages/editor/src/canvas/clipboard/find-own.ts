import { decodeEntities } from "@mailwright/document";
import type { PastedContent } from "../../ports/clipboard-port.js";
import { ownAttribute } from "./own-attribute.js";

const looksOwn = (text: string | undefined) => text !== undefined && /^\s*\{\s*"mailwright"/.test(text);

/** The text of blocks or styles of ours, wherever the clipboard holds it. */
export function findOwn({ own, html = "", text }: PastedContent): string | undefined {
  if (own) return own;
  if (looksOwn(text)) return text;
  const carried = new RegExp(`\\s${ownAttribute}="([^"]*)"`).exec(html)?.[1];
  const decoded = carried === undefined ? undefined : decodeEntities(carried);
  return looksOwn(decoded) ? decoded : undefined;
}
