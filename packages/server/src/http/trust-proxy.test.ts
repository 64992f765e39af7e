import { afterEach, describe, expect, test } from "vitest";
import { quickestEngine } from "../testing/test-engines.js";
import { startTestServer, type TestServer } from "../testing/test-server.js";

const callsMax = 3;
let server: TestServer | undefined;
afterEach(() => server?.close());

/** Statuses of calls through the same proxy that each name another caller. */
async function callAs(trustProxy: number | readonly string[] | false, remoteAddress: string, forwarded: (index: number) => string) {
  server = await startTestServer(quickestEngine, { config: { trustProxy, callsPerMinuteMax: callsMax } });
  const statuses: number[] = [];
  for (let index = 0; index <= callsMax; index++) {
    const headers = { "x-forwarded-for": forwarded(index) };
    statuses.push((await server.inject({ url: "/api/v2/demo/users", headers, remoteAddress })).statusCode);
  }
  return statuses;
}

const isLimited = (statuses: readonly number[]) => statuses.at(-1) === 429;

describe("who calls", () => {
  test("is what a trusted network says", async () => {
    expect(isLimited(await callAs(["10.0.0.0/8"], "10.1.2.3", (index) => `203.0.113.${index}`))).toBe(false);
  });

  test("is not what a stranger says who reaches the server past the proxy", async () => {
    expect(isLimited(await callAs(["10.0.0.0/8"], "203.0.113.7", (index) => `198.51.100.${index}`))).toBe(true);
  });

  test("is what the last counted proxy saw, not what a caller wrote before it", async () => {
    expect(isLimited(await callAs(1, "10.1.2.3", (index) => `198.51.100.${index}, 203.0.113.7`))).toBe(true);
  });

  test("is the address itself where no proxy is trusted", async () => {
    expect(isLimited(await callAs(false, "203.0.113.7", (index) => `198.51.100.${index}`))).toBe(true);
  });
});
