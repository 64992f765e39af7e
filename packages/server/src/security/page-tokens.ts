import { isSame, sign } from "./secrets.js";

/** Pages that open in a window or frame, which cannot send headers. */
export type PageKind = "template" | "version" | "mail" | "block" | "show";

const hourMs = 60 * 60 * 1000;
/** Rounding keeps the address the same for a while, so that a browser may keep the page. */
const roundingMs = 15 * 60 * 1000;

/**
 * The `t` of a page's address: for this page only, good for about an hour, and only while the session lasts for which it was written. Whether the
 * person may still see the page is decided anew each time it is opened.
 */
export function writePageToken(key: Uint8Array, kind: PageKind, id: string, sessionHash: string, now: Date): string {
  const expires = (Math.ceil(now.getTime() / roundingMs) * roundingMs + hourMs).toString(36);
  const session = Buffer.from(sessionHash, "hex").toString("base64url");
  return `${expires}.${session}.${sign(key, `${kind}.${id}.${expires}.${session}`)}`;
}

/** The hash of the session that the token was written for; null when it was made for another page or has run out. */
export function readPageToken(key: Uint8Array, kind: PageKind, id: string, token: string, now: Date): string | null {
  const [expires = "", session = "", signature = ""] = token.split(".");
  const expiresMs = Number.parseInt(expires, 36);
  if (!(expiresMs > now.getTime())) return null;
  if (!isSame(signature, sign(key, `${kind}.${id}.${expires}.${session}`))) return null;
  return Buffer.from(session, "base64url").toString("hex");
}
