/** The kinds of picture that a file may hold. */
export type PictureType = "jpeg" | "png" | "gif" | "webp" | "avif" | "svg";

/** What the picker of the system offers. */
export const acceptedPictures = "image/jpeg,image/png,image/gif,image/webp,image/avif,image/svg+xml";

const headBytes = 512;

/** What kind of picture a file holds, by its first bytes: names and declared types may lie. `undefined` if it is none that can be used. */
export async function readPictureType(file: Blob): Promise<PictureType | undefined> {
  const bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const latin = String.fromCharCode(...bytes);
  if (latin.startsWith("\xff\xd8\xff")) return "jpeg";
  if (latin.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^GIF8[79]a/.test(latin)) return "gif";
  if (latin.startsWith("RIFF") && latin.slice(8, 12) === "WEBP") return "webp";
  if (latin.slice(4, 8) === "ftyp" && /avi[fs]/.test(latin.slice(8, 40))) return "avif";
  return isDrawing(bytes) ? "svg" : undefined;
}

/** An SVG begins with its element, after a declaration, comments and white space. */
function isDrawing(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes).replace(/^\uFEFF/, "");
  return /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE\s+svg[^>]*>\s*)*<svg[\s>]/i.test(text);
}
