import { describe, expect, test } from "vitest";
import type { FailureCode } from "../calls/failure.js";
import type { Created, Destination, MailContent } from "../declaration/destination.js";
import { collectSecrets } from "../fields/field.js";
import type { Grant } from "../sending/authorize.js";
import { type SendOutcome, sendToDestination } from "../sending/send-to-destination.js";
import { type ExpectedCall, type FakeService, type ScriptedAnswer, startFakeService } from "./fake-service.js";
import { createTestClock, type TestClock } from "./test-clock.js";

/** What the documents of a service say, as a script. */
export interface Protocol {
  readonly destination: Destination;
  /** In addresses `http://fake.example` stands for the fake. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly content?: Partial<MailContent>;
  readonly grant?: Grant;
  /** Paths put behind the fake's address, by the name of the declared one: what stands in braces is filled in by the steps. */
  readonly basePaths?: Readonly<Record<string, string>>;
  /** The calls of an export that goes well. The last one makes something. */
  readonly calls: readonly ExpectedCall[];
  readonly created: { readonly externalId: string; readonly externalUrl?: string };
  /** What is tidied up when the last call fails. */
  readonly cleanUp?: readonly ExpectedCall[];
  /** Every answer that the documents call a failure. */
  readonly failures: readonly DocumentedFailure[];
  /** The calls that change what is there, where the service can do that. The last one changes it. */
  readonly updates?: readonly ExpectedCall[];
  /** It takes any good answer, whatever it says. */
  readonly takesAnyAnswer?: boolean;
}

export interface DocumentedFailure {
  readonly title: string;
  /** Which call of the script is answered like that; the last unless told otherwise. */
  readonly at?: number;
  readonly answer: ScriptedAnswer;
  readonly code: FailureCode;
  readonly reason?: string;
  /** What comes after it; tidying up, unless told otherwise. */
  readonly afterwards?: readonly ExpectedCall[];
}

/** Everything that a mail can hold, 300 KB of it. */
export const wholeContent: MailContent = {
  name: "Frühling “24” & more",
  subject: "Grüße für {{ first_name }}: 100 % & “mehr”",
  preheader: "Kurz gesagt",
  html: `<html><head><title>é</title></head><body>\r\n<p>"Quotes" 'and' &amp; ümlauts 💌</p>${"<p>äöü €</p>".repeat(22_000)}</body></html>`,
  text: "Grüße\r\n💌",
};

const smallHtml = "<html><head></head><body><p>Grüße 💌 &amp; “mehr”</p></body></html>";

/** The same, short enough for services with a limit. */
export const smallContent: MailContent = { ...wholeContent, html: smallHtml };

const ann = { name: "Ann Sender", email: "ann@sender.example" };

/** What the host registered, and what the window came back with. */
export const grant: Grant = {
  clientId: "client-of-ours",
  clientSecret: "client-secret-of-ours",
  redirectUri: "https://mail.example/exported",
  code: "code-good-once",
  codeVerifier: "verifier-of-ours",
};

/** The exchange of that code, as most services want it. */
export function exchangeAt(
  path: string,
  given: Partial<ExpectedCall> & { readonly fields?: Readonly<Record<string, string>> } = {},
): ExpectedCall {
  const { fields, ...call } = given;
  const { clientId, clientSecret, redirectUri, code } = grant;
  const form = { grant_type: "authorization_code", code, redirect_uri: redirectUri };
  return {
    method: "POST",
    path,
    form: { ...form, client_id: clientId, client_secret: clientSecret, ...fields },
    answer: { body: { access_token: "granted-token", token_type: "Bearer", expires_in: 3600 } },
    ...call,
  };
}

const page = "<!doctype html><html><body><h1>Bad gateway</h1></body></html>";

