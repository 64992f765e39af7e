import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** What a service was asked. */
export interface ServedCall {
  method: string;
  /** With its query. */
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}

/** What it answers: an object as JSON, a text or bytes as they are; `null` never answers. */
export interface ServedAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: object | string | Buffer;
}

export interface TestService {
  base: string;
  calls: ServedCall[];
  close(): Promise<void>;
}

/** A service on this machine that speaks the protocol of a real one. */
export async function startTestService(
  answer: (call: ServedCall) => ServedAnswer | null | Promise<ServedAnswer | null>,
): Promise<TestService> {
  const calls: ServedCall[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    const call = { method, url, headers, body: (await buffer(request)).toString("utf8") };
    calls.push(call);
    const told = await answer(call);
    if (told === null) return;
    const { status = 200, headers: more = {}, body = "" } = told;
    const isPlain = typeof body === "string" || Buffer.isBuffer(body);
    response.writeHead(status, { "content-type": isPlain ? "text/plain" : "application/json", ...more });
    response.end(isPlain ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { base: `http://127.0.0.1:${port}`, calls, close };
}
