import { writeQuery } from "../calls/call.js";
import type { CodeFlow } from "../declaration/authorization.js";
import type { Bases, Destination } from "../declaration/destination.js";
import { fillBase } from "../declaration/fill-base.js";

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

interface WindowEnding {
  readonly destination: Destination;
  readonly bases?: Bases;
  /** The parameters that the service added to our address. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/**
 * In which region the account is, as the service says with the code: it goes before the region that was chosen, because other servers do not
 * know the code. Empty where the service says nothing. `null` for a server that is none of those that the destination has: it would be shown
 * the client's secret.
 */
export function readAccountRegion({ destination, bases, parameters }: WindowEnding): Readonly<Record<string, string>> | null {
  const { authorization: flow } = destination;
  if (flow.kind !== "code" || flow.regionField === undefined || flow.serverParameter === undefined) return {};
  const named = parameters[flow.serverParameter];
  if (named === undefined) return {};
  const field = flow.regionField;
  const template = { ...destination.bases, ...bases }[flow.token.base] ?? "";
  const regions = Object.entries(flow.regionDomains ?? {});
  const found = regions.find(([, tld]) => typeof named === "string" && named.replace(/\/$/, "") === fillBase(template, { tld }));
  return found ? { [field]: found[0] } : null;
}

/** Our page, with the state in its address for services that forget it. The exchange has to name the same. */
export function writeRedirectUri(flow: CodeFlow, redirectUri: string, state: string): string {
  if (!flow.forgetsState) return redirectUri;
  return `${redirectUri}${redirectUri.includes("?") ? "&" : "?"}state=${encodeURIComponent(state)}`;
}

/** Where a step of the flow is, in the region of the account. */
export function baseOf(
  { base, path }: CodeFlow["authorize"],
  flow: CodeFlow,
  bases: Bases,
  given: Readonly<Record<string, unknown>>,
): string {
  const region = flow.regionField === undefined ? "" : String(given[flow.regionField] ?? "");
  const tld = flow.regionDomains === undefined ? region : (flow.regionDomains[region] ?? "");
  return fillBase(bases[base] ?? "", { tld }) + path;
}