/** The family's contract: what every destination does, whatever its service does. */
export function describeContract(protocol: Protocol): void {
  describe(`${protocol.destination.name} by its documents`, () => {
    test("an export makes what it says, with exactly these calls in this order", async () => {
      const { outcome, problems } = await run(protocol, protocol.calls);
      expect(problems).toEqual([]);
      expect(outcome).toMatchObject({ ok: true, ...protocol.created });
    });

    test.each(protocol.failures.map((failure) => [failure.title, failure] as const))("%s", async (_, failure) => {
      const { outcome, problems } = await run(protocol, scriptOf(protocol, failure));
      expect(problems).toEqual([]);
      expect(outcome).toMatchObject({ ok: false, failure: { code: failure.code } });
      if (failure.reason !== undefined && !outcome.ok) expect(outcome.failure.reason).toBe(failure.reason);
    });

    test("what is declared to be changed by sending again has its calls here", () => {
      expect(protocol.updates !== undefined).toBe(protocol.destination.update !== undefined);
    });

    if (protocol.updates) describeUpdates(protocol, protocol.updates);
    describePauses(protocol);
    describeFaults(protocol);
    describeSecrets(protocol);
  });
}

function describeUpdates(protocol: Protocol, updates: readonly ExpectedCall[]): void {
  const { created, calls } = protocol;
  const [last] = updates.slice(-1);
  const changeAnswered = (answer: ScriptedAnswer) => [...updates.slice(0, -1), ...(last ? [{ ...last, answer }] : [])];

  test("sending again changes the same, with exactly these calls in this order", async () => {
    const { outcome, problems } = await run(protocol, updates, created);
    expect(problems).toEqual([]);
    expect(outcome).toMatchObject({ ok: true, isUpdate: true, externalId: created.externalId });
  });

  test("what is there no more is made anew, with one authorization", async () => {
    // The window's code is good once, so its exchange stands at the beginning only.
    const afterwards = protocol.grant ? calls.slice(1) : calls;
    const { outcome, problems } = await run(
      protocol,
      [...changeAnswered({ status: 404, body: { message: "no such thing" } }), ...afterwards],
      created,
    );
    expect(problems).toEqual([]);
    expect(outcome).toMatchObject({ ok: true, isUpdate: false, ...created });
  });

  test("a key that is no longer good changes nothing and makes nothing", async () => {
    const { outcome, problems } = await run(protocol, changeAnswered({ status: 401, body: { message: "who are you" } }), created);
    expect(problems).toEqual([]);
    expect(outcome).toMatchObject({ ok: false, failure: { code: "AUTH" } });
  });
}

function describePauses(protocol: Protocol): void {
  const busy = (headers: Readonly<Record<string, string>>): ScriptedAnswer => ({ status: 429, headers, body: { message: "slow down" } });

  test("too many calls are made again after the pause that the service names", async () => {
    const { outcome, problems, clock } = await run(protocol, [...withLast(protocol, busy({ "retry-after": "3" })), lastOf(protocol)]);
    expect(problems).toEqual([]);
    expect(outcome.ok).toBe(true);
    expect(clock.pauses).toEqual([3000]);
  });

  test("without such a pause it is tried twice more, and then told", async () => {
    const again = { ...lastOf(protocol), answer: busy({}) };
    const { outcome, problems, clock } = await run(protocol, [...withLast(protocol, busy({})), again, again, ...(protocol.cleanUp ?? [])]);
    expect(problems).toEqual([]);
    expect(outcome).toMatchObject({ ok: false, failure: { code: "RATE_LIMIT" } });
    expect(clock.pauses).toEqual([1000, 2000]);
  });

  test("a long pause is told instead of waited for", async () => {
    const calls = [...withLast(protocol, busy({ "retry-after": "3600" })), ...(protocol.cleanUp ?? [])];
    const { outcome, problems, clock } = await run(protocol, calls);
    expect(problems).toEqual([]);
    expect(outcome).toMatchObject({ ok: false, failure: { code: "RATE_LIMIT", retryAfterMs: 3_600_000 } });
    expect(clock.pauses).toEqual([]);
  });

  test("a service that says that it is away is asked again", async () => {
    const { outcome, problems } = await run(protocol, [...withLast(protocol, { status: 503, body: page }), lastOf(protocol)]);
    expect(problems).toEqual([]);
    expect(outcome.ok).toBe(true);
  });
}

