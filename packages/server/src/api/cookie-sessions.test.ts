import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseHostKeys } from "../config/host-keys.js";
import { loadContract, type Operation } from "../http/load-contract.js";
import { storeHostKeys } from "../seed/host-keys.js";
import { prepareDatabase } from "../seed/prepare.js";
import { testHostKey } from "../testing/test-client.js";
import { quickestEngine } from "../testing/test-engines.js";
import { startTestServer, type TestServer, testWorkspaceId } from "../testing/test-server.js";

const hostKeys = parseHostKeys({ HOST_KEYS: `${testWorkspaceId}:${testHostKey}` }, []);
const page = { "x-session-id": "cookie", "sec-fetch-site": "same-origin" };
const frame = { "x-session-id": "frame-cookie", "sec-fetch-site": "same-origin" };

/** The name and value of a cookie that an answer sets. */
const pairOf = (header: unknown) => String(Array.isArray(header) ? header[0] : header).split(";")[0] ?? "";

describe("a session in a cookie, for the product's own pages", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(quickestEngine, { config: { publicUrl: "https://mail.test", signInUrl: "https://host.test/mail" } });
    await server.ports.database.transaction((tx) => storeHostKeys(tx, server.ports.clock, hostKeys));
  }, 60_000);
  afterAll(() => server?.close());

  const mint = async (body: object = {}) => {
    const payload = { externalId: "ann", email: "ann@mail.test", firstName: "Ann", ...body };
    const headers = { authorization: `Bearer ${testHostKey}` };
    return (await server.inject({ method: "POST", url: "/api/v2/host/sessions", headers, payload })).json();
  };
  const redeem = (code: string, headers: Record<string, string>) =>
    server.inject({ method: "POST", url: "/api/v2/auth/code", headers, payload: { code } });
  const signInFramed = async () => {
    const minted = await mint();
    return { ...minted, cookie: pairOf((await redeem(minted.code, frame)).headers["set-cookie"]) };
  };

  test("a frame redeems the code of its host, once, and is signed in by a cookie that no script can read", async () => {
    const { code, principalId } = await mint();
    const answer = await redeem(code, frame);
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    const set = String(answer.headers["set-cookie"]);
    for (const part of ["__Host-mailwright-frame=", "; HttpOnly", "; Secure", "; Path=/", "; SameSite=None", "; Partitioned"])
      expect(set).toContain(part);
    expect(set).not.toContain(code);
    const session = await server.inject({ url: "/api/v2/session", headers: { ...frame, cookie: pairOf(set) } });
    expect(session.json().id).toBe(principalId);
    expect((await redeem(code, frame)).json().code).toBe("sign-in-code-invalid");
  });

  test("a code is over after a minute, when its session is revoked, and when its key is withdrawn", async () => {
    const late = await mint();
    server.clock.advance(61_000);
    expect((await redeem(late.code, frame)).json().code).toBe("sign-in-code-invalid");
    const revoked = await mint();
    const headers = { authorization: `Bearer ${testHostKey}` };
    await server.inject({ method: "DELETE", url: `/api/v2/host/sessions/${revoked.sessionId}`, headers });
    expect((await redeem(revoked.code, frame)).json().code).toBe("sign-in-code-invalid");
    const withdrawn = await mint();
    await server.ports.database.transaction((tx) => storeHostKeys(tx, server.ports.clock, []));
    expect((await redeem(withdrawn.code, frame)).json().code).toBe("sign-in-code-invalid");
    await server.ports.database.transaction((tx) => storeHostKeys(tx, server.ports.clock, hostKeys));
  });

  test("a page of its own takes only the code that this browser asked its host for", async () => {
    const start = await server.inject({ url: "/auth/sign-in" });
    const leads = new URL(String(start.headers.location));
    expect([start.statusCode, leads.origin + leads.pathname]).toEqual([302, "https://host.test/mail"]);
    const set = String(start.headers["set-cookie"]);
    for (const part of ["__Host-mailwright-state=", "; HttpOnly", "; Secure", "; SameSite=Lax"]) expect(set).toContain(part);
    const state = leads.searchParams.get("state") ?? "";
    // An attacker sends a link with a code of their own: the victim would work in the attacker's account.
    const planted = await mint({ state: "a state that the attacker made up" });
    const unbound = await mint();
    for (const { code } of [planted, unbound])
      expect((await redeem(code, { ...page, cookie: pairOf(set) })).json().code).toBe("sign-in-code-invalid");
    const { code } = await mint({ state });
    expect((await redeem(code, page)).json().code).toBe("sign-in-code-invalid");
    const again = await mint({ state });
    const answer = await redeem(again.code, { ...page, cookie: pairOf(set) });
    expect(answer.statusCode).toBe(204);
    expect(String(answer.headers["set-cookie"])).toMatch(/__Host-mailwright=.*SameSite=Lax/);
  });

  test("a frame does not take the code of a page: the host that frames did not ask for it", async () => {
    const { code } = await mint({ state: "some state of sixteen characters" });
    expect((await redeem(code, frame)).json().code).toBe("sign-in-code-invalid");
  });

  test("another site's page writes nothing and reads nothing with it, in any operation", async () => {
    const { cookie } = await signInFramed();
    const url = (operation: Operation) => operation.url.replaceAll(/:\w+/g, "018f0000-0000-7000-8000-000000000001");
    for (const operation of loadContract().operations.filter(({ access }) => access === "signed-in")) {
      const call = (headers: Record<string, string>) => {
        const payload = operation.body === null ? {} : { payload: "{}" };
        const type = operation.body === null ? {} : { "content-type": "application/json" };
        return server.inject({
          method: operation.method as "GET",
          url: url(operation),
          headers: { ...type, ...headers, cookie },
          ...payload,
        });
      };
      for (const site of ["cross-site", "same-site", "none"])
        expect([operation.id, (await call({ ...frame, "sec-fetch-site": site })).json().code]).toEqual([operation.id, "cross-site-call"]);
      // A form or a picture of another page cannot set the header, whatever the browser's age.
      expect([operation.id, (await call({})).json().code]).toEqual([operation.id, "unauthenticated"]);
      expect([operation.id, (await call({ ...frame, "sec-fetch-site": "", origin: "https://evil.test" })).json().code]).toEqual([
        operation.id,
        "cross-site-call",
      ]);
    }
  });

  test("another site's page signs nobody in", async () => {
    const { code } = await mint();
    for (const headers of [{}, { ...frame, "sec-fetch-site": "cross-site" }, { "x-session-id": "made-up" }])
      expect((await redeem(code, headers as Record<string, string>)).json().code).toBe("cross-site-call");
  });

  test("one cookie is not the other, and without the prefix it is none where the server is reached by https", async () => {
    const { cookie } = await signInFramed();
    const bare = cookie.replace("__Host-", "");
    for (const headers of [
      { ...page, cookie },
      { ...frame, cookie: bare },
    ])
      expect((await server.inject({ url: "/api/v2/session", headers })).json().code).toBe("unauthenticated");
  });

  test("signing out revokes the session and takes the cookie away", async () => {
    const { cookie, sessionId } = await signInFramed();
    const out = await server.inject({ method: "DELETE", url: "/api/v2/session", headers: { ...frame, cookie } });
    expect(out.statusCode).toBe(204);
    expect(String(out.headers["set-cookie"])).toMatch(/^__Host-mailwright-frame=;.*Max-Age=0/);
    expect((await server.inject({ url: "/api/v2/session", headers: { ...frame, cookie } })).json().code).toBe("session-ended");
    const exchange = { method: "POST", url: "/api/v2/auth/credentials", payload: { sessionId, type: "host" } } as const;
    expect((await server.inject(exchange)).json().code).toBe("session-ended");
  });

  test("nobody tries the demo here", async () => {
    const payload = { sessionId: "demo-ann" };
    const answer = await server.inject({ method: "POST", url: "/api/v2/demo/session", headers: page, payload });
    expect(answer.json().code).toBe("not-found");
    expect((await redeem("demo-ann", frame)).json().code).toBe("sign-in-code-invalid");
  });
});

