import { type Call, postForm, writeQuery } from "../calls/call.js";
import { ExportFailure } from "../calls/failure.js";
import { textAt } from "../calls/read-json.js";
import type { CodeFlow } from "../declaration/authorization.js";
import type { Bases, Destination } from "../declaration/destination.js";
import { fillBase } from "../declaration/fill-base.js";
import { encodeBase64 } from "../text/base64.js";
import { type Caller, makeCall } from "./make-call.js";

/** What the host registered at the service. */
export interface OAuthClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** A page on our own origin, in whose address the code arrives. */
  readonly redirectUri: string;
}

/** What the person's window came back with. */
export interface Grant extends OAuthClient {
  readonly code: string;
  /** Where PKCE is used. */
  readonly codeVerifier?: string;
}

export interface AuthorizationRequest extends Omit<OAuthClient, "clientSecret"> {
  readonly destination: Destination;
  readonly bases?: Bases;
  readonly given: Readonly<Record<string, unknown>>;
  /** Made by the server, bound to the session, good once. */
  readonly state: string;
  /** The base64url of the verifier's SHA-256. */
  readonly codeChallenge: string;
}

/** Where the window in which the person agrees begins. `null` where nobody has to agree. */
export function writeAuthorizationUrl(request: AuthorizationRequest): string | null {
  const { destination, bases, given, clientId, redirectUri, state, codeChallenge } = request;
  const { authorization: flow } = destination;
  if (flow.kind !== "code") return null;
  const query = writeQuery({
    response_type: "code",
    client_id: clientId,
    redirect_uri: writeRedirectUri(flow, redirectUri, state),
    scope: flow.scopes.length > 0 ? flow.scopes.join(flow.scopeSeparator) : undefined,
    state,
    code_challenge: flow.usesPkce ? codeChallenge : undefined,
    code_challenge_method: flow.usesPkce ? "S256" : undefined,
    ...flow.parameters,
  });
  return `${baseOf(flow.authorize, flow, { ...destination.bases, ...bases }, given)}?${query}`;
}

/** Our page, with the state in its address for services that forget it. The exchange has to name the same. */
export function writeRedirectUri(flow: CodeFlow, redirectUri: string, state: string): string {
  if (!flow.forgetsState) return redirectUri;
  return `${redirectUri}${redirectUri.includes("?") ? "&" : "?"}state=${encodeURIComponent(state)}`;
}

function baseOf({ base, path }: CodeFlow["authorize"], flow: CodeFlow, bases: Bases, given: Readonly<Record<string, unknown>>): string {
  const region = flow.regionField === undefined ? "" : String(given[flow.regionField] ?? "");
  const tld = flow.regionDomains === undefined ? region : (flow.regionDomains[region] ?? "");
  return fillBase(bases[base] ?? "", { tld }) + path;
}

/** The token that the code is good for. Codes are good once, so nothing is tried again. */
export async function exchangeCode(grant: Grant, given: Readonly<Record<string, unknown>>, bases: Bases, caller: Caller): Promise<string> {
  const { authorization: flow } = caller.destination;
  if (flow.kind !== "code") return "";
  const answer = await makeCall(writeExchange(grant, flow, baseOf(flow.token, flow, bases, given)), {
    ...caller,
    destination: { ...caller.destination, readFailure: readExchangeFailure },
  });
  const token = textAt(answer.json, "access_token");
  // Zoho says with a good answer that a code is used up.
  if (token === undefined) throw new ExportFailure("AUTH", { reason: readExchangeReason(answer.json) });
  return token;
}

function writeExchange({ clientId, clientSecret, redirectUri, code, codeVerifier }: Grant, flow: CodeFlow, url: string): Call {
  const inForm = flow.clientAuth === "form";
  const fields = {
    grant_type: "authorization_code",
    code,
    redirect_uri: redirectUri,
    client_id: inForm ? clientId : undefined,
    client_secret: inForm ? clientSecret : undefined,
    code_verifier: flow.usesPkce ? codeVerifier : undefined,
  };
  return postForm(url, fields, inForm ? {} : { authorization: `Basic ${encodeBase64(`${clientId}:${clientSecret}`)}` });
}

const readExchangeReason = (json: unknown) =>
  textAt(json, "error_description") ?? textAt(json, "error", "message") ?? textAt(json, "error");

const readExchangeFailure: Destination["readFailure"] = ({ status, json }) => {
  if (status >= 200 && status < 300) return null;
  if (status === 429) return { code: "RATE_LIMIT" };
  if (status >= 500 || (status >= 300 && status < 400)) return { code: "UPSTREAM" };
  // 400 with `invalid_grant`: the code is too old or was used.
  return { code: "AUTH", reason: readExchangeReason(json) };
};
