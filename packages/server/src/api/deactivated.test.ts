import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { jobWork } from "../app/job-work.js";
import { peopleCommands, UnknownError } from "../cli/people-commands.js";
import { placeJob } from "../jobs/job-queue.js";
import { runNextJob } from "../jobs/run-jobs.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser, testWorkspaceId } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";

describe.each(testEngines)("who is deactivated, on $name", (engine) => {
  let server: TestServer;
  let admin: TestUser;
  let owner: TestUser;
  let ben: TestUser;
  let id: string;
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { authMode: "demo" } });
    admin = await server.addUser({ role: "ROLE_ADMIN", firstName: "Ada" });
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    owner = await server.addUser({ firstName: "Olga" });
    ben = await server.addUser({ firstName: "Ben" });
    id = (await owner.call("POST", `${base}/type/email`, { name: "Ours", template: { html: "<p>Ours</p>" } })).json().id;
  });

  const setActive = (user: TestUser, isActive: boolean) => admin.call("PATCH", `/api/v2/people/${user.id}`, { isActive });
  const share = (...collaborators: string[]) => owner.call("PATCH", `${base}/sharing/${id}`, { collaborators });
  const offered = async () =>
    (await owner.call("POST", "/api/v2/principal/search", { limit: 100 })).json().data.principals.map((one: { id: string }) => one.id);

  test("is not offered for sharing, and is again once let in", async () => {
    expect(await offered()).toContain(ben.id);
    await setActive(ben, false);
    expect(await offered()).not.toContain(ben.id);
    expect((await owner.call("POST", `/api/v2/account/lookup?userId=${ben.id}`)).json().firstName).toBe("Ben");
    await setActive(ben, true);
    expect(await offered()).toContain(ben.id);
  });

  test("gets no template, but keeps those that were shared before", async () => {
    const ann = await server.addUser({ firstName: "Ann" });
    await setActive(ben, false);
    expect((await share(ben.id)).json().fields).toEqual([{ field: "collaborators.0", code: "not-allowed" }]);
    await setActive(ben, true);
    await share(ben.id);
    await setActive(ben, false);
    expect((await share(ben.id, ann.id)).json().collaboratorsList.sort()).toEqual([ann.id, ben.id].sort());
  });

  test("holds no lock any more, so that nobody waits for them or writes them mails", async () => {
    const ann = await server.addUser({ firstName: "Ann" });
    await share(ben.id, ann.id);
    await ben.call("PATCH", `${base}/sharing/${id}/lock/true`);
    expect((await ann.call("GET", `${base}/${id}`)).json().code).toBe("template-locked");
    await setActive(ben, false);
    expect((await ann.call("GET", `${base}/${id}`)).json()).toMatchObject({ isLocked: false, collaboratorId: null });
    expect((await ann.call("POST", `${base}/sharing/email/unlock/${ben.id}/${id}`)).json().code).toBe("template-not-locked");
  });

  test("opens nothing by links of their own, and these are not listed; let in again, both", async () => {
    await share(ben.id);
    const { url } = (await ben.call("POST", `${base}/${id}/share-link`)).json();
    const status = async () => (await server.inject({ url: new URL(url).pathname + new URL(url).search })).statusCode;
    const links = async () => (await owner.call("GET", `${base}/${id}/share-links`)).json().length;
    expect([await status(), await links()]).toEqual([200, 1]);
    await setActive(ben, false);
    expect([await status(), await links()]).toEqual([401, 0]);
    await setActive(ben, true);
    expect([await status(), await links()]).toEqual([200, 1]);
  });

  test("has no mails sent that they asked for before", async () => {
    const user = { id: ben.id, workspaceId: testWorkspaceId, role: "user", plan: 1, teams: [], sessionHash: "" } as const;
    const template = (await ben.call("POST", `${base}/type/email`, { name: "Mine", template: { html: "<p>Mine</p>" } })).json();
    const input = { to: ["somebody@mail.test"], replyTo: null, origin: "http://mail.test" };
    const elsewhere = { ...server.ports, worksHere: false };
    const order = { kind: "test-mail", user: { ...user, entitlements: [] }, templateId: template.id, input } as const;
    const { id: jobId } = await placeJob(server.ports.database, elsewhere, order);
    await setActive(ben, false);
    while (await runNextJob(server.ports, jobWork, { onFault: () => undefined })) {}
    await setActive(ben, true);
    await ben.signInAgain();
    expect((await ben.call("GET", `/api/v2/jobs/${jobId}`)).json()).toMatchObject({ state: "failed" });
  });

  test("inherits nothing", async () => {
    await setActive(ben, false);
    const zeb = await server.addUser({ firstName: "Zeb" });
    const { email } = (await admin.call("POST", `/api/v2/account/lookup?userId=${zeb.id}`)).json();
    const refused = await admin.call("DELETE", `/api/v2/people/${zeb.id}?email=${encodeURIComponent(email)}&owned=hand-over&to=${ben.id}`);
    expect(refused.json().fields).toEqual([{ field: "to", code: "not-allowed" }]);
    await expect(peopleCommands["person hand-over"]?.run(server.ports, [testWorkspaceId, zeb.id, ben.id])).rejects.toThrow(UnknownError);
    expect((await zeb.call("GET", "/api/v2/session")).statusCode).toBe(200);
  });
});
