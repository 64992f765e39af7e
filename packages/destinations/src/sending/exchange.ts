import { type Call, postForm } from "../calls/call.js";
import { ExportFailure } from "../calls/failure.js";
import { textAt, valueAt } from "../calls/read-json.js";
import type { CodeFlow } from "../declaration/authorization.js";
import type { Bases, Destination } from "../declaration/destination.js";
import { encodeBase64 } from "../text/base64.js";
import { baseOf, type Grant, type OAuthClient } from "./authorize.js";
import { type Caller, makeCall } from "./make-call.js";

/** What a service gave for a person's consent. */
export interface Tokens {
  readonly accessToken: string;
  /** Gives another access token when this one is too old; not every service has it. */
  readonly refreshToken?: string | undefined;
  /** In ISO form; left out where the service says nothing, and then it lasts. */
  readonly expiresAt?: string | undefined;
}

/** Where and for what tokens are asked. */
export interface Account {
  readonly given: Readonly<Record<string, unknown>>;
  readonly bases: Bases;
}

type Fields = Readonly<Record<string, string | undefined>>;

/** The tokens that a code is good for. Codes are good once, so nothing is tried again. */
export async function exchangeCode(grant: Grant, account: Account, caller: Caller): Promise<Tokens> {
  const { authorization: flow } = caller.destination;
  const { code, redirectUri: redirect_uri, codeVerifier } = grant;
  const code_verifier = flow.kind === "code" && flow.usesPkce ? codeVerifier : undefined;
  return askForTokens({ grant_type: "authorization_code", code, redirect_uri, code_verifier }, grant, account, caller);
}

/** New tokens for old ones. A service that gives no new refresh token means that the old one stays. */
export async function renewTokens(refreshToken: string, client: Client, account: Account, caller: Caller): Promise<Tokens> {
  const tokens = await askForTokens({ grant_type: "refresh_token", refresh_token: refreshToken }, client, account, caller);
  return { refreshToken, ...tokens };
}

/** What the host registered at the service. */
export type Client = Pick<OAuthClient, "clientId" | "clientSecret">;

async function askForTokens(fields: Fields, client: Client, { given, bases }: Account, caller: Caller): Promise<Tokens> {
  const { authorization: flow } = caller.destination;
  if (flow.kind !== "code") throw new ExportFailure("CONFIG");
  const call = writeExchange(fields, client, flow, baseOf(flow.token, flow, bases, given));
  const { json } = await makeCall(call, { ...caller, destination: { ...caller.destination, readFailure: readExchangeFailure } });
  const accessToken = textAt(json, "access_token");
  // Zoho says with a good answer that a code is used up.
  if (accessToken === undefined) throw new ExportFailure("AUTH", { reason: readExchangeReason(json) });
  const refreshToken = textAt(json, "refresh_token");
  const lifeSeconds = Number(valueAt(json, "expires_in"));
  const expiresAt = lifeSeconds > 0 ? new Date(caller.clock.now().getTime() + lifeSeconds * 1000).toISOString() : undefined;
  return { accessToken, ...(refreshToken === undefined ? {} : { refreshToken }), ...(expiresAt === undefined ? {} : { expiresAt }) };
}

function writeExchange(fields: Fields, { clientId, clientSecret }: Client, { clientAuth }: CodeFlow, url: string): Call {
  if (clientAuth === "form") return postForm(url, { ...fields, client_id: clientId, client_secret: clientSecret });
  return postForm(url, fields, { authorization: `Basic ${encodeBase64(`${clientId}:${clientSecret}`)}` });
}

const readExchangeReason = (json: unknown) =>
  textAt(json, "error_description") ?? textAt(json, "error", "message") ?? textAt(json, "error");

const readExchangeFailure: Destination["readFailure"] = ({ status, json }) => {
  if (status >= 200 && status < 300) return null;
  if (status === 429) return { code: "RATE_LIMIT" };
  if (status >= 500 || (status >= 300 && status < 400)) return { code: "UPSTREAM" };
  // 400 with `invalid_grant`: the code is too old or was used, or the person took the consent back.
  return { code: "AUTH", reason: readExchangeReason(json) };
};
