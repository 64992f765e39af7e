import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the fake answers: as JSON unless it is a text, or by failing as networks do. */
export type ScriptedAnswer =
  | { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown }
  | "hang"
  | "reset"
  | "cut";

/** A call that has to come, at this place of the order, exactly so. */
export interface ExpectedCall {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly text?: string;
  /** What stands in the body, where nobody knows all of it: an email that somebody makes in a browser. */
  readonly holds?: readonly string[];
  readonly answer: ScriptedAnswer;
}

export interface FakeService {
  readonly origin: string;
  /** What came and should not have come like that, and what did not come. */
  problems(): readonly string[];
  /** Ends when a call came that is never answered. */
  readonly hung: Promise<void>;
  close(): Promise<void>;
}

/** A page that the service shows to a person, by its address; `undefined` where there is none. */
type Pages = (path: string) => string | undefined;

/** A service on this machine that takes these calls in this order and no others, beside the pages that it shows. */
export async function startFakeService(script: readonly ExpectedCall[], pages: Pages = () => undefined): Promise<FakeService> {
  const problems: string[] = [];
  let taken = 0;
  let tellHung = () => {};
  const hung = new Promise<void>((resolve) => {
    tellHung = resolve;
  });
  const server = createServer((request, response) => {
    const page = request.method === "GET" ? pages(request.url ?? "") : undefined;
    if (page !== undefined) return send(response, { body: page });
    void readBody(request).then((body) => {
      const expected = script[taken];
      taken += 1;
      const found = expected ? compareCall(expected, request, body) : [`${request.method} ${request.url} came, and nothing was expected`];
      problems.push(...found);
      if (!expected || found.length > 0) return send(response, { status: 418, body: "not what was expected" });
      if (expected.answer === "hang") return tellHung();
      return send(response, expected.answer);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    hung,
    problems: () => [...problems, ...script.slice(taken).map(({ method, path }) => `${method} ${path} did not come`)],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function compareCall(
  { method, path, headers = {}, json, form, text, holds }: ExpectedCall,
  request: IncomingMessage,
  body: string,
): string[] {
  const problems: string[] = [];
  const check = (what: string, actual: unknown, wanted: unknown) => {
    const [one, other] = [actual, wanted].map((value) => JSON.stringify(value));
    if (one !== other) problems.push(`${method} ${path}: ${what} is ${one?.slice(0, 600)} instead of ${other?.slice(0, 600)}`);
  };
  check("the call", `${request.method} ${request.url}`, `${method} ${path}`);
  for (const [name, value] of Object.entries(headers)) check(name, request.headers[name.toLowerCase()], value);
  const type = request.headers["content-type"] ?? "";
  if (json !== undefined) {
    if (headers["content-type"] === undefined) check("the type", type.split(";")[0], "application/json");
    check("the body", sorted(parse(body)), sorted(json));
  }
  if (form !== undefined) {
    check("the type", type, "application/x-www-form-urlencoded");
    check("the form", sorted(Object.fromEntries(new URLSearchParams(body))), sorted(form));
  }
  if (text !== undefined) check("the body", body, text);
  for (const part of holds ?? []) check(`that the body holds ${part}`, body.includes(part), true);
  if ([json, form, text, holds].every((wanted) => wanted === undefined)) check("the body", body, "");
  return problems;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return `no JSON: ${body.slice(0, 100)}`;
  }
}

/** The order of keys is nobody's concern. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, each]) => [name, sorted(each)]));
}

function send(response: ServerResponse, answer: Exclude<ScriptedAnswer, "hang">): void {
  if (answer === "reset") {
    response.socket?.destroy();
    return;
  }
  if (answer === "cut") {
    response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
    response.write('{"id": "halfw');
    setImmediate(() => response.socket?.destroy());
    return;
  }
  const { status = 200, headers = {}, body = "" } = answer;
  const type = typeof body === "string" ? "text/html; charset=utf-8" : "application/json";
  response.writeHead(status, { "content-type": type, connection: "close", ...headers });
  response.end(status === 204 ? undefined : typeof body === "string" ? body : JSON.stringify(body));
}
