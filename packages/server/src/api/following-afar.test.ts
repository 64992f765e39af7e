import type { AddressInfo } from "node:net";
import type { SessionEvent, TemplateEvent } from "@mailwright/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tellPeople } from "../database/news.js";
import { openPostgres } from "../database/open-database.js";
import { createFollowing } from "../ports/following.js";
import { hasTestPostgres } from "../testing/test-engines.js";
import { follow } from "../testing/test-follower.js";
import { createMigratedDatabase, type TestDatabase } from "../testing/test-postgres.js";
import { startTestServer, type TestServer } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";

describe.runIf(hasTestPostgres)("news between processes", () => {
  let created: TestDatabase;
  let here: TestServer;
  let there: TestServer;
  const engine = {
    name: "PostgreSQL",
    open: () => openPostgres(created.url),
  };
  beforeAll(async () => {
    created = await createMigratedDatabase();
    // So seldom that nothing in this test is found by looking.
    const ports = { following: createFollowing({ lookMs: 60_000 }) };
    here = await startTestServer(engine, { ports });
    there = await startTestServer(engine, { ports });
    await here.app.listen({ port: 0, host: "127.0.0.1" });
  }, 60_000);
  afterAll(async () => {
    here?.app.server.closeAllConnections();
    await Promise.all([here?.close(), there?.close()]);
    await created?.drop();
  });

  /** Ends the connections on which the processes hear of what others do; holding their marks is the last that was done on them. */
  async function cutListening() {
    const ended: unknown = await there.ports.database.execute(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_advisory_lock_shared%' and datname = current_database()`,
    );
    expect((ended as { rows: unknown[] }).rows.length).toBeGreaterThan(0);
  }

  test("a lock taken at one process is told at the other, also after the connection for news was cut", async () => {
    const owner = await here.addUser();
    const ben = await there.addUser({ firstName: "Ben" });
    const { id } = (await owner.call("POST", `${base}/type/email`, { name: "Ours" })).json();
    await owner.call("PATCH", `${base}/sharing/${id}`, { collaborators: [ben.id] });
    const url = `http://127.0.0.1:${(here.app.server.address() as AddressInfo).port}`;
    const stream = await follow(`${url}${base}/${id}/events`, owner.headers);
    expect((await stream.next()).name).toBe("change");
    const lock = (isLocked: boolean) => ben.call("PATCH", `${base}/sharing/${id}/lock/${isLocked}`);
    const told = async (isLocked: boolean) => {
      for (;;) {
        const { data } = await stream.next();
        if ((data as TemplateEvent).state.isLocked === isLocked) return;
      }
    };
    await lock(true);
    await told(true);

    await cutListening();
    await lock(false);
    // Told late, when the connection is back, or at once where that was quicker.
    await told(false);
    await lock(true);
    await told(true);
    stream.stop();
  }, 30_000);

  test("after the connection for news was cut it is told once more how things stand, as of what is no part of that nobody heard", async () => {
    const owner = await here.addUser();
    const { id } = (await owner.call("POST", `${base}/type/email`, { name: "Ours" })).json();
    const url = `http://127.0.0.1:${(here.app.server.address() as AddressInfo).port}`;
    const stream = await follow(`${url}${base}/${id}/events`, owner.headers);
    const first = await stream.next();
    expect(first.data).toMatchObject({ kind: "state" });
    await cutListening();
    expect(await stream.next()).toEqual(first);
    stream.stop();
  }, 30_000);

  test("a role, a share and a share taken back at one process are told at the other, in the editor's stream and the dashboard's", async () => {
    const owner = await here.addUser();
    const admin = await there.addUser({ role: "ROLE_ADMIN" });
    const ben = await here.addUser({ firstName: "Ben" });
    const { id } = (await owner.call("POST", `${base}/type/email`, { name: "Ours" })).json();
    const url = `http://127.0.0.1:${(here.app.server.address() as AddressInfo).port}`;
    const [dashboard, editor] = [
      await follow(`${url}/api/v2/session/events`, ben.headers),
      await follow(`${url}${base}/${id}/events`, owner.headers),
    ];
    const nextOf = async (stream: typeof editor, isMeant: (data: never) => boolean) => {
      for (;;) {
        const { name, data } = await stream.next();
        expect(name).toBe("change");
        if (isMeant(data as never)) return;
      }
    };
    await nextOf(dashboard, ({ role }: SessionEvent) => role === "user");
    await nextOf(editor, ({ state }: TemplateEvent) => !state.isShared && state.role === "user");
    // Nobody else has it yet: a template that is opened alone hears of its first share all the same.
    const share = (...collaborators: string[]) =>
      there.inject({ method: "PATCH", url: `${base}/sharing/${id}`, headers: owner.headers, payload: { collaborators } });
    for (const collaborators of [[ben.id], []]) {
      expect((await share(...collaborators)).statusCode).toBe(200);
      await nextOf(dashboard, ({ kind }: SessionEvent) => kind === "changed");
      await nextOf(editor, ({ state }: TemplateEvent) => state.isShared === collaborators.length > 0);
      // What is told is decided already: by the database, for every process.
      const seen = collaborators.length > 0 ? 200 : 404;
      for (const process of [here, there])
        expect((await process.inject({ url: `${base}/${id}/state`, headers: ben.headers })).statusCode).toBe(seen);
    }
    for (const user of [ben, owner]) {
      expect((await admin.call("PATCH", `/api/v2/people/${user.id}`, { role: "ROLE_ADMIN" })).statusCode).toBe(200);
      expect((await here.inject({ url: "/api/v2/people", headers: user.headers })).statusCode).toBe(200);
    }
    await nextOf(dashboard, ({ role }: SessionEvent) => role === "ROLE_ADMIN");
    await nextOf(editor, ({ state }: TemplateEvent) => state.role === "ROLE_ADMIN");
    await admin.call("PATCH", `/api/v2/people/${ben.id}`, { isActive: false });
    let last = await dashboard.next();
    while (last.name === "change") last = await dashboard.next();
    expect(last).toEqual({ name: "ended", data: { code: "session-ended" } });
    dashboard.stop();
    editor.stop();
  }, 30_000);

  test("who signs in elsewhere as who they were hears nothing of it, so that no page asks for its lists anew", async () => {
    const ben = await here.addUser({ firstName: "Ben" });
    const admin = await there.addUser({ role: "ROLE_ADMIN" });
    const url = `http://127.0.0.1:${(here.app.server.address() as AddressInfo).port}`;
    const dashboard = await follow(`${url}/api/v2/session/events`, ben.headers);
    expect((await dashboard.next()).data).toMatchObject({ kind: "state", role: "user" });
    await there.ports.database.transaction((tx) => tellPeople(tx, [ben.id], "standing"));
    expect((await admin.call("PATCH", `/api/v2/people/${ben.id}`, { role: "ROLE_ADMIN" })).statusCode).toBe(200);
    expect((await dashboard.next()).data).toMatchObject({ kind: "state", role: "ROLE_ADMIN" });
    dashboard.stop();
  }, 30_000);

  test("whose sessions an administrator ends at one process has no stream left at the other", async () => {
    const owner = await here.addUser();
    const admin = await there.addUser({ role: "ROLE_ADMIN" });
    const { id } = (await owner.call("POST", `${base}/type/email`, { name: "Ours" })).json();
    const url = `http://127.0.0.1:${(here.app.server.address() as AddressInfo).port}`;
    const stream = await follow(`${url}${base}/${id}/events`, owner.headers);
    expect((await stream.next()).name).toBe("change");
    expect((await admin.call("DELETE", `/api/v2/people/${owner.id}/sessions`)).statusCode).toBe(204);
    let last = await stream.next();
    while (last.name === "change") last = await stream.next();
    expect(last).toEqual({ name: "ended", data: { code: "session-ended" } });
    stream.stop();
  }, 30_000);
});
