import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connections } from "../database/schema.js";
import { tidy } from "../ops/tidy.js";
import { createSecrets } from "../security/secrets.js";
import { createTestDestinations } from "../testing/test-destinations.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const pageOrigin = "https://app.example.com";
const hourMs = 60 * 60 * 1000;

describe.each(testEngines)("consent that is kept, on $name", (engine) => {
  const services = createTestDestinations();
  let server: TestServer;
  let ann: TestUser;
  beforeAll(async () => {
    const config = { ...services.config, publicUrl: "https://mail.example.com", corsOrigins: [pageOrigin] };
    server = await startTestServer(engine, { ports: services.ports, config });
    ann = await server.addUser({ firstName: "Ann" });
  }, 60_000);
  afterAll(async () => {
    await server?.close();
    await services.close();
  });

  const plant = async () =>
    (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "Spring", template: { html: "<p>1</p>" } })).json().id as string;

  /** Opens a window, agrees, and keeps what it came back with. */
  async function connect(): Promise<string> {
    const link = new URL((await ann.call("POST", "/api/v2/export/authlink", { type: "GMAIL" }, { origin: pageOrigin })).json().authLink);
    const state = link.searchParams.get("state") ?? "";
    const end = await server.inject({ method: "GET", url: `/auth/export?code=good-once&state=${state}` });
    const authCode = new URL(String(end.headers.location), pageOrigin).searchParams.get("code");
    const answer = await ann.call("POST", "/api/v2/connections", { provider: "GMAIL", name: "Mine", given: { authCode } });
    expect(answer.statusCode).toBe(201);
    return answer.json().id;
  }

  const send = async (connectionId: string) => ann.call("POST", `/api/v2/export/mail/GMAIL/${await plant()}`, { connectionId });

  /** Google, which gives tokens with numbers, good for an hour. */
  async function google(refresh: (form: URLSearchParams) => object = () => ({ access_token: "token-2", expires_in: 3600 })) {
    const forms: string[] = [];
    const close = await services.answer("GMAIL", (path, body) => {
      if (path !== "/token") return { id: "r-1" };
      const form = new URLSearchParams(body);
      forms.push(form.get("grant_type") ?? "");
      if (form.get("grant_type") === "refresh_token") return refresh(form);
      return { access_token: "token-1", refresh_token: "renews-of-ours", expires_in: 3600 };
    });
    return { forms, close };
  }

  test("a window is opened once, and its token is renewed when it has ended", async () => {
    const renewed: (string | null)[] = [];
    const { forms, close } = await google((form) => {
      renewed.push(form.get("refresh_token"));
      return { access_token: "token-2", expires_in: 3600 };
    });
    const id = await connect();
    expect((await send(id)).json()).toMatchObject({ externalId: "r-1" });
    expect((await send(id)).statusCode).toBe(200);
    expect(forms).toEqual(["authorization_code"]);
    server.clock.advance(hourMs);
    await ann.signInAgain();
    expect((await send(id)).statusCode).toBe(200);
    expect((await send(id)).statusCode).toBe(200);
    expect(forms).toEqual(["authorization_code", "refresh_token"]);
    expect(renewed).toEqual(["renews-of-ours"]);
    const rows = JSON.stringify(await server.ports.database.select().from(connections));
    expect(rows).not.toMatch(/token-1|token-2|renews-of-ours|good-once/);
    await close();
  });

  test("consent that was taken back is told, and the export with it", async () => {
    const { close } = await google(() => ({ error: "invalid_grant", error_description: "renews-of-ours was revoked" }));
    const id = await connect();
    server.clock.advance(hourMs);
    await ann.signInAgain();
    const answer = await send(id);
    expect(answer.json()).toMatchObject({ code: "destination-refused", destination: { code: "AUTH" } });
    expect(answer.body).not.toContain("renews-of-ours");
    const tested = await ann.call("POST", `/api/v2/connections/${id}/test`);
    expect(tested.json()).toMatchObject({ isGood: false, destination: { code: "AUTH" } });
    await close();
  });

  test("a new key reads what the old one wrote, and within the hour the old one is not needed", async () => {
    const { close } = await google();
    const id = await connect();
    const { secrets } = server.ports;
    const next = randomBytes(32);
    server.ports.secrets = createSecrets("a secret for tests, long enough to be one", [next]);
    expect((await send(id)).statusCode).toBe(200);
    await tidy(server.ports);
    server.ports.secrets = { ...secrets, connectionKeys: [next] };
    expect((await send(id)).statusCode).toBe(200);
    server.ports.secrets = { ...secrets, connectionKeys: [randomBytes(32)] };
    expect((await send(id)).json().code).toBe("connection-unreadable");
    expect((await ann.call("GET", "/api/v2/connections")).json()).toContainEqual(expect.objectContaining({ id }));
    expect((await ann.call("DELETE", `/api/v2/connections/${id}`)).statusCode).toBe(204);
    server.ports.secrets = secrets;
    await close();
  });
});
