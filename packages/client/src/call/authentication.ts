import type { CookieSession, components } from "@mailwright/contract";
import { parseFailure } from "./parse-failure.js";

type Token = components["schemas"]["Token"];
type Fetch = (request: Request) => Promise<Response>;

export interface Authentication {
  /** The headers of a signed-in call. Exchanges the session id when there is no token yet. */
  headers(): Promise<Record<string, string>>;
  /** Drops the token that went with these headers, so that the next `headers()` fetches a new one. */
  renew(stale: Record<string, string>): void;
}

/** Exchanges the host's session id for bearer tokens: once at a time, however many calls wait for it. */
export function createAuthentication(apiUrl: string, sessionId: string, fetch: Fetch): Authentication {
  let exchange: Promise<string> | null = null;
  let current: string | null = null;

  async function token() {
    exchange ??= exchangeSession(apiUrl, sessionId, fetch);
    try {
      current = await exchange;
      return current;
    } catch (error) {
      exchange = null;
      throw error;
    }
  }

  return {
    headers: async () => ({ authorization: `Bearer ${await token()}`, "x-session-id": sessionId }),
    renew: (stale) => {
      // Of several calls that come back together only the first starts a new exchange.
      if (current === null || stale["authorization"] !== `Bearer ${current}`) return;
      current = null;
      exchange = null;
    },
  };
}

/** On a page of the server's own origin the browser sends the session by itself, as a cookie; only the word for it is said. */
export function authenticateByCookie(place: CookieSession): Authentication {
  return { headers: async () => ({ "x-session-id": place }), renew: () => {} };
}

async function exchangeSession(apiUrl: string, sessionId: string, fetch: Fetch): Promise<string> {
  const response = await fetch(
    new Request(`${apiUrl}/api/v2/auth/credentials`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ sessionId, type: "session" }),
    }),
  );
  const body: unknown = await response.json();
  if (!response.ok || !isToken(body)) throw parseFailure(body, response.status);
  return body.token;
}

const isToken = (body: unknown): body is Token =>
  typeof body === "object" && body !== null && "token" in body && typeof body.token === "string";
