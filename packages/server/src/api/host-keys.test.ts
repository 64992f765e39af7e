import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parseHostKeys } from "../config/host-keys.js";
import { hashSecret } from "../security/secrets.js";
import { prepareDatabase } from "../seed/prepare.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer } from "../testing/test-server.js";

const [first, second] = [`hk_${"1".repeat(40)}`, `hk_${"2".repeat(40)}`];
const person = { externalId: "kim", email: "kim@acme.test", firstName: "Kim" };

describe.each(testEngines)("host keys, on $name", (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterEach(() => server?.close());

  /** As a start with this configuration does. */
  async function start(listed: string): Promise<void> {
    const faults: string[] = [];
    const hostKeys = parseHostKeys({ HOST_KEYS: listed }, faults);
    expect(faults).toEqual([]);
    await prepareDatabase(server.ports, { authMode: "host", hostKeys });
  }

  const mint = (key: string, more = {}) =>
    server.inject({
      method: "POST",
      url: "/api/v2/host/sessions",
      headers: { authorization: `Bearer ${key}` },
      payload: { ...person, ...more },
    });
  const exchange = async (sessionId: string) =>
    (await server.inject({ method: "POST", url: "/api/v2/auth/credentials", payload: { sessionId } })).statusCode;

  test("a key that is taken out of the configuration makes no sessions any more, and those it made end", async () => {
    await start(`acme:${first},acme:${second}`);
    const [mine, others] = [(await mint(first)).json().sessionId, (await mint(second)).json().sessionId];
    await start(`acme:${second}`);
    expect((await mint(first)).json().code).toBe("host-key-invalid");
    expect([await exchange(mine), await exchange(others)]).toEqual([401, 200]);
  });

  test("a key that moves to another workspace makes nobody in the old one", async () => {
    await start(`acme:${first}`);
    const { sessionId, principalId } = (await mint(first)).json();
    await start(`globex:${first}`);
    expect(await exchange(sessionId)).toBe(401);
    expect((await mint(first)).json().principalId).not.toBe(principalId);
  });

  test("without any key no host gets in", async () => {
    await start(`acme:${first}`);
    const { sessionId } = (await mint(first)).json();
    await start("");
    expect([(await mint(first)).statusCode, await exchange(sessionId)]).toEqual([401, 401]);
  });

  test("a key makes administrators only where it may, and loses those it made with that right", async () => {
    await start(`acme:${first}:app`);
    const { sessionId } = (await mint(first, { role: "ROLE_ADMIN" })).json();
    await start(`acme:${first}:app:sessions`);
    expect((await mint(first, { role: "ROLE_ADMIN" })).json().code).toBe("host-key-scope");
    expect((await mint(first, { externalId: "lee" })).statusCode).toBe(201);
    expect(await exchange(sessionId)).toBe(401);
  });

  test("no key signs in again whom an administrator has deactivated, until they are let in again", async () => {
    await start(`acme:${first},acme:${second}`);
    const { sessionId, principalId, code } = (await mint(first)).json();
    const admin = await server.addUser({ workspaceId: "acme", role: "ROLE_ADMIN" });
    const letIn = (isActive: boolean) => admin.call("PATCH", `/api/v2/people/${principalId}`, { isActive });
    expect((await letIn(false)).statusCode).toBe(200);
    for (const key of [first, second]) {
      const refused = await mint(key, { firstName: "Kimberly" });
      expect([refused.statusCode, refused.json().code]).toEqual([403, "account-deactivated"]);
      expect(refused.json().error).toContain("An administrator took this person's access away");
    }
    expect(await exchange(sessionId)).toBe(401);
    const page = { "x-session-id": "frame-cookie", "sec-fetch-site": "same-origin" };
    const redeemed = await server.inject({ method: "POST", url: "/api/v2/auth/code", headers: page, payload: { code } });
    expect(redeemed.json().code).toBe("sign-in-code-invalid");
    expect((await letIn(true)).json()).toMatchObject({ name: "Kim", isActive: true });
    expect(await exchange(sessionId)).toBe(401);
    expect((await mint(first)).json().principalId).toBe(principalId);
  });

  test("a key may be configured by its hash, has a name, and its last use is written down", async () => {
    await start(`acme:sha256_${hashSecret(first)}:Main app`);
    await mint(first);
    expect(await server.ports.database.query.hostKeys.findMany()).toMatchObject([
      { name: "Main app", lastUsedAt: server.clock.now(), scopes: ["sessions", "admins"] },
    ]);
  });
});

describe("the list of host keys", () => {
  const read = (text: string) => {
    const file = join(mkdtempSync(join(tmpdir(), "mailwright-keys-")), "keys");
    writeFileSync(file, text);
    const faults: string[] = [];
    return { keys: parseHostKeys({ HOST_KEYS_FILE: file }, faults), faults };
  };

  test("is read from a file too, an entry a line, with comments", () => {
    expect(read(`# ours\nacme:${first}:app  # since May\n\nglobex:${second}\n`).keys.map(({ name }) => name)).toEqual(["app", "globex"]);
  });

  test("a scope behind the key is one, with a name before it or without", () => {
    const { keys } = read(`acme:${first}:sessions\nglobex:${second}:app:sessions`);
    expect(keys.map(({ name, scopes }) => [name, scopes])).toEqual([
      ["acme", ["sessions"]],
      ["app", ["sessions"]],
    ]);
  });

  test("names the place of a fault, never the key", () => {
    const { faults } = read(`acme:${first}\nacme:${second}:app:everything`);
    expect(faults).toEqual([expect.stringMatching(/^HOST_KEYS_FILE, line 2 must be such as/)]);
    expect(faults.join()).not.toContain(second);
    expect(read(`acme:${first}\nglobex:${first}`).faults).toEqual(['The host key "globex" is listed twice. A key opens one workspace.']);
  });
});
