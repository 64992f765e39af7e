/**
 * In place of a session id, in the header `x-session-id` and as the `session-id` of an element: the session stands in a cookie that no script can
 * read. Only for pages of the server's own origin. No other site's page can send the header, so none can make calls with the cookie.
 */
export const cookieSession = "cookie";

/** The same inside of another site's frame, which has a cookie of its own. */
export const frameCookieSession = "frame-cookie";

/** Where a session in a cookie is used: on a page of its own, or in a host's frame. */
export type CookieSession = typeof cookieSession | typeof frameCookieSession;

/** Is this one of the two words, and no session id? */
export function isCookieSession(sessionId: unknown): sessionId is CookieSession {
  return sessionId === cookieSession || sessionId === frameCookieSession;
}
