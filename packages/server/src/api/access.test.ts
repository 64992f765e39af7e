import { starterDocuments } from "@mailwright/blocks/starters";
import { eq } from "drizzle-orm";
import { SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parseHostKeys } from "../config/host-keys.js";
import { templates } from "../database/schema.js";
import { demoUsers } from "../resources/auth/demo-users.js";
import { prepareDatabase } from "../seed/prepare.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const hostKey = `hk_${"k".repeat(40)}`;

describe.each(testEngines)("who may call, on $name", (engine) => {
  let server: TestServer;
  let ann: TestUser;
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { hostKeys: parseHostKeys({ HOST_KEYS: `acme:${hostKey}` }, []) } });
    await prepareDatabase(server.ports, server.config);
  }, 60_000);
  beforeEach(async () => {
    ann = await server.addUser();
  }, 60_000);
  afterAll(() => server?.close());

  const session = (headers: Record<string, string>) => server.inject({ url: "/api/v2/session", headers });
  const codeOf = async (headers: Record<string, string>) => {
    const answer = await session(headers);
    return [answer.statusCode, answer.json().code];
  };

  test("the session says who is signed in", async () => {
    const answer = await session(ann.headers);
    expect(answer.json()).toMatchObject({
      id: ann.id,
      principalId: ann.id,
      role: "user",
      dnd_mode: "simple",
      theme: "auto",
      isDemo: false,
    });
  });

  test("token and session header are both needed, and belong together", async () => {
    const ben = await server.addUser();
    const { authorization = "", "x-session-id": sessionId = "" } = ann.headers;
    expect(await codeOf({})).toEqual([401, "unauthenticated"]);
    expect(await codeOf({ authorization })).toEqual([401, "unauthenticated"]);
    expect(await codeOf({ "x-session-id": sessionId })).toEqual([401, "unauthenticated"]);
    expect(await codeOf({ authorization, "x-session-id": ben.sessionId })).toEqual([401, "unauthenticated"]);
  });

  test("a token without a signature, or with another key's, is refused", async () => {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
    const [, payload = ""] = (ann.headers["authorization"] ?? "").split(".");
    const unsigned = `${encode({ alg: "none" })}.${payload}.`;
    const forged = await new SignJWT({ sid: "0".repeat(16) })
      .setProtectedHeader({ alg: "HS256" })
      .setSubject(ann.id)
      .sign(Buffer.alloc(32));
    for (const token of [unsigned, forged, "x", "a.b.c"]) {
      expect(await codeOf({ authorization: `Bearer ${token}`, "x-session-id": ann.sessionId })).toEqual([401, "unauthenticated"]);
    }
  });

  test("a token ends after a quarter of an hour and the session gives the next one", async () => {
    const user = await server.addUser();
    server.clock.advance(16 * 60 * 1000);
    expect(await codeOf(user.headers)).toEqual([401, "token-expired"]);
    const exchange = await server.inject({
      method: "POST",
      url: "/api/v2/auth/credentials",
      payload: { sessionId: user.sessionId, type: "x" },
    });
    expect((await session({ ...user.headers, authorization: `Bearer ${exchange.json().token}` })).statusCode).toBe(200);
  });

  test("signing out ends the session at once, also for tokens still good", async () => {
    const user = await server.addUser();
    expect((await user.call("DELETE", "/api/v2/session")).statusCode).toBe(204);
    expect(await codeOf(user.headers)).toEqual([401, "session-ended"]);
    const exchange = await server.inject({ method: "POST", url: "/api/v2/auth/credentials", payload: { sessionId: user.sessionId } });
    expect([exchange.statusCode, exchange.json().code]).toEqual([401, "session-ended"]);
  });

  test("a session that has run out gives no token", async () => {
    const user = await server.addUser();
    server.clock.advance(9 * 60 * 60 * 1000);
    const exchange = await server.inject({ method: "POST", url: "/api/v2/auth/credentials", payload: { sessionId: user.sessionId } });
    expect(exchange.json().code).toBe("session-ended");
  });

  test("every operation but the public ones refuses a stranger before reading what was sent", async () => {
    const { loadContract } = await import("../http/load-contract.js");
    const closed = loadContract().operations.filter((operation) => operation.access !== "public");
    expect(closed.length).toBeGreaterThan(20);
    for (const { id, method, url } of closed) {
      const address = url.replaceAll(/:(\w+)/g, (_, name) => (name === "status" ? "deleted" : name === "type" ? "email" : "x"));
      const answer = await server.inject({
        method: method as "GET",
        url: address,
        headers: { "content-type": "application/json" },
        payload: "{",
      });
      expect([id, answer.statusCode]).toEqual([id, 401]);
    }
  });

  describe("a host", () => {
    const mint = (key: string, body: object) =>
      server.inject({ method: "POST", url: "/api/v2/host/sessions", headers: { authorization: `Bearer ${key}` }, payload: body });
    const person = {
      externalId: "42",
      email: "kim@acme.test",
      firstName: "Kim",
      role: "ROLE_ADMIN",
      subscriptionPlan: 3,
      entitlements: ["products"],
    };

    test("mints a session that signs its user in, and knows the user again", async () => {
      const first = await mint(hostKey, person);
      expect(first.statusCode).toBe(201);
      const second = await mint(hostKey, { ...person, firstName: "Kimberly" });
      expect(second.json().principalId).toBe(first.json().principalId);
      const { sessionId } = first.json();
      const { token } = (await server.inject({ method: "POST", url: "/api/v2/auth/credentials", payload: { sessionId } })).json();
      const answer = await session({ authorization: `Bearer ${token}`, "x-session-id": sessionId });
      expect(answer.json()).toMatchObject({ firstName: "Kimberly", role: "ROLE_ADMIN", subscriptionPlan: 3, entitlements: ["products"] });
    });

    test("revokes a session", async () => {
      const { sessionId } = (await mint(hostKey, person)).json();
      const headers = { authorization: `Bearer ${hostKey}` };
      expect((await server.inject({ method: "DELETE", url: `/api/v2/host/sessions/${sessionId}`, headers })).statusCode).toBe(204);
      const exchange = await server.inject({ method: "POST", url: "/api/v2/auth/credentials", payload: { sessionId } });
      expect(exchange.json().code).toBe("session-ended");
    });

    test("without the right key is refused", async () => {
      expect((await mint(`hk_${"x".repeat(40)}`, person)).json().code).toBe("host-key-invalid");
    });

    test("gets its own workspace with the categories and the library", async () => {
      const { sessionId } = (await mint(hostKey, person)).json();
      const { token } = (await server.inject({ method: "POST", url: "/api/v2/auth/credentials", payload: { sessionId } })).json();
      const headers = { authorization: `Bearer ${token}`, "x-session-id": sessionId };
      const layouts = await server.inject({ url: "/api/v2/systemtemplate/type/email/status/published?group=layouts", headers });
      expect(layouts.json().elements.map((layout: { name: string }) => layout.name)).toEqual(
        expect.arrayContaining(["Blank", "Northbound night train"]),
      );
    });

    test("its keys and sessions are stored as hashes only", async () => {
      const { sessionId } = (await mint(hostKey, person)).json();
      const stored = JSON.stringify([
        await server.ports.database.query.sessions.findMany(),
        await server.ports.database.query.hostKeys.findMany(),
      ]);
      expect(stored).not.toContain(hostKey);
      expect(stored).not.toContain(sessionId);
    });
  });

  describe("another workspace", () => {
    test("sees nothing of a template, whatever it tries", async () => {
      const { id } = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "Secret" })).json();
      const stranger = await server.addUser({ workspaceId: "elsewhere", role: "ROLE_ADMIN" });
      const [version] = (await ann.call("GET", `/api/v2/usertemplate/${id}/versions`)).json();
      const tries = [
        ["GET", `/api/v2/usertemplate/${id}`],
        ["PATCH", `/api/v2/usertemplate/${id}`, { name: "Mine" }],
        ["DELETE", `/api/v2/usertemplate/${id}`],
        ["POST", `/api/v2/usertemplate/${id}/clone`],
        ["PUT", `/api/v2/usertemplate/${id}/status/deleted`],
        ["GET", `/api/v2/usertemplate/${id}/versions`],
        ["GET", `/api/v2/usertemplate/${id}/version/${version.versionDate}`],
        ["GET", `/api/v2/usertemplate/export/${id}/html`],
        ["POST", `/api/v2/usertemplate/sendtestmail/${id}`, { to: ["a@b.test"] }],
        ["GET", `/api/v2/assets/template/${id}`],
      ] as const;
      for (const [method, url, body] of tries) {
        const answer = await stranger.call(method, url, body);
        expect([method, url, answer.statusCode, answer.json().code]).toEqual([method, url, 404, "template-not-found"]);
      }
      expect((await ann.call("GET", `/api/v2/usertemplate/${id}`)).json()).toMatchObject({ name: "Secret", status: "draft" });
    });

    test("cannot start from a foreign system template or use a foreign category", async () => {
      const stranger = await server.addUser({ workspaceId: "elsewhere" });
      const [layout] = (await ann.call("GET", "/api/v2/systemtemplate/type/email/status/published")).json().elements;
      const [category] = (await ann.call("GET", "/api/v2/categories")).json();
      const create = (more: object) => stranger.call("POST", "/api/v2/usertemplate/type/email", { name: "x", ...more });
      expect((await create({ systemTemplateId: layout.id })).json().code).toBe("template-not-found");
      expect((await create({ categories: [{ id: category.id }] })).json().fields).toEqual([
        { field: "categories.0.id", code: "not-allowed" },
      ]);
    });
  });

  describe("user settings", () => {
    test("are kept for the user, and only by the user", async () => {
      const saved = await ann.call("PUT", "/api/v2/usersettings", { userId: ann.id, dnd_mode: "advanced", theme: "dark" });
      expect(saved.json()).toMatchObject({ dnd_mode: "advanced", theme: "dark" });
      const other = await server.addUser();
      expect((await other.call("PUT", "/api/v2/usersettings", { userId: ann.id, dnd_mode: "simple" })).json().code).toBe("not-yours");
      expect((await session(ann.headers)).json().dnd_mode).toBe("advanced");
    });
  });

  test("test users exist in demo mode only", async () => {
    expect((await server.inject({ url: "/api/v2/demo/users" })).statusCode).toBe(404);
    const exchange = await server.inject({ method: "POST", url: "/api/v2/auth/credentials", payload: { sessionId: "demo-ann" } });
    expect(exchange.statusCode).toBe(401);
    expect((await ann.call("GET", "/api/v2/inbox")).statusCode).toBe(404);
  });
});

