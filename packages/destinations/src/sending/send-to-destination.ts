import { htmlToPlainText } from "@mailwright/document";
import { ExportFailure, type FailureCode } from "../calls/failure.js";
import type { Bases, Created, Destination, MailContent, Person, Sending } from "../declaration/destination.js";
import { choicesIn, collectSecrets, readGiven } from "../fields/field.js";
import { cutText } from "../text/cut-text.js";
import type { Grant } from "./authorize.js";
import { checkContent } from "./check-content.js";
import { describeFailure, type SendFailure } from "./describe-failure.js";
import { exchangeCode, type Tokens } from "./exchange.js";
import type { Caller } from "./make-call.js";
import type { Clock, Fetch } from "./ports.js";
import { runSteps } from "./run-steps.js";

export interface SendRequest {
  readonly destination: Destination;
  readonly content: MailContent;
  /** What somebody filled in, unread. */
  readonly given: unknown;
  readonly person: Person;
  /** What the window came back with, for destinations with one. */
  readonly grant?: Grant;
  /** Instead of it: what was kept of an earlier window. */
  readonly tokens?: Tokens | undefined;
  /** What an earlier export made: it is changed, where the service can do that and still has it. */
  readonly there?: Created | undefined;
  /** Other addresses than the declared ones. */
  readonly bases?: Bases;
  readonly fetch: Fetch;
  readonly clock: Clock;
}

export type SendOutcome = Sent | { readonly ok: false; readonly failure: SendFailure };

interface Sent extends Created {
  readonly ok: true;
  /** Under which name it is there. */
  readonly name: string;
  /** Was something changed that was there, instead of made? */
  readonly isUpdate: boolean;
}

/** Hands an email over, or says why it could not. Never throws for anything that a service does. */
export async function sendToDestination(request: SendRequest): Promise<SendOutcome> {
  const { destination, grant } = request;
  const read = readGiven(destination.fields, request.given);
  if (!read.ok) return { ok: false, failure: { code: "VALIDATION", reason: namesOf(read.faults), isUncertain: false } };
  const secrets = [...collectSecrets(destination.fields, read.given)];
  if (grant) secrets.push(grant.clientSecret, grant.code, grant.codeVerifier ?? "");
  const keep = (secret: string) => secret !== "" && secrets.push(secret);
  try {
    return await send({ ...request, given: read.given }, keep);
  } catch (error) {
    if (!(error instanceof ExportFailure)) throw error;
    return { ok: false, failure: describeFailure(error, secrets) };
  }
}

const namesOf = (faults: readonly { field: string; code: string }[]) => faults.map(({ field, code }) => `${field}: ${code}`).join(", ");

async function send(
  request: SendRequest & { readonly given: Readonly<Record<string, unknown>> },
  keepSecret: (secret: string) => void,
): Promise<SendOutcome> {
  const { destination, given, person, grant, tokens, fetch, clock } = request;
  const base = { ...destination.bases, ...request.bases };
  const content = fitContent(destination, request.content);
  const problem = checkContent(destination, content, choicesIn(destination.fields, given)).find(({ isAdvice }) => !isAdvice);
  if (problem) throw new ExportFailure(problem.code === "no-public-address" ? "CONFIG" : "VALIDATION", { reason: problem.words });
  const caller: Caller = { destination, fetch, clock };
  if (destination.authorization.kind === "code" && !grant && !tokens)
    throw new ExportFailure("AUTH", { reason: "Nobody agreed to it yet." });
  const { accessToken } = grant ? await exchangeCode(grant, { given, bases: base }, caller) : (tokens ?? { accessToken: "" });
  keepSecret(accessToken);
  const sending: Sending = { content, given, person, base, accessToken, now: clock.now() };
  return (request.there && (await tryUpdate(sending, request.there, caller))) ?? makeNew(sending, caller);
}

/** What a service says to who wants to change something that is there no more, or that was sent meanwhile. */
const gone: ReadonlySet<FailureCode> = new Set(["NOT_FOUND", "CONFLICT", "VALIDATION"]);

/** Null where something new has to be made. An email that a service does not take is refused again then, and told. */
async function tryUpdate(sending: Sending, there: Created, caller: Caller): Promise<Sent | null> {
  const { destination } = caller;
  const steps = destination.update?.(sending, there);
  if (!steps) return null;
  try {
    return { ok: true, name: sending.content.name, isUpdate: true, ...withOpenable(await runSteps(steps, caller)) };
  } catch (error) {
    if (error instanceof ExportFailure && gone.has(error.code)) return null;
    throw error;
  }
}

async function makeNew(sending: Sending, caller: Caller): Promise<Sent> {
  const { destination } = caller;
  const make = async (content: MailContent): Promise<Sent> => {
    const created = await runSteps(destination.send({ ...sending, content }), caller);
    return { ok: true, name: content.name, isUpdate: false, ...withOpenable(created) };
  };
  try {
    return await make(sending.content);
  } catch (error) {
    if (!destination.refusesNames || !(error instanceof ExportFailure) || error.code !== "CONFLICT") throw error;
    const { name } = sending.content;
    return make({ ...sending.content, name: writeOtherName(name, destination.limits.nameLengthMax, sending.now) });
  }
}

/** An address comes from the service, and people are led there: one that is no web page is left out. */
const withOpenable = ({ externalId, externalUrl }: Created): Created =>
  externalUrl !== undefined && /^https?:\/\//i.test(externalUrl) ? { externalId, externalUrl } : { externalId };

/** With what no service does without, and within the limits that cutting can keep. */
function fitContent({ limits: { nameLengthMax = 250, subjectLengthMax = 900 } }: Destination, content: MailContent): MailContent {
  const name = content.name.trim() || "Template";
  return {
    ...content,
    name: cutText(name, nameLengthMax),
    subject: cutText(content.subject.trim() || name, subjectLengthMax),
    text: content.text || htmlToPlainText(content.html),
  };
}

/** `Spring (2026-11-23 1204)`: services that know a name already take this one. */
function writeOtherName(name: string, lengthMax = 250, now: Date): string {
  const [day, time = ""] = now.toISOString().split("T");
  const suffix = ` (${day} ${time.slice(0, 5).replace(":", "")})`;
  return cutText(name, lengthMax - suffix.length) + suffix;
}
