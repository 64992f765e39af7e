import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ExpectedCall } from "../../../destinations/src/testing/fake-service.js";
import { templateExports } from "../database/schema.js";
import { createTestDestinations } from "../testing/test-destinations.js";
import { quickestEngine, testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const html = "<html><body><p>Hello {{ first_name }}</p></body></html>";

const sendgridTemplate: ExpectedCall = {
  method: "POST",
  path: "/v3/templates",
  headers: { authorization: "Bearer SG.secret-of-ours" },
  json: { name: "Spring sale", generation: "dynamic" },
  answer: { status: 201, body: { id: "d-1" } },
};
const sendgridVersion: ExpectedCall = {
  method: "POST",
  path: "/v3/templates/d-1/versions",
  json: {
    name: "Spring sale",
    subject: "Spring sale",
    html_content: "<html><body><p>Hello {{first_name}}</p></body></html>",
    plain_content: "Hello {{first_name}}",
    active: 1,
    editor: "code",
  },
  answer: { status: 201, body: { id: "v-1" } },
};

describe.each(testEngines)("emails that go elsewhere, on $name", (engine) => {
  const services = createTestDestinations();
  let server: TestServer;
  let user: TestUser;
  beforeAll(async () => {
    const config = { ...services.config, publicUrl: "https://mail.example.com" };
    server = await startTestServer(engine, { ports: services.ports, config });
    user = await server.addUser({ firstName: "Ann" });
  }, 60_000);
  afterAll(async () => {
    await server?.close();
    await services.close();
  });

  const plant = async (body = html) =>
    (await user.call("POST", "/api/v2/usertemplate/type/email", { name: "Spring sale", template: { html: body } })).json().id as string;
  const send = (provider: string, id: string, body: object, headers: Record<string, string> = {}, who = user) =>
    who.call("POST", `/api/v2/export/mail/${provider}/${id}`, body, headers);
  const sent = (id: string) =>
    server.ports.database
      .select()
      .from(templateExports)
      .then((rows) => rows.filter((row) => row.templateId === id));

  test("the destinations are listed with what is ready", async () => {
    const { destinations, isPublic } = (await user.call("GET", "/api/v2/export/destinations")).json();
    expect(isPublic).toBe(true);
    expect(destinations).toHaveLength(26);
    expect(destinations).toContainEqual({ provider: "SENDGRID", isReady: true, mayUpdate: true });
    expect(destinations).toContainEqual({ provider: "OUTLOOK", isReady: false, mayUpdate: true });
  });

  test("an email arrives with the merge tags of the service, and what came of it is kept without its key", async () => {
    const id = await plant();
    const service = await services.script("SENDGRID", [sendgridTemplate, sendgridVersion]);
    const answer = await send("SENDGRID", id, { apiKey: "SG.secret-of-ours" });
    expect(service.problems()).toEqual([]);
    const { id: exportId, ...told } = answer.json();
    expect(told).toEqual({
      provider: "SENDGRID",
      name: "Spring sale",
      externalId: "d-1",
      externalUrl: "https://mc.sendgrid.com/dynamic-templates",
      isUpdate: false,
    });
    const [row] = await sent(id);
    expect(row).toMatchObject({ id: exportId, state: "done", provider: "SENDGRID", version: 1, externalId: "d-1", userId: user.id });
    expect(JSON.stringify(row)).not.toContain("secret-of-ours");
  });

  test("a double click sends once, and a repeated call is answered with what came of the first", async () => {
    const id = await plant();
    const service = await services.script("SENDGRID", [sendgridTemplate, sendgridVersion]);
    const headers = { "x-job-id": server.ports.ids.uuid() };
    const clicks = await Promise.all([1, 2].map(() => send("SENDGRID", id, { apiKey: "SG.secret-of-ours" }, headers)));
    const codes = clicks.map((click) => click.statusCode).sort();
    expect([
      [200, 200],
      [200, 409],
    ]).toContainEqual(codes);
    const again = await send("SENDGRID", id, { apiKey: "SG.secret-of-ours" }, headers);
    expect(again.json()).toMatchObject({ id: headers["x-job-id"], externalId: "d-1" });
    expect(service.problems()).toEqual([]);
    expect(await sent(id)).toHaveLength(1);
    const other = await server.addUser();
    const theirs = (await other.call("POST", "/api/v2/usertemplate/type/email", { name: "Theirs", template: { html } })).json().id;
    expect((await send("SENDGRID", theirs, { apiKey: "k" }, headers, other)).json().fields).toEqual([{ field: "x-job-id", code: "taken" }]);
  });

  test("what the service says is told on one line and without the key", async () => {
    const id = await plant();
    const body = { errors: [{ message: "The key SG.secret-of-ours\nis not known" }] };
    await services.script("SENDGRID", [{ ...sendgridTemplate, answer: { status: 401, body } }]);
    const headers = { "x-job-id": server.ports.ids.uuid() };
    const answer = await send("SENDGRID", id, { apiKey: "SG.secret-of-ours" }, headers);
    expect([answer.statusCode, answer.json().code]).toEqual([422, "destination-refused"]);
    expect(answer.json().destination).toMatchObject({ code: "AUTH", isUncertain: false, retryAfterSeconds: null });
    expect(answer.json().destination.reason).toMatch(/^The key .* is not known$/);
    expect(answer.body).not.toContain("secret-of-ours");
    expect(await sent(id)).toMatchObject([{ state: "failed", failure: "AUTH" }]);
    expect((await send("SENDGRID", id, { apiKey: "SG.secret-of-ours" }, headers)).json().code).toBe("job-ended");
  });

  test("an answer that breaks off may have been done, and says so", async () => {
    const id = await plant();
    const calls = [
      sendgridTemplate,
      { ...sendgridVersion, answer: "cut" },
      { method: "DELETE", path: "/v3/templates/d-1", answer: { status: 204 } },
    ];
    await services.script("SENDGRID", calls as ExpectedCall[]);
    const answer = await send("SENDGRID", id, { apiKey: "SG.secret-of-ours" });
    expect([answer.statusCode, answer.json().code]).toEqual([502, "destination-unreachable"]);
    expect(answer.json().destination).toMatchObject({ code: "UPSTREAM", isUncertain: true });
    expect(await sent(id)).toMatchObject([{ state: "uncertain", failure: "UPSTREAM" }]);
  });

  test("what is missing or wrong is said by field before anything leaves", async () => {
    const id = await plant();
    const fieldsOf = async (provider: string, body: object) => (await send(provider, id, body)).json().fields;
    expect(await fieldsOf("ICONTACT", { accountId: "1" })).toHaveLength(4);
    expect(await fieldsOf("GMAIL", {})).toEqual([{ field: "authCode", code: "required" }]);
    expect(await fieldsOf("WEBHOOK", { webhookUrl: "ftp://a.example" })).toEqual([{ field: "webhookUrl", code: "invalid" }]);
    expect((await send("NOBODY", id, {})).statusCode).toBe(404);
    expect(await sent(id)).toEqual([]);
  });

  test.each([
    ["WEBHOOK", "webhookUrl", { webhookHeaders: [{ name: "x-own", value: "1" }] }, { "x-own": "1" }],
    ["ZEPIER", "webhookUrl", {}, {}],
    ["ZEPIER", "zapierWebhookUrl", {}, {}],
    ["MAKE", "makeWebhookUrl", {}, {}],
  ])("%s takes its address as %s, and gets the template with our own tags", async (provider, field, more, headers) => {
    const id = await plant();
    const updatedAt = server.clock.now().toISOString();
    const template = { id, name: "Spring sale", subject: "Spring sale", preheader: "", html, text: "Hello {{ first_name }}", updatedAt };
    const json = { event: "template.exported", template };
    const service = await services.script(provider, [{ method: "POST", path: "/hook", headers, json, answer: { body: "thanks" } }]);
    const answer = await send(provider, id, { [field]: `${service.origin}/hook`, ...more });
    expect(service.problems()).toEqual([]);
    expect(answer.json()).toMatchObject({ provider, externalId: id, externalUrl: null });
  });

  test("pictures of its own arrive with its public address, wherever it was when they were put in", async () => {
    const picture = (origin: string) => `<img src='${origin}/api/v2/assets/public/1/a.png'>`;
    const id = await plant(["", "http://localhost:3000", "http://127.0.0.1:8080"].map(picture).join(""));
    const holds = [picture("https://mail.example.com").repeat(3)];
    const service = await services.script("WEBHOOK", [{ method: "POST", path: "/hook", holds, answer: { body: "thanks" } }]);
    await send("WEBHOOK", id, { webhookUrl: `${service.origin}/hook` });
    expect(service.problems()).toEqual([]);
  });

  test("nobody makes this server call its own network", async () => {
    const id = await plant();
    const answer = await send("WEBHOOK", id, { webhookUrl: "http://127.0.0.1:9/hook" });
    expect(answer.json()).toMatchObject({ code: "destination-refused", destination: { code: "VALIDATION" } });
    expect(answer.json().destination.reason).toMatch(/not in the public internet/);
  });

  test("a service that fetches the email is given an address that nobody guesses and that ends", async () => {
    const id = await plant();
    let address = "";
    const given = { apiKey: "moo", senderEmail: "a@b.example", mailingList: [{ MailingListID: "1", SegmentID: "2" }] };
    const close = await services.answer("MOOSEND", (_, body) => {
      address = String(JSON.parse(body).WebLocation);
      return { Code: 0, Context: "c-1" };
    });
    expect((await send("MOOSEND", id, given)).json()).toMatchObject({ externalId: "c-1" });
    const { origin, pathname } = new URL(address);
    expect(origin).toBe("https://mail.example.com");
    const page = await server.inject({ method: "GET", url: pathname });
    expect([page.statusCode, page.body]).toEqual([200, "<html><body><p>Hello #recipient:name#</p></body></html>"]);
    expect((await server.inject({ method: "GET", url: `${pathname.slice(0, -3)}AAA` })).statusCode).toBe(404);
    await user.call("PUT", `/api/v2/usertemplate/${id}/status/deleted`);
    expect((await server.inject({ method: "GET", url: pathname })).statusCode).toBe(404);
    await send("MOOSEND", await plant(), given);
    await close();
    server.clock.advance(61 * 60 * 1000);
    expect((await server.inject({ method: "GET", url: new URL(address).pathname })).statusCode).toBe(404);
    await user.signInAgain();
  });

  test("Outlook's files are named after the template, and no merge tag is left in them", async () => {
    const id = await plant("<p>Hello {{ first_name | default: &quot;friend&quot; }}</p>");
    const mac = await user.call("GET", `/api/v2/export/mail/outlook/app/emltpl/${id}`);
    expect(mac.headers["content-disposition"]).toContain(`${id}.emltpl`);
    const parts = mac.body.split("\r\n\r\n").map((part) => Buffer.from(part.split("\r\n--")[0] ?? "", "base64").toString());
    expect(parts.some((part) => part.includes("Hello friend"))).toBe(true);
    for (const ext of ["otf", "oft"]) {
      const windows = await user.call("GET", `/api/v2/export/mail/outlook/app/${ext}/${id}`);
      expect(windows.headers["content-disposition"]).toContain(`${id}.oft`);
      expect(windows.rawPayload.subarray(0, 8).toString("hex")).toBe("d0cf11e0a1b11ae1");
    }
    expect((await user.call("GET", `/api/v2/export/mail/outlook/app/msg/${id}`)).statusCode).toBe(400);
  });
});

describe("a server that the internet cannot reach", () => {
  const services = createTestDestinations();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(quickestEngine, { ports: services.ports, config: { ...services.config, publicUrl: null } });
  }, 60_000);
  afterAll(async () => {
    await server?.close();
    await services.close();
  });

  test("says why a service could not fetch the email", async () => {
    const user = await server.addUser();
    const { id } = (await user.call("POST", "/api/v2/usertemplate/type/email", { name: "Spring", template: { html } })).json();
    const given = { apiKey: "moo", senderEmail: "a@b.example", mailingList: { MailingListID: "1", SegmentID: "2" } };
    const answer = await user.call("POST", `/api/v2/export/mail/MOOSEND/${id}`, given);
    expect(answer.json()).toMatchObject({ code: "destination-refused", destination: { code: "CONFIG" } });
    expect(answer.json().destination.reason).toMatch(/fetches the email from an address of the public internet/);
    expect((await user.call("GET", "/api/v2/export/destinations")).json().isPublic).toBe(false);
  });
});
