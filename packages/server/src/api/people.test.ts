import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mailMessages } from "../database/schema.js";
import { quickestEngine } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

describe("the people of a workspace", () => {
  let server: TestServer;
  let admin: TestUser;
  let ben: TestUser;
  let other: TestUser;
  beforeAll(async () => {
    server = await startTestServer(quickestEngine);
    admin = await server.addUser({ role: "ROLE_ADMIN", firstName: "Ada" });
    ben = await server.addUser({ firstName: "Ben", plan: 1 });
    other = await server.addUser({ firstName: "Olu", workspaceId: "elsewhere", role: "ROLE_ADMIN" });
  }, 60_000);
  afterAll(() => server?.close());

  const list = async (query = "") => (await admin.call("GET", `/api/v2/people${query}`)).json();
  const session = (user: TestUser) => user.call("GET", "/api/v2/session");

  test("are listed to administrators with role, plan, and when they were here last, those of the workspace only", async () => {
    await session(ben);
    const people = await list();
    expect(people.map(({ name }: { name: string }) => name)).toEqual(["Ada User", "Ben User"]);
    expect(people[1]).toEqual({
      ...{ id: ben.id, name: "Ben User", email: expect.stringContaining("@mail.test"), imageUrl: "", role: "user", subscriptionPlan: 1 },
      ...{ isActive: true, lastSeen: "2026-11-21T12:00:00.000Z" },
    });
    expect((await list("?searchTerm=BEN")).length).toBe(1);
    expect(await list("?searchTerm=%25")).toEqual([]);
  });

  test("change role and plan at once", async () => {
    const answer = await admin.call("PATCH", `/api/v2/people/${ben.id}`, { role: "ROLE_ADMIN", subscriptionPlan: 3 });
    expect([answer.statusCode, answer.json().role]).toEqual([200, "ROLE_ADMIN"]);
    expect((await session(ben)).json()).toMatchObject({ role: "ROLE_ADMIN", subscriptionPlan: 3 });
    await admin.call("PATCH", `/api/v2/people/${ben.id}`, { role: "user", subscriptionPlan: 1 });
    expect((await ben.call("GET", "/api/v2/people")).json().code).toBe("admin-only");
  });

  test("have their sessions ended, and sign in again", async () => {
    expect((await admin.call("DELETE", `/api/v2/people/${ben.id}/sessions`)).statusCode).toBe(204);
    expect((await session(ben)).json().code).toBe("session-ended");
    await ben.signInAgain();
    expect((await session(ben)).statusCode).toBe(200);
    expect((await ben.call("DELETE", `/api/v2/people/${ben.id}/sessions`)).statusCode).toBe(204);
    await ben.signInAgain();
  });

  test("who is deactivated is out at once and stays out, with any session, until let in again", async () => {
    expect((await admin.call("PATCH", `/api/v2/people/${ben.id}`, { isActive: false })).json().isActive).toBe(false);
    expect((await session(ben)).json().code).toBe("session-ended");
    await ben.signInAgain();
    expect((await session(ben)).statusCode).toBe(401);
    await admin.call("PATCH", `/api/v2/people/${ben.id}`, { isActive: true });
    await ben.signInAgain();
    expect((await session(ben)).statusCode).toBe(200);
  });

  test("an administrator neither deactivates nor demotes themselves, so that one is always left", async () => {
    for (const body of [{ isActive: false }, { role: "user" }])
      expect((await admin.call("PATCH", `/api/v2/people/${admin.id}`, body)).json().code).toBe("own-account");
    expect((await admin.call("PATCH", `/api/v2/people/${admin.id}`, { subscriptionPlan: 2 })).statusCode).toBe(200);
  });

  test("are nobody's of another workspace, and no user's", async () => {
    const calls = [
      ["PATCH", `/api/v2/people/${ben.id}`, { role: "ROLE_ADMIN" }],
      ["DELETE", `/api/v2/people/${ben.id}/sessions`, undefined],
    ] as const;
    for (const [method, url, body] of calls) expect((await other.call(method, url, body)).json().code).toBe("not-found");
    const own = [
      ["GET", "/api/v2/people", undefined],
      ["PATCH", `/api/v2/people/${admin.id}`, { role: "user" }],
      ["DELETE", `/api/v2/people/${admin.id}/sessions`, undefined],
      ["GET", "/api/v2/invitations", undefined],
      ["POST", "/api/v2/invitations", { email: "kim@mail.test" }],
      ["DELETE", `/api/v2/invitations/${admin.id}`, undefined],
    ] as const;
    for (const [method, url, body] of own) expect([url, (await ben.call(method, url, body)).json().code]).toEqual([url, "admin-only"]);
  });

  test("are invited by mail, with a link that names this server only; an invitation is renewed, listed and withdrawn", async () => {
    const invite = (body: object) => admin.call("POST", "/api/v2/invitations", body, { host: "evil.test" });
    const first = await invite({ email: "Kim@Mail.test", role: "user", subscriptionPlan: 2 });
    expect([first.statusCode, first.json()]).toEqual([201, expect.objectContaining({ email: "kim@mail.test", subscriptionPlan: 2 })]);
    await invite({ email: "kim@mail.test", role: "ROLE_ADMIN" });
    const mails = await server.ports.database
      .select()
      .from(mailMessages)
      .where(eq(mailMessages.subject, "Ada User invites you to Mailwright"));
    expect([mails.length, mails[0]?.toAddresses]).toEqual([2, ["kim@mail.test"]]);
    expect(mails[0]?.text).toContain("http://mail.test/");
    expect(mails[0]?.source).not.toContain("evil.test");
    const listed = (await admin.call("GET", "/api/v2/invitations")).json();
    expect(listed).toEqual([expect.objectContaining({ email: "kim@mail.test", role: "ROLE_ADMIN", inviter: "Ada User" })]);
    expect((await other.call("GET", "/api/v2/invitations")).json()).toEqual([]);
    expect((await other.call("DELETE", `/api/v2/invitations/${listed[0].id}`)).json().code).toBe("not-found");
    expect((await admin.call("DELETE", `/api/v2/invitations/${listed[0].id}`)).statusCode).toBe(204);
    expect((await admin.call("GET", "/api/v2/invitations")).json()).toEqual([]);
    for (const email of ["no address", "a@b.test\nBcc: x@y.test"]) expect((await invite({ email })).json().code).toBe("invalid-request");
  });
});
