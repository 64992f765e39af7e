import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ExpectedCall } from "../../../destinations/src/testing/fake-service.js";
import { auditLog, connections, templateExports } from "../database/schema.js";
import { createTestDestinations } from "../testing/test-destinations.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const secret = "xkeysib-secret-of-ours";
const senders: ExpectedCall = {
  method: "GET",
  path: "/v3/senders",
  headers: { "api-key": secret },
  answer: { body: { senders: [{ id: 4, active: true }] } },
};
const create: ExpectedCall = {
  method: "POST",
  path: "/v3/smtp/templates",
  headers: { "api-key": secret },
  json: { templateName: "Spring", subject: "Spring", sender: { id: 4 }, htmlContent: "<p>1</p>", isActive: false },
  answer: { status: 201, body: { id: 5 } },
};

describe.each(testEngines)("accounts that are kept, on $name", (engine) => {
  const services = createTestDestinations();
  let server: TestServer;
  let ann: TestUser;
  let ben: TestUser;
  let admin: TestUser;
  beforeAll(async () => {
    const config = { ...services.config, publicUrl: "https://mail.example.com" };
    server = await startTestServer(engine, { ports: services.ports, config });
    ann = await server.addUser({ firstName: "Ann" });
    ben = await server.addUser({ firstName: "Ben" });
    admin = await server.addUser({ firstName: "Ada", role: "ROLE_ADMIN" });
  }, 60_000);
  afterAll(async () => {
    await server?.close();
    await services.close();
  });

  const plant = async (who = ann) =>
    (await who.call("POST", "/api/v2/usertemplate/type/email", { name: "Spring", template: { html: "<p>1</p>" } })).json().id as string;
  const keep = (body: object, who = ann) =>
    who.call("POST", "/api/v2/connections", { provider: "BREVO", given: { apiKey: secret }, ...body });
  const kept = async (body: object = {}, who = ann) => (await keep(body, who)).json().id as string;
  const list = async (who = ann) => (await who.call("GET", "/api/v2/connections")).json() as { id: string }[];
  const send = async (provider: string, body: object, who = ann) =>
    who.call("POST", `/api/v2/export/mail/${provider}/${await plant(who)}`, body);
  const rowOf = async (id: string) => (await server.ports.database.select().from(connections).where(eq(connections.id, id)))[0];

  test("a second try under the same id keeps nothing twice, and an id of somebody else is refused", async () => {
    const id = crypto.randomUUID();
    const [first, again] = [await keep({ id, name: "Lost answer" }), await keep({ id, name: "Lost answer" })];
    expect([first.statusCode, first.json().id, again.json()]).toEqual([201, id, first.json()]);
    expect((await list()).filter((each) => each.id === id)).toHaveLength(1);
    const other = await keep({ id }, ben);
    expect([other.statusCode, other.json().fields]).toEqual([400, [{ field: "id", code: "taken" }]]);
    await ann.call("DELETE", `/api/v2/connections/${id}`);
  });

  test("an export uses what is kept, and nothing tells it: no answer, no row, no log, no address", async () => {
    const answer = await keep({ name: "Newsletter" });
    expect(answer.statusCode).toBe(201);
    const connection = answer.json();
    expect(connection).toMatchObject({
      provider: "BREVO",
      name: "Newsletter",
      isTeam: false,
      ownerId: ann.id,
      mayDelete: true,
      mayTest: true,
      choices: {},
    });
    const service = await services.script("BREVO", [senders, create]);
    const sent = await send("BREVO", { connectionId: connection.id });
    expect(service.problems()).toEqual([]);
    expect(sent.json()).toMatchObject({ externalId: "5" });
    const listed = await list();
    expect(listed).toContainEqual({ ...connection, usedAt: server.clock.now().toISOString() });
    const person = await ann.call("GET", `/api/v2/people/${ann.id}/export`);
    expect(person.body).toContain('"record":"connection"');
    const { database } = server.ports;
    const rows = await Promise.all([connections, auditLog, templateExports].map((table) => database.select().from(table)));
    const told = [answer.body, sent.body, person.body, JSON.stringify(listed), JSON.stringify(rows)].join();
    expect(told).not.toContain(secret);
    expect(told).not.toContain(Buffer.from(secret).toString("base64url").slice(0, 20));
    expect(person.body).not.toContain((await rowOf(connection.id))?.sealed ?? "missing");
  });

  test("without being asked to, nothing is kept", async () => {
    const before = await list(ben);
    await services.script("BREVO", [senders, create]);
    expect((await send("BREVO", { apiKey: secret }, ben)).statusCode).toBe(200);
    expect(await list(ben)).toEqual(before);
  });

  test("what is missing or unknown is refused by its field, and nothing is kept", async () => {
    const before = await list();
    expect((await keep({ given: {} })).json()).toMatchObject({ code: "invalid-request", fields: [{ field: "apiKey", code: "required" }] });
    expect((await keep({ name: "a\u0000b" })).json().fields).toMatchObject([{ field: "name" }]);
    expect((await keep({ provider: "NOWHERE" })).json().code).toBe("not-found");
    expect((await keep({ provider: "GMAIL", given: {} })).json().fields).toEqual([{ field: "authCode", code: "required" }]);
    expect(await list()).toEqual(before);
  });

  test("one's own is nobody else's; the team's is kept by administrators and used by everybody", async () => {
    const own = await kept();
    for (const who of [ben, admin]) {
      expect((await who.call("POST", `/api/v2/connections/${own}/test`)).statusCode).toBe(404);
      expect((await who.call("DELETE", `/api/v2/connections/${own}`)).statusCode).toBe(404);
      expect((await send("BREVO", { connectionId: own }, who)).statusCode).toBe(404);
      expect((await list(who)).map(({ id }) => id)).not.toContain(own);
    }
    expect((await keep({ isTeam: true }, ben)).json().code).toBe("admin-only");
    const team = await kept({ isTeam: true }, admin);
    const service = await services.script("BREVO", [senders, create]);
    expect((await send("BREVO", { connectionId: team }, ben)).json()).toMatchObject({ externalId: "5" });
    expect(service.problems()).toEqual([]);
    expect(await list(ben)).toContainEqual(
      expect.objectContaining({ id: team, isTeam: true, ownerName: expect.stringMatching(/^Ada/), mayDelete: false }),
    );
    expect((await ben.call("DELETE", `/api/v2/connections/${team}`)).json().code).toBe("admin-only");
    const elsewhere = await server.addUser({ workspaceId: "elsewhere", role: "ROLE_ADMIN" });
    expect((await elsewhere.call("DELETE", `/api/v2/connections/${team}`)).statusCode).toBe(404);
    expect((await admin.call("DELETE", `/api/v2/connections/${team}`)).statusCode).toBe(204);
    expect((await ann.call("DELETE", `/api/v2/connections/${own}`)).statusCode).toBe(204);
    expect(await rowOf(own)).toBeUndefined();
  });

  test("a connection is good for its own service only", async () => {
    expect((await send("SENDGRID", { connectionId: await kept() })).statusCode).toBe(404);
  });

  test("the service is asked whether a connection is good", async () => {
    const id = await kept();
    const ask = async () => (await ann.call("POST", `/api/v2/connections/${id}/test`)).json();
    const refused = { ...senders, answer: { status: 401, body: { message: `Key ${secret} not found` } } };
    await services.script("BREVO", [senders, refused]);
    expect(await ask()).toEqual({ isGood: true, destination: null });
    const bad = await ask();
    expect(bad).toMatchObject({ isGood: false, destination: { code: "AUTH", isUncertain: false } });
    expect(JSON.stringify(bad)).not.toContain(secret);
    const hook = await kept({ provider: "WEBHOOK", given: { webhookUrl: "https://hooks.example.com/x" } });
    expect((await ann.call("POST", `/api/v2/connections/${hook}/test`)).json()).toEqual({ isGood: null, destination: null });
  });

  test("nobody has the secrets of a team's webhook sent to themselves", async () => {
    const bodies: string[] = [];
    const close = await services.answer("WEBHOOK", (path) => {
      bodies.push(path);
      return {};
    });
    const { origin } = new URL(services.originOf("WEBHOOK"));
    const given = { webhookUrl: `${origin}/ours`, webhookHeaders: [{ name: "x-key", value: "header-secret" }] };
    const id = await kept({ provider: "WEBHOOK", given, isTeam: true }, admin);
    expect((await send("WEBHOOK", { connectionId: id, webhookUrl: `${origin}/theirs` }, ben)).statusCode).toBe(200);
    expect(bodies).toEqual(["/ours"]);
    await close();
  });

  test("a person keeps fifty, and no more", async () => {
    const many = await server.addUser();
    for (let each = 0; each < 50; each += 1) expect((await keep({}, many)).statusCode).toBe(201);
    expect((await keep({}, many)).json().fields).toEqual([{ field: "provider", code: "too-many" }]);
  });
});
