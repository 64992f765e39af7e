import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { parseOidcSettings } from "../config/oidc-settings.js";
import { invitations } from "../database/schema.js";
import { ensureWorkspace } from "../seed/workspace.js";
import { createOidcClient } from "../sign-in/oidc-client.js";
import { refreshSessions } from "../sign-in/refresh-sessions.js";
import { makeSetUpToken } from "../sign-in/set-up-link.js";
import { openTestBrowser, type TestBrowser } from "../testing/test-browser.js";
import { quickestEngine } from "../testing/test-engines.js";
import { startTestOidcProvider, type TestOidcProvider } from "../testing/test-oidc-provider.js";
import { startTestServer, type TestServer } from "../testing/test-server.js";

const ada = { email: "Ada@mail.test", email_verified: true, given_name: "Ada", family_name: "Okafor" };
const ben = { email: "ben@mail.test", email_verified: true, given_name: "Ben", family_name: "Castellanos" };
const eve = { email: "ben@mail.test", email_verified: false, given_name: "Eve", family_name: "Other" };

describe("signing in by an OpenID Connect provider", () => {
  let provider: TestOidcProvider;
  const open: TestServer[] = [];
  beforeAll(async () => {
    provider = await startTestOidcProvider(() => urlOf(open.at(-1)), 60);
  });
  afterEach(async () => {
    for (const server of open.splice(0)) await server.close();
    await provider.stop();
    provider = await startTestOidcProvider(() => urlOf(open.at(-1)), 60);
  });
  afterAll(() => provider.stop());

  const urlOf = (server: TestServer | undefined) => `http://localhost:${(server?.app.server.address() as AddressInfo | null)?.port}`;

  async function start(env: Record<string, string> = {}) {
    const { issuer, clientId, clientSecret } = provider;
    const settings = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret };
    const oidc = parseOidcSettings({ AUTH_MODE: "oidc", ...settings, ...env }, []);
    if (!oidc) throw new Error("The settings are those of oidc.");
    const server = await startTestServer(quickestEngine, { config: { authMode: "oidc", publicUrl: null, oidc } });
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    open.push(server);
    Object.assign(provider.accounts, { ada, ben, eve });
    const refresh = () => refreshSessions(server.ports, createOidcClient(oidc, server.clock), raise);
    return { server, oidc, url: urlOf(server), refresh };
  }

  /** Signs in as this person at the provider; where the browser ends. */
  async function signIn(browser: TestBrowser, url: string, account: string, path = "/auth/sign-in") {
    const asked = await browser.visit(`${url}${path}`);
    if (!asked.url.pathname.startsWith("/interaction/")) return asked;
    return browser.send(asked.url.href, { account });
  }

  const sessionOf = async (browser: TestBrowser, url: string) => {
    const answer = await browser.call("GET", `${url}/api/v2/session`);
    return {
      status: answer.status,
      ...((await answer.json()) as { firstName?: string; role?: string; subscriptionPlan?: number; code?: string }),
    };
  };

  async function invite({ ports }: TestServer, email: string, role: "user" | "ROLE_ADMIN" = "user", plan = 2) {
    await ports.database.transaction((tx) => ensureWorkspace(tx, ports, "main", "main"));
    const now = ports.clock.now();
    const expiresAt = new Date(now.getTime() + 60_000);
    await ports.database
      .insert(invitations)
      .values({ id: ports.ids.uuid(), workspaceId: "main", email, role, plan, createdAt: now, expiresAt });
  }

  test("the first administrator comes by the set-up link, which works once and ends; nobody else comes uninvited", async () => {
    const { server, oidc, url } = await start();
    const token = await makeSetUpToken(server.ports, oidc);
    expect(token).toMatch(/^[\w-]{40,}$/);
    expect(await makeSetUpToken(server.ports, oidc)).toBeNull();
    const browser = openTestBrowser();
    expect((await signIn(browser, url, "ada")).url.pathname).toBe("/no-access");
    expect((await browser.call("POST", `${url}/auth/set-up`, { token: "made up" })).status).toBe(403);
    expect((await browser.call("POST", `${url}/auth/set-up`, { token })).status).toBe(204);
    expect((await signIn(browser, url, "ada", "/auth/sign-in?to=/people")).url.pathname).toBe("/people");
    expect(await sessionOf(browser, url)).toMatchObject({ status: 200, firstName: "Ada", role: "ROLE_ADMIN" });
    const second = openTestBrowser();
    expect((await second.call("POST", `${url}/auth/set-up`, { token })).status).toBe(403);
    expect((await signIn(second, url, "ben")).url.pathname).toBe("/no-access");
    expect((await sessionOf(second, url)).status).toBe(401);
    expect(await makeSetUpToken(server.ports, oidc)).toBeNull();
  });

  test("a set-up link that nobody used is over after an hour, and the next start makes another", async () => {
    const { server, oidc, url } = await start();
    const token = await makeSetUpToken(server.ports, oidc);
    server.clock.advance(61 * 60_000);
    expect((await openTestBrowser().call("POST", `${url}/auth/set-up`, { token: token ?? "" })).status).toBe(403);
    expect(await makeSetUpToken(server.ports, oidc)).not.toBe(token);
  });

  test("an invitation is taken by whom the provider vouches for at that address, once", async () => {
    const { server, url } = await start();
    await invite(server, "ben@mail.test", "user", 2);
    const browser = openTestBrowser();
    expect((await signIn(browser, url, "eve")).url.pathname).toBe("/no-access");
    expect((await browser.visit(`${url}/auth/sign-in`)).url.pathname).toBe("/no-access");
    expect((await browser.visit(`${url}/auth/sign-in?again=true`)).url.pathname).toMatch(/^\/interaction\//);
    const own = openTestBrowser();
    await signIn(own, url, "ben");
    expect(await sessionOf(own, url)).toMatchObject({ status: 200, firstName: "Ben", role: "user", subscriptionPlan: 2 });
    expect(await server.ports.database.select().from(invitations)).toEqual([]);
    // Who is here comes back without another.
    const again = openTestBrowser();
    await signIn(again, url, "ben");
    expect((await sessionOf(again, url)).status).toBe(200);
  });

  test("who came in and out, by link or invitation, is in the audit log", async () => {
    const { server, oidc, url } = await start();
    const token = (await makeSetUpToken(server.ports, oidc)) ?? "";
    const [browser, other] = [openTestBrowser(), openTestBrowser()];
    await browser.call("POST", `${url}/auth/set-up`, { token });
    await signIn(browser, url, "ada");
    await invite(server, "ben@mail.test");
    expect((await signIn(openTestBrowser(), url, "eve")).url.pathname).toBe("/no-access");
    await signIn(other, url, "ben");
    await other.call("POST", `${url}/auth/sign-out`);
    await signIn(other, url, "ben");
    const question = await other.visit(`${provider.issuer}/session/end`);
    const [, xsrf = ""] = /name="xsrf" value="([^"]+)"/.exec(question.body) ?? [];
    await other.send(`${provider.issuer}/session/end/confirm`, { xsrf, logout: "yes" });
    const log = (await (await browser.call("GET", `${url}/api/v2/audit`)).json()) as Record<string, string>[];
    const ofBen = log.find(({ actorName }) => actorName?.startsWith("Ben"))?.["actor"];
    const entries = log.map(({ operation, by, actorName, target, address }) => [operation, by, actorName, target, address]);
    const expected = [
      ["useSetUpLink", "user", "Ada Okafor", null, "127.0.0.1"],
      ["signIn", "user", "Ada Okafor", null, "127.0.0.1"],
      ["acceptInvitation", "user", "Ben Castellanos", expect.stringMatching(/^[\da-f-]{36}$/), "127.0.0.1"],
      ["signIn", "user", "Ben Castellanos", null, "127.0.0.1"],
      ["signOut", "user", "Ben Castellanos", null, "127.0.0.1"],
      ["signIn", "user", "Ben Castellanos", null, "127.0.0.1"],
      ["signOutByProvider", "server", "", ofBen, "127.0.0.1"],
    ];
    // Time stands still here, so they come in no order.
    expect(entries).toHaveLength(expected.length);
    expect(entries).toEqual(expect.arrayContaining(expected));
  });

  test("whose access was taken away is told so, and comes in again when an administrator lets them or invites them", async () => {
    const { server, oidc, url } = await start({ OIDC_SIGN_UP: "open" });
    const token = (await makeSetUpToken(server.ports, oidc)) ?? "";
    const [admin, browser] = [openTestBrowser(), openTestBrowser()];
    await admin.call("POST", `${url}/auth/set-up`, { token });
    await signIn(admin, url, "ada");
    await signIn(browser, url, "ben");
    const people = (await (await admin.call("GET", `${url}/api/v2/people`)).json()) as { id: string; name: string }[];
    const id = people.find(({ name }) => name.startsWith("Ben"))?.id;
    const letIn = (isActive: boolean) => admin.call("PATCH", `${url}/api/v2/people/${id}`, { isActive });
    for (const comesBack of [() => letIn(true), () => invite(server, "ben@mail.test")]) {
      expect((await letIn(false)).status).toBe(200);
      expect((await signIn(browser, url, "ben")).url.pathname).toBe("/access-ended");
      expect((await sessionOf(browser, url)).status).toBe(401);
      await comesBack();
      await signIn(browser, url, "ben");
      expect(await sessionOf(browser, url)).toMatchObject({ status: 200, firstName: "Ben" });
    }
  });

  test("claims give role, plan and workspace, anew with every refresh; a session that the provider has ended is over", async () => {
    const claims = { OIDC_ROLE_CLAIM: "groups", OIDC_ADMIN_ROLES: "mail-admins", OIDC_PLAN_CLAIM: "plan", OIDC_WORKSPACE_CLAIM: "team" };
    const { server, oidc, url, refresh } = await start({ ...claims, OIDC_SIGN_UP: "open" });
    expect(await makeSetUpToken(server.ports, oidc)).toBeNull();
    provider.accounts["ada"] = { ...ada, groups: ["mail-admins"], plan: 3, team: "north" };
    const browser = openTestBrowser();
    await signIn(browser, url, "ada");
    expect(await sessionOf(browser, url)).toMatchObject({ role: "ROLE_ADMIN", subscriptionPlan: 3 });
    const nowhere = openTestBrowser();
    expect((await signIn(nowhere, url, "ben")).url.pathname).toBe("/no-access");
    provider.accounts["ada"] = { ...ada, groups: [], plan: 0, team: "north" };
    await refresh();
    expect((await sessionOf(browser, url)).role).toBe("ROLE_ADMIN");
    server.clock.advance(61_000);
    await refresh();
    expect(await sessionOf(browser, url)).toMatchObject({ status: 200, role: "user", subscriptionPlan: 0 });
    server.clock.advance(61_000);
    provider.withdraw("ada");
    await refresh();
    expect(provider.events).toEqual(["authorization_code", "authorization_code", "refresh_token", "refused refresh_token"]);
    expect(await sessionOf(browser, url)).toMatchObject({ status: 401, code: "session-ended" });
  });

  test("while the provider is away sessions go on, signing in says so with 503, and both recover", async () => {
    const { server, url, refresh } = await start({ OIDC_SIGN_UP: "open" });
    const browser = openTestBrowser();
    await provider.stop();
    const away = await browser.visit(`${url}/auth/sign-in`);
    expect([away.status, away.body]).toEqual([503, "The sign-in cannot be reached right now. Load this page again in a moment."]);
    await provider.start();
    await signIn(browser, url, "ada");
    expect((await sessionOf(browser, url)).status).toBe(200);
    await provider.stop();
    server.clock.advance(61_000);
    await expect(refresh()).rejects.toThrow();
    expect((await sessionOf(browser, url)).status).toBe(200);
    await provider.start();
    server.clock.advance(61_000);
    await refresh();
    expect(provider.events.at(-1)).toBe("refresh_token");
  });

  test("an answer that this browser did not ask for signs nobody in, nor does a refusal of the provider", async () => {
    const { url } = await start({ OIDC_SIGN_UP: "open" });
    const [attacker, victim] = [openTestBrowser(), openTestBrowser()];
    const asked = await attacker.visit(`${url}/auth/sign-in`);
    const stolen = await fetch(asked.url.href, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ account: "ada" }),
      headers: { cookie: [...attacker.cookies].map((pair) => pair.join("=")).join("; ") },
    });
    const resumed = await fetch(stolen.headers.get("location") ?? "", {
      redirect: "manual",
      headers: { cookie: [...attacker.cookies].map((pair) => pair.join("=")).join("; ") },
    });
    const callback = resumed.headers.get("location") ?? "";
    expect(callback).toContain("/auth/callback?code=");
    expect((await victim.visit(callback)).url.pathname).toBe("/sign-in-failed");
    await victim.visit(`${url}/auth/sign-in`);
    expect((await victim.visit(callback)).url.pathname).toBe("/sign-in-failed");
    expect((await sessionOf(victim, url)).status).toBe(401);
    const refused = openTestBrowser();
    expect((await signIn(refused, url, "")).url.pathname).toBe("/sign-in-failed");
  });

  test("nobody is led elsewhere after signing in", async () => {
    const { url } = await start({ OIDC_SIGN_UP: "open" });
    for (const to of ["//evil.test", "/\\evil.test", "https://evil.test", "/auth/sign-in", "/a b"]) {
      const end = await signIn(openTestBrowser(), url, "ada", `/auth/sign-in?to=${encodeURIComponent(to)}`);
      expect([to, end.url.href]).toEqual([to, `${url}/`]);
    }
  });

  test("signing out leads to the provider, which knows whom, and back; the session is over at once", async () => {
    const { url } = await start({ OIDC_SIGN_UP: "open" });
    const browser = openTestBrowser();
    await signIn(browser, url, "ada");
    const cookie = browser.cookies.get("mailwright") ?? "";
    const { leadsTo } = (await (await browser.call("POST", `${url}/auth/sign-out`)).json()) as { leadsTo: string };
    const address = new URL(leadsTo);
    expect([address.origin, address.searchParams.get("post_logout_redirect_uri")]).toEqual([provider.issuer, `${url}/signed-out`]);
    expect(address.searchParams.get("id_token_hint")).toMatch(/^eyJ/);
    browser.cookies.set("mailwright", cookie);
    expect((await sessionOf(browser, url)).code).toBe("session-ended");
    const stranger = await fetch(`${url}/auth/sign-out`, {
      method: "POST",
      headers: { cookie: `mailwright=${cookie}`, "sec-fetch-site": "cross-site" },
    });
    expect(stranger.status).toBe(403);
  });

  test("the provider ends a session by the back channel, with a token that only it can write", async () => {
    const { url } = await start({ OIDC_SIGN_UP: "open" });
    const [browser, other] = [openTestBrowser(), openTestBrowser()];
    await signIn(browser, url, "ada");
    await signIn(other, url, "ben");
    for (const token of ["", "x.y.z", "eyJhbGciOiJub25lIn0.e30."]) {
      const answer = await fetch(`${url}/auth/back-channel-logout`, { method: "POST", body: new URLSearchParams({ logout_token: token }) });
      expect(answer.status).toBe(400);
    }
    expect((await sessionOf(browser, url)).status).toBe(200);
    // At the provider's own page, as somebody who signs out of another product.
    const question = await browser.visit(`${provider.issuer}/session/end`);
    const [, xsrf = ""] = /name="xsrf" value="([^"]+)"/.exec(question.body) ?? [];
    await browser.send(`${provider.issuer}/session/end/confirm`, { xsrf, logout: "yes" });
    expect(provider.events.slice(2)).toEqual(["backchannel"]);
    expect((await sessionOf(browser, url)).code).toBe("session-ended");
    expect((await sessionOf(other, url)).status).toBe(200);
  });

  test("by the front channel too, where issuer and session are both named", async () => {
    const { server, url } = await start({ OIDC_SIGN_UP: "open" });
    const browser = openTestBrowser();
    await signIn(browser, url, "ada");
    const { providerSessions } = await import("../database/schema.js");
    const [row] = await server.ports.database.select().from(providerSessions);
    const sid = row?.providerSessionId ?? "";
    expect(sid).not.toBe("");
    const end = (query: string) => fetch(`${url}/auth/front-channel-logout${query}`);
    expect((await end(`?sid=${sid}`)).status).toBe(400);
    expect((await end(`?iss=https://evil.test&sid=${sid}`)).status).toBe(400);
    expect((await sessionOf(browser, url)).status).toBe(200);
    const answer = await end(`?iss=${encodeURIComponent(provider.issuer)}&sid=${sid}`);
    expect(answer.headers.get("content-security-policy")).toContain(`frame-ancestors ${provider.issuer}`);
    expect((await sessionOf(browser, url)).code).toBe("session-ended");
  });
});

function raise(error: unknown): never {
  throw error;
}
