import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDestinations } from "../testing/test-destinations.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const html = "<html><body><p>Hello {{ first_name }}</p></body></html>";
const pageOrigin = "https://app.example.com";

describe.each(testEngines)("windows in which people let us into their accounts elsewhere, on $name", (engine) => {
  const services = createTestDestinations();
  let server: TestServer;
  let user: TestUser;
  beforeAll(async () => {
    const config = { ...services.config, publicUrl: "https://mail.example.com", corsOrigins: [pageOrigin] };
    server = await startTestServer(engine, { ports: services.ports, config });
    user = await server.addUser({ firstName: "Ann" });
  }, 60_000);
  afterAll(async () => {
    await server?.close();
    await services.close();
  });

  const plant = async (who = user) =>
    (await who.call("POST", "/api/v2/usertemplate/type/email", { name: "Spring sale", template: { html } })).json().id as string;
  const send = (provider: string, id: string, body: object, who = user) => who.call("POST", `/api/v2/export/mail/${provider}/${id}`, body);

  /** Opens a window, as a person does, and agrees: answers the code that the page reads from the window's address. */
  async function agree(
    type: string,
    { region, who = user, says = {} }: { region?: string; who?: TestUser; says?: Record<string, string> } = {},
  ) {
    const answer = await who.call(
      "POST",
      "/api/v2/export/authlink",
      { name: type, type, ...(region ? { region } : {}) },
      { origin: pageOrigin },
    );
    const link = new URL(answer.json().authLink);
    const redirect = new URL(link.searchParams.get("redirect_uri") ?? "");
    for (const [name, value] of Object.entries({ ...says, code: "code-good-once" })) redirect.searchParams.set(name, value);
    const state = link.searchParams.get("state") ?? "";
    redirect.searchParams.set("state", state);
    const end = await server.inject({ method: "GET", url: redirect.pathname + redirect.search });
    const page = new URL(String(end.headers.location), "https://mail.example.com");
    expect(end.headers["cross-origin-opener-policy"]).toBe("unsafe-none");
    return { link, state, page, authCode: page.searchParams.get("code") ?? "" };
  }

  test("a code is good once, in the session that asked for it, with the verifier of its challenge", async () => {
    const id = await plant();
    await services.script("GMAIL", []);
    const { link, page, authCode } = await agree("GMAIL");
    expect(page.pathname).toBe("/auth/exported");
    expect(page.searchParams.get("page")).toBe(pageOrigin);
    expect(authCode).not.toContain("code-good-once");
    const challenge = link.searchParams.get("code_challenge");
    expect(link.searchParams.get("code_challenge_method")).toBe("S256");
    const other = await server.addUser();
    expect((await send("GMAIL", await plant(other), { authCode }, other)).json().code).toBe("authorization-ended");
    const forms: Record<string, string>[] = [];
    const close = await services.answer("GMAIL", (url, body) => {
      if (url !== "/token") return { id: "r-1" };
      forms.push(Object.fromEntries(new URLSearchParams(body)));
      return { access_token: "granted-token" };
    });
    const answer = await send("GMAIL", id, { authCode });
    expect(answer.json()).toMatchObject({ provider: "GMAIL", externalId: "r-1" });
    expect(forms[0]).toMatchObject({ grant_type: "authorization_code", code: "code-good-once", client_secret: "client-secret-of-ours" });
    expect(
      createHash("sha256")
        .update(forms[0]?.["code_verifier"] ?? "")
        .digest("base64url"),
    ).toBe(challenge);
    expect((await send("GMAIL", id, { authCode })).json().code).toBe("authorization-ended");
    await close();
  });

  test("a window that took too long is over", async () => {
    const id = await plant();
    await services.script("GMAIL", []);
    const { authCode, state } = await agree("GMAIL");
    server.clock.advance(11 * 60 * 1000);
    expect((await send("GMAIL", id, { authCode })).json().code).toBe("authorization-ended");
    const late = await server.inject({ method: "GET", url: `/auth/export?code=x&state=${state}` });
    expect(late.headers.location).toBe("/auth/exported?error=ended");
  });

  test("who does not agree, or comes with a state of nobody, gets no code", async () => {
    await services.script("GMAIL", []);
    const { state } = await agree("GMAIL");
    const denied = await server.inject({ method: "GET", url: `/auth/export?error=access_denied&state=${state}` });
    expect(denied.headers.location).toBe(`/auth/exported?${new URLSearchParams({ error: "access_denied", page: pageOrigin })}`);
    const forged = await server.inject({ method: "GET", url: "/auth/export?code=x&state=forged" });
    expect(forged.headers.location).toBe("/auth/exported?error=ended");
  });

  test("a service that forgets the state is given it in the address of our page", async () => {
    await services.script("CLEVER_REACH", []);
    const { link, state } = await agree("CLEVER_REACH");
    expect(link.searchParams.get("redirect_uri")).toBe(`https://mail.example.com/auth/export?state=${state}`);
    const end = (query: string) => server.inject({ method: "GET", url: `/auth/export?state=${state}&code=x&${query}` });
    expect((await end(`state=${state}`)).headers.location).toContain("code=");
    expect((await end("state=another")).headers.location).toBe("/auth/exported?error=ended");
  });

  test.each([
    ["of the window", "au", undefined],
    ["that the service names", "eu", "com.au"],
  ])("the region %s is the region of the export", async (_, region, named) => {
    const id = await plant();
    const exchange = { method: "POST", path: "/com.au/oauth/v2/token", answer: { body: { access_token: "granted-token" } } };
    const create = { method: "POST", path: "/com.au/emailapi/v1/templates", answer: { body: { template_id: "77" } } };
    const names = { accounts: "/{tld}", api: "/{tld}" };
    await services.script("ZOHOCAMPAIGN", [], names);
    const says: Record<string, string> = named
      ? { location: "au", "accounts-server": `${services.originOf("ZOHOCAMPAIGN")}/${named}` }
      : {};
    const { authCode } = await agree("ZOHOCAMPAIGN", { region, says });
    const bodies = { code: "code-good-once", redirect_uri: "https://mail.example.com/auth/export" };
    const form = { grant_type: "authorization_code", ...bodies, client_id: "client-of-ours", client_secret: "client-secret-of-ours" };
    const json = { template_name: "Spring sale", content: "<html><body><p>Hello $[FNAME]$</p></body></html>", content_type: "html" };
    const service = await services.script(
      "ZOHOCAMPAIGN",
      [
        { ...exchange, form },
        { ...create, json },
      ],
      names,
    );
    const answer = await send("ZOHOCAMPAIGN", id, { authCode, zohoCampaignRegion: "eu" });
    expect(service.problems()).toEqual([]);
    expect(answer.json()).toMatchObject({ externalId: "77" });
    const wrong = await user.call("POST", "/api/v2/export/authlink", { type: "ZOHOCAMPAIGN", region: "mars" });
    expect(wrong.json().fields).toEqual([{ field: "region", code: "not-allowed" }]);
  });

  test("a server that the service names is called only if it is one of a region that we know", async () => {
    const service = await services.script("ZOHOCAMPAIGN", [], { accounts: "/{tld}", api: "/{tld}" });
    const { page } = await agree("ZOHOCAMPAIGN", { region: "eu", says: { "accounts-server": "https://accounts.zoho.evil.example" } });
    expect(Object.fromEntries(page.searchParams)).toEqual({ error: "elsewhere", page: pageOrigin });
    expect(service.problems()).toEqual([]);
  });

  test("no window opens without a client, or where there is none", async () => {
    const link = (type: string) => user.call("POST", "/api/v2/export/authlink", { type });
    expect((await link("OUTLOOK")).json().code).toBe("not-configured");
    expect((await link("SENDGRID")).json().fields).toEqual([{ field: "type", code: "not-allowed" }]);
  });
});
