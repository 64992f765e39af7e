import { ExportFailure } from "../calls/failure.js";
import type { Bases, Destination, Person } from "../declaration/destination.js";
import { collectSecrets, readGiven } from "../fields/field.js";
import type { Grant } from "./authorize.js";
import { describeFailure, type SendFailure } from "./describe-failure.js";
import { type Client, exchangeCode, renewTokens, type Tokens } from "./exchange.js";
import type { Caller } from "./make-call.js";
import type { Clock, Fetch } from "./ports.js";
import { runSteps } from "./run-steps.js";

/** An account at a destination, as it is kept for later. */
export interface AccountRequest {
  readonly destination: Destination;
  /** What somebody filled in, unread. */
  readonly given: unknown;
  /** Other addresses than the declared ones. */
  readonly bases?: Bases;
  readonly fetch: Fetch;
  readonly clock: Clock;
}

export type TokensOutcome = { readonly ok: true; readonly tokens: Tokens } | { readonly ok: false; readonly failure: SendFailure };

/** The tokens for what a window came back with, to be kept instead of used once. */
export function obtainTokens(request: AccountRequest & { readonly grant: Grant }): Promise<TokensOutcome> {
  const { clientSecret, code, codeVerifier = "" } = request.grant;
  return ask(request, [clientSecret, code, codeVerifier], (account, caller) => exchangeCode(request.grant, account, caller));
}

/** New tokens for those that are too old. Fails with `AUTH` where the person has to agree anew. */
export function refreshTokens(request: AccountRequest & { readonly client: Client; readonly tokens: Tokens }): Promise<TokensOutcome> {
  const { client, tokens } = request;
  const { accessToken, refreshToken } = tokens;
  return ask(request, [client.clientSecret, accessToken, refreshToken ?? ""], (account, caller) => {
    if (refreshToken === undefined) throw new ExportFailure("AUTH", { reason: "The consent has ended, and has to be given anew." });
    return renewTokens(refreshToken, client, account, caller);
  });
}

async function ask(
  request: AccountRequest,
  secrets: readonly string[],
  work: (account: Parameters<typeof exchangeCode>[1], caller: Caller) => Promise<Tokens>,
): Promise<TokensOutcome> {
  const { destination, bases } = request;
  try {
    const given = requireGiven(request);
    return { ok: true, tokens: await work({ given, bases: { ...destination.bases, ...bases } }, callerOf(request)) };
  } catch (error) {
    if (!(error instanceof ExportFailure)) throw error;
    return { ok: false, failure: describeFailure(error, secrets) };
  }
}

/**
 * Makes the call by which a destination is tried, which changes nothing there. `null` where it has none: an account there is known to be good
 * when an email has arrived.
 */
export async function tryAccount(
  request: AccountRequest & { readonly tokens?: Tokens | undefined; readonly person: Person },
): Promise<{ readonly ok: true } | { readonly ok: false; readonly failure: SendFailure } | null> {
  const { destination, person, tokens, clock } = request;
  const secrets: string[] = [tokens?.accessToken ?? ""];
  try {
    const given = requireGiven(request);
    secrets.push(...collectSecrets(destination.fields, given));
    const base = { ...destination.bases, ...request.bases };
    const steps = destination.probe?.({ given, person, base, accessToken: tokens?.accessToken ?? "", now: clock.now() });
    if (!steps) return null;
    await runSteps(steps, callerOf(request));
    return { ok: true };
  } catch (error) {
    if (!(error instanceof ExportFailure)) throw error;
    return { ok: false, failure: describeFailure(error, secrets) };
  }
}

const callerOf = ({ destination, fetch, clock }: AccountRequest): Caller => ({ destination, fetch, clock });

function requireGiven({ destination, given }: AccountRequest): Readonly<Record<string, unknown>> {
  const read = readGiven(destination.fields, given);
  if (!read.ok) throw new ExportFailure("VALIDATION");
  return read.given;
}
