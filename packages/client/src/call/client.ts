import { isCookieSession, type paths } from "@mailwright/contract";
import createHttpClient, { type Client as HttpClient } from "openapi-fetch";
import { ApiError } from "./api-error.js";
import { type Authentication, authenticateByCookie, createAuthentication } from "./authentication.js";
import { holdSession, orAborted, type RenewalOptions, type RenewSession, type SessionHolder, takeUnasked } from "./held-session.js";
import { parseFailure, parseThrown } from "./parse-failure.js";

/** A way to send a request: `fetch`, or what answers like it. */
export type SendRequest = (request: Request) => Promise<Response>;

export interface ClientOptions {
  /** Where the server is, without `/api/v2`; empty for the page's own origin. */
  apiUrl: string;
  /** What the host minted for the user, or `cookie` on the server's own pages. Without one only public calls work. */
  sessionId?: string | undefined;
  /** Called when the server no longer knows the session, and nothing renews it: the host signs in again. */
  onSignedOut?: ((error: ApiError) => void) | undefined;
  /** Signs in again while the calls wait that need it, and answers the new session's id; nothing where that is given up. */
  renewSession?: RenewSession | undefined;
  fetch?: SendRequest | undefined;
}

/** Calls one server as one user. The functions of this package take it as their first argument. */
export interface Client {
  readonly apiUrl: string;
  readonly sessionId: string | null;
  /** The typed calls of the contract, signed in. */
  readonly http: HttpClient<paths>;
  /** Sends any request signed in; renews an expired token, and a session that is over, once; throws `ApiError` on 401. `over` sends it another way than the client does. */
  send(request: Request, over?: SendRequest): Promise<Response>;
  /** Has the session renewed that is over. Answers whether calls can go on. */
  signInAgain(options?: RenewalOptions): Promise<boolean>;
  /** Headers for a request that cannot go through `send`. */
  headers(): Promise<Record<string, string>>;
  /** An address of an answer (`previewUrl`, `htmlUrl`) as a page can use it. */
  resolveUrl(path: string): string;
}

/** Connects to a server. Nothing is sent before the first call. */
export function createClient({ apiUrl, sessionId, onSignedOut, renewSession, fetch }: ClientOptions): Client {
  const base = resolveBase(apiUrl);
  const fetchRequest: SendRequest = fetch ?? ((request) => globalThis.fetch(request));
  const holder = holdSession({ sessionId, renewSession, authenticate: (id) => authenticateAs(id, base, fetchRequest) });

  async function send(request: Request, over = fetchRequest): Promise<Response> {
    try {
      return await sendRenewed(request, holder, over);
    } catch (thrown) {
      const error = parseThrown(thrown);
      if (error.status === 401) onSignedOut?.(error);
      throw error;
    }
  }

  return {
    apiUrl: base,
    sessionId: sessionId ?? null,
    http: createHttpClient<paths>({ baseUrl: base, fetch: (request) => send(request) }),
    send,
    signInAgain: (options) => holder.renew(holder.current(), options),
    headers: async () => (await holder.current()?.headers()) ?? {},
    resolveUrl: (path) => (/^[a-z][a-z0-9+.-]*:/i.test(path) ? path : `${base}${path}`),
  };
}

const authenticateAs = (sessionId: string, apiUrl: string, fetch: SendRequest): Authentication =>
  isCookieSession(sessionId) ? authenticateByCookie(sessionId) : createAuthentication(apiUrl, sessionId, fetch);

/** Whose session is over waits for the next one; a call that fails with that one too is refused. */
async function sendRenewed(request: Request, holder: SessionHolder, fetch: SendRequest): Promise<Response> {
  const used = holder.current();
  const isUnasked = takeUnasked(request);
  const declines = holder.declines();
  try {
    return await sendSignedIn(request, used, fetch);
  } catch (thrown) {
    const isOver = used !== null && parseThrown(thrown).status === 401;
    // A call that was on its way while somebody said no to signing in has been answered by that.
    const unlessDeclined = isUnasked || holder.declines() !== declines;
    if (!isOver || !(await orAborted(holder.renew(used, { unlessDeclined }), request.signal))) throw thrown;
    return await sendSignedIn(request, holder.current(), fetch);
  }
}

async function sendSignedIn(request: Request, authentication: Authentication | null, fetch: SendRequest) {
  const attempt = async () => {
    const headers = (await authentication?.headers()) ?? {};
    const copy = new Request(request.clone(), { headers: { ...Object.fromEntries(request.headers), ...headers } });
    return { headers, response: await fetch(copy) };
  };
  const first = await attempt();
  if (first.response.status !== 401) return first.response;
  const failure = await readFailure(first.response);
  if (failure.code !== "token-expired") throw failure;
  authentication?.renew(first.headers);
  const second = await attempt();
  if (second.response.status === 401) throw await readFailure(second.response);
  return second.response;
}

/** The error inside an answer. */
export async function readFailure(response: Response): Promise<ApiError> {
  const body: unknown = await response
    .json()
    .catch((cause: unknown) => new ApiError("No reason given.", { code: "unreadable-answer", status: response.status, cause }));
  return parseFailure(body, response.status);
}

function resolveBase(apiUrl: string): string {
  const trimmed = apiUrl.replace(/\/+$/, "");
  if (trimmed !== "" && !trimmed.startsWith("/")) return trimmed;
  // A Request needs an absolute address outside of a page.
  const origin = typeof location === "undefined" ? "" : location.origin;
  return `${origin}${trimmed}`;
}
