import { isMjml } from "@mailwright/importer";

/** MJML, and HTML in which our compiler has left its notes, say themselves what they are. */
export function isOwnFormat(source: string): boolean {
  return isMjml(source) || /<body[^>]*class="[^"]*mw-note-/.test(source);
}
