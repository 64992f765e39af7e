import { isSame, sign } from "./secrets.js";

/** Pages that open in a window or frame, which cannot send headers. */
export type PageKind = "template" | "version" | "mail" | "block" | "show" | "share";

/** How long an address that was given away works. */
export const shareLinkDays = 30;

const hourMs = 60 * 60 * 1000;
/** Rounding keeps the address the same for a while, so that a browser may keep the page. */
const roundingMs = 15 * 60 * 1000;

/** The `t` of a page's address: for this page only, good for about an hour or, to be given away, for a month. */
export function writePageToken(key: Uint8Array, kind: PageKind, id: string, now: Date): string {
  const expires = (Math.ceil(now.getTime() / roundingMs) * roundingMs + (kind === "share" ? shareLinkDays * 24 * hourMs : hourMs)).toString(
    36,
  );
  return `${expires}.${sign(key, `${kind}.${id}.${expires}`)}`;
}

/** True when the token was made for this page and has not run out. */
export function isPageToken(key: Uint8Array, kind: PageKind, id: string, token: string, now: Date): boolean {
  const [expires = "", signature = ""] = token.split(".");
  const expiresMs = Number.parseInt(expires, 36);
  if (!(expiresMs > now.getTime())) return false;
  return isSame(signature, sign(key, `${kind}.${id}.${expires}`));
}
