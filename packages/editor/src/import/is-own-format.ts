import { isMjml } from "@mailwright/importer";

/** Is this MJML, or HTML with the compiler's stamps in it? Both say which blocks they hold. */
export function isOwnFormat(source: string): boolean {
  return isMjml(source) || /<body[^>]*class="[^"]*mw-note-/.test(source);
}