function describeFaults(protocol: Protocol): void {
  const faults: (readonly [string, ScriptedAnswer])[] = [
    ["a page of HTML with 500", { status: 500, body: page }],
    ["another address", { status: 302, headers: { location: "http://127.0.0.1:9/" } }],
    ["a connection that ends", "reset"],
    ["an answer that ends in its middle", "cut"],
    ["silence", "hang"],
  ];
  const unreadable: typeof faults = [
    ["a page of HTML instead of JSON", { body: page }],
    ["half of a JSON", { headers: { "content-type": "application/json" }, body: '{"id": "x' }],
    ["JSON that says nothing", { body: {} }],
    ["JSON of another shape", { body: [null, 7, "x"] }],
  ];
  test.each([...faults, ...(protocol.takesAnyAnswer ? [] : unreadable)])(
    "%s is told once, and nothing is made twice",
    async (_, answer) => {
      const { outcome, problems, clock } = await run(protocol, [...withLast(protocol, answer), ...(protocol.cleanUp ?? [])]);
      expect(problems).toEqual([]);
      expect(outcome).toMatchObject({ ok: false, failure: { code: "UPSTREAM" } });
      expect(clock.pauses).toEqual([]);
    },
  );
}

function describeSecrets(protocol: Protocol): void {
  test("no secret comes back in what people and logs are told", async () => {
    const { destination, given, grant } = protocol;
    const secrets = [...collectSecrets(destination.fields, given), ...(grant ? [grant.clientSecret, grant.code] : [])];
    const said = `You sent ${secrets.join(" and ")}`;
    const body = { message: said, error: said, errors: [{ message: said, detail: said, error_message: said }], ErrorMessage: said };
    const { outcome } = await run(protocol, [...withLast(protocol, { status: 401, body }), ...(protocol.cleanUp ?? [])]);
    expect(outcome).toMatchObject({ ok: false, failure: { code: "AUTH" } });
    for (const secret of secrets) expect(JSON.stringify(outcome)).not.toContain(secret);
  });
}

const lastOf = ({ calls }: Protocol): ExpectedCall => calls[calls.length - 1] ?? { method: "", path: "", answer: {} };

const withLast = (protocol: Protocol, answer: ScriptedAnswer): ExpectedCall[] => [
  ...protocol.calls.slice(0, -1),
  { ...lastOf(protocol), answer },
];

function scriptOf(protocol: Protocol, { at = protocol.calls.length - 1, answer, afterwards }: DocumentedFailure): ExpectedCall[] {
  const failing = protocol.calls[at];
  if (!failing) throw new Error(`There is no call ${at}.`);
  const rest = afterwards ?? (at === protocol.calls.length - 1 ? (protocol.cleanUp ?? []) : []);
  return [...protocol.calls.slice(0, at), { ...failing, answer }, ...rest];
}

interface Ran {
  readonly outcome: SendOutcome;
  readonly problems: readonly string[];
  readonly clock: TestClock;
}

/** Sends to a fake with this script; again, where something is there. */
export async function run(protocol: Protocol, script: readonly ExpectedCall[], there?: Created): Promise<Ran> {
  const service = await startFakeService(script);
  const clock = createTestClock();
  void service.hung.then(() => clock.runOut());
  try {
    const { destination, grant } = protocol;
    const given: unknown = JSON.parse(JSON.stringify(protocol.given).replaceAll("http://fake.example", service.origin));
    const outcome = await sendToDestination({
      destination,
      content: { ...wholeContent, ...protocol.content },
      given,
      person: ann,
      ...(grant ? { grant } : {}),
      there,
      bases: basesOf(protocol, service),
      fetch: (url, init) => fetch(url, init),
      clock,
    });
    return { outcome, problems: service.problems(), clock };
  } finally {
    await service.close();
  }
}

function basesOf({ destination, basePaths = {} }: Protocol, { origin }: FakeService): Record<string, string> {
  return Object.fromEntries(Object.keys(destination.bases).map((name) => [name, origin + (basePaths[name] ?? "")]));
}