describe("a session in a cookie, in the demo", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(quickestEngine, { config: { authMode: "demo", publicUrl: null } });
    await prepareDatabase(server.ports, { authMode: "demo", hostKeys: [] });
  }, 60_000);
  afterAll(() => server?.close());

  const choose = (sessionId: string) =>
    server.inject({ method: "POST", url: "/api/v2/demo/session", headers: page, payload: { sessionId } });

  test("a test user is chosen, and each browser has a session of its own", async () => {
    const answer = await choose("demo-ann");
    expect([answer.statusCode, String(answer.headers["set-cookie"])]).toEqual([
      204,
      expect.stringMatching(/^mailwright=[\w-]{40,};.*HttpOnly/),
    ]);
    expect(String(answer.headers["set-cookie"])).not.toContain("Secure");
    const headers = { ...page, cookie: pairOf(answer.headers["set-cookie"]) };
    expect((await server.inject({ url: "/api/v2/session", headers })).json().firstName).toBe("Ann");
    await server.inject({ method: "DELETE", url: "/api/v2/session", headers });
    expect((await server.inject({ url: "/api/v2/session", headers })).statusCode).toBe(401);
    const other = { ...page, cookie: pairOf((await choose("demo-ann")).headers["set-cookie"]) };
    expect((await server.inject({ url: "/api/v2/session", headers: other })).statusCode).toBe(200);
    expect((await choose("demo-nobody")).json().code).toBe("not-found");
  });

  test("a frame may name a test user as its code, as there is nothing to keep secret; a page may not", async () => {
    const redeem = (headers: Record<string, string>) =>
      server.inject({ method: "POST", url: "/api/v2/auth/code", headers, payload: { code: "demo-ben" } });
    expect((await redeem(frame)).statusCode).toBe(204);
    expect((await redeem(page)).json().code).toBe("sign-in-code-invalid");
  });
});
