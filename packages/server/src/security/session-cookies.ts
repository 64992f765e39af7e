import type { IncomingHttpHeaders } from "node:http";
import { type CookieSession, isCookieSession } from "@mailwright/contract";
import { parseCookie, type SerializeOptions, stringifySetCookie } from "cookie";
import { refuse } from "../base/refusal.js";

/** What the product's own pages keep in the browser: sessions, and what a sign-in under way must remember. */
type CookieKind = CookieSession | "state" | "sign-in" | "set-up";

/** The cookies of the product's own pages, none of which a script can read. */
export interface Cookies {
  /** The value that the browser sent; null where it sent none. */
  read(headers: IncomingHttpHeaders, kind: CookieKind): string | null;
  /** The `Set-Cookie` that keeps a value for so long. */
  write(kind: CookieKind, value: string, lifetimeSeconds: number): string;
  /** The `Set-Cookie` that takes it away. */
  clear(kind: CookieKind): string;
  /**
   * Which of the two session cookies a call names. Refuses calls of other sites: their pages cannot send the header, and where the browser says
   * which site a call comes from (`Sec-Fetch-Site`, `Origin`), it must be this one.
   */
  requireOwnPage(headers: IncomingHttpHeaders): CookieSession;
}

const names: Record<CookieKind, string> = {
  cookie: "mailwright",
  "frame-cookie": "mailwright-frame",
  state: "mailwright-state",
  "sign-in": "mailwright-sign-in",
  "set-up": "mailwright-set-up",
};

/**
 * By https the names begin with `__Host-`: browsers then take them from this very host only, so that a page of a neighbouring subdomain cannot
 * plant a session of its own.
 */
export function createCookies(publicUrl: string | null): Cookies {
  const isSecure = publicUrl?.startsWith("https:") ?? false;
  const nameOf = (kind: CookieKind) => `${isSecure ? "__Host-" : ""}${names[kind]}`;
  const optionsOf = (kind: CookieKind): SerializeOptions => ({
    path: "/",
    httpOnly: true,
    secure: isSecure,
    // A frame on another site's page gets no Lax cookie; Partitioned keeps it apart for each site that frames.
    ...(kind === "frame-cookie" && isSecure ? { sameSite: "none", partitioned: true } : { sameSite: "lax" }),
  });
  const write = (kind: CookieKind, value: string, maxAge: number) =>
    stringifySetCookie({ name: nameOf(kind), value, ...optionsOf(kind), maxAge });
  return {
    read: (headers, kind) => parseCookie(headers.cookie ?? "")[nameOf(kind)] || null,
    write,
    clear: (kind) => write(kind, "", 0),
    requireOwnPage: (headers) => {
      const place = headers["x-session-id"];
      if (!isCookieSession(place) || !isOwnPage(headers, publicUrl)) refuse("cross-site-call");
      return place;
    },
  };
}

function isOwnPage(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const site = headers["sec-fetch-site"];
  if (site) return site === "same-origin";
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { origin: named, hostname } = new URL(origin);
  return publicUrl === null ? loopbackNames.has(hostname) : named === new URL(publicUrl).origin;
}

const loopbackNames: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);