describe.each(testEngines)("demo mode on $name", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { authMode: "demo" } });
    await prepareDatabase(server.ports, server.config);
  }, 60_000);
  afterAll(() => server?.close());

  const signIn = async (sessionId: string) => {
    const { token } = (
      await server.inject({ method: "POST", url: "/api/v2/auth/credentials", payload: { sessionId, type: "demo" } })
    ).json();
    return { authorization: `Bearer ${token}`, "x-session-id": sessionId };
  };

  test("lists the test users, and each signs in, again after signing out", async () => {
    const users = (await server.inject({ url: "/api/v2/demo/users" })).json();
    expect(
      users.map((user: { sessionId: string; role: string; subscriptionPlan: number }) => [
        user.sessionId,
        user.role,
        user.subscriptionPlan,
      ]),
    ).toEqual([
      ["demo-admin", "ROLE_ADMIN", 2],
      ["demo-ann", "user", 2],
      ["demo-ben", "user", 1],
      ["demo-free", "user", 0],
    ]);
    for (const { externalId, firstName } of demoUsers) {
      const headers = await signIn(externalId);
      expect((await server.inject({ url: "/api/v2/session", headers })).json()).toMatchObject({ firstName, isDemo: true });
      await server.inject({ method: "DELETE", url: "/api/v2/session", headers });
      expect((await server.inject({ url: "/api/v2/session", headers: await signIn(externalId) })).statusCode).toBe(200);
    }
  });

  test("plants templates in every status once, with compiled emails that open", async () => {
    await prepareDatabase(server.ports, server.config);
    const headers = await signIn("demo-ann");
    const counts = (await server.inject({ url: "/api/v2/usertemplate/counts", headers })).json();
    expect(counts).toMatchObject({ published: 15, draft: 12, deleted: 5, favorited: 5, shared: 6, system: starterDocuments.length + 1 });
    const rows = await server.ports.database.query.templates.findMany({ where: eq(templates.kind, "user") });
    expect([rows.length, rows.filter((row) => row.collaboratorId !== null).length]).toEqual([60, 3]);
    const { elements } = (await server.inject({ url: "/api/v2/usertemplate?status=published", headers })).json();
    for (const { previewUrl, name } of elements) {
      const page = await server.inject({ url: previewUrl });
      expect([name, page.statusCode, page.body.includes(`<title>${name}</title>`)]).toEqual([name, 200, true]);
    }
  });

  test("its templates pass the rules for what people write", async () => {
    const { checkTemplateDescription, checkTemplateName, checkTemplatePreHeader } = await import("@mailwright/contract");
    const rows = await server.ports.database.query.templates.findMany();
    const faults = rows.flatMap(({ name, description, preHeader }) => [
      checkTemplateName(name),
      checkTemplateDescription(description),
      checkTemplatePreHeader(preHeader),
    ]);
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });
});
