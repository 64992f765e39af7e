import type { AddressInfo } from "node:net";
import type { TemplateEvent } from "@mailwright/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Heard, newsChannel } from "../database/news.js";
import { sessions, users } from "../database/schema.js";
import { createFollowing } from "../ports/following.js";
import { hashSecret } from "../security/secrets.js";
import { testEngines } from "../testing/test-engines.js";
import { type Follower, follow } from "../testing/test-follower.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";

describe.each(testEngines)("following a template, on $name", (engine) => {
  let server: TestServer;
  let url: string;
  let owner: TestUser;
  let ben: TestUser;
  let id: string;
  const followers: Follower[] = [];

  beforeAll(async () => {
    server = await startTestServer(engine, { ports: { following: createFollowing({ perUserMax: 3, lookMs: 150, beatMs: 100 }) } });
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  }, 60_000);
  afterAll(async () => {
    // A connection that was opened for a call which was given up carries nothing, and closing would wait for it.
    server?.app.server.closeAllConnections();
    await server?.close();
  });
  afterEach(() => {
    for (const follower of followers.splice(0)) follower.stop();
  });
  beforeEach(async () => {
    owner = await server.addUser({ firstName: "Ann" });
    ben = await server.addUser({ firstName: "Ben" });
    id = (await owner.call("POST", `${base}/type/email`, { name: "Ours", template: { html: "<p>Ours</p>" } })).json().id;
    await share(ben.id);
  });

  const share = (...collaborators: string[]) => owner.call("PATCH", `${base}/sharing/${id}`, { collaborators });
  const lock = (user: TestUser, isLocked: boolean) => user.call("PATCH", `${base}/sharing/${id}/lock/${isLocked}`);
  async function start(user: TestUser): Promise<Follower> {
    const follower = await follow(`${url}${base}/${id}/events`, user.headers);
    followers.push(follower);
    return follower;
  }
  /** The next change of which it is told what was done. A look that came first may have told how things stand already. */
  async function nextDone(stream: Follower): Promise<TemplateEvent> {
    let told = change(await stream.next());
    while (told.kind === "state") told = change(await stream.next());
    return told;
  }
  const change = (answer: { name: string; data: unknown }) => {
    expect(answer.name).toBe("change");
    return answer.data as TemplateEvent;
  };

  test("it begins with how things stand, in a form that no proxy keeps or holds back", async () => {
    const stream = await start(owner);
    expect([stream.status, stream.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
    expect([stream.headers.get("x-accel-buffering"), stream.headers.get("cache-control")]).toEqual(["no", "no-store, no-transform"]);
    const state = { version: 1, isShared: true, isLocked: false, ownerName: "Ann User", refusal: null, role: "user" };
    expect(change(await stream.next())).toMatchObject({ kind: "state", byId: null, state });
    expect((await owner.call("GET", `${base}/${id}/state`)).json()).toMatchObject(state);
    await stream.beat();
  });

  test("with each change it is told how the approval stands, to whom it waits for too: asked, given, taken back by a change, and given again", async () => {
    const approval = `${base}/${id}/approval`;
    const [hers, his] = [await start(owner), await start(ben)];
    const nobody = { approval: { state: null, isAwaited: false } };
    expect(change(await hers.next())).toMatchObject({ state: nobody });
    expect(change(await his.next())).toMatchObject({ state: nobody });
    await owner.call("POST", approval, { reviewers: [ben.id] });
    expect(await nextDone(hers)).toMatchObject({
      kind: "reviewed",
      byId: owner.id,
      state: { approval: { state: "review", isAwaited: false } },
    });
    expect(await nextDone(his)).toMatchObject({
      kind: "reviewed",
      byId: owner.id,
      state: { approval: { state: "review", isAwaited: true } },
    });
    await ben.call("PUT", `${approval}/answer`, { version: 1, answer: "approved" });
    expect(await nextDone(hers)).toMatchObject({ kind: "reviewed", byId: ben.id, state: { approval: { state: "approved" } } });
    await owner.call("PATCH", `${base}/${id}`, { template: { html: "<p>Changed</p>" } });
    expect(await nextDone(hers)).toMatchObject({ kind: "saved", state: { approval: { state: "changed" } } });
    await owner.call("PATCH", `${base}/${id}`, { template: { html: "<p>Ours</p>" } });
    expect(await nextDone(hers)).toMatchObject({ kind: "saved", state: { approval: { state: "approved" } } });
    expect((await ben.call("GET", `${base}/${id}/state`)).json()).toMatchObject({ approval: { state: "approved", isAwaited: false } });
  });

  test("the owner is told when a collaborator opens it, saves it and gives it back", async () => {
    const stream = await start(owner);
    await stream.next();
    await lock(ben, true);
    const held = { isLocked: true, collaboratorId: ben.id, collaboratorName: "Ben User", refusal: "template-locked" };
    expect(await nextDone(stream)).toMatchObject({ kind: "opened", byId: ben.id, state: held });
    await ben.call("PATCH", `${base}/${id}`, { template: { html: "<p>His</p>" } });
    expect(await nextDone(stream)).toMatchObject({ kind: "saved", byId: ben.id, state: { version: 2, savedByName: "Ben User" } });
    await ben.call("POST", "/api/v2/note", { templateId: id, text: "Done" });
    expect(await nextDone(stream)).toMatchObject({ kind: "noted", byId: ben.id });
    await ben.call("POST", "/api/v2/comment", { templateId: id, text: "Look here" });
    expect(await nextDone(stream)).toMatchObject({ kind: "commented", byId: ben.id });
    await lock(ben, false);
    expect(await nextDone(stream)).toMatchObject({ kind: "unlocked", byId: ben.id, state: { isLocked: false, refusal: null } });
  });

  test("who was unlocked is told, by whom, and that they cannot save", async () => {
    await lock(ben, true);
    const stream = await start(ben);
    expect(change(await stream.next()).state).toMatchObject({ isLocked: true, refusal: null });
    await lock(owner, false);
    expect(await nextDone(stream)).toMatchObject({
      kind: "unlocked",
      byId: owner.id,
      state: { refusal: "lock-released", ownerName: "Ann User" },
    });
  });

  test.each([
    ["the share", "not-a-collaborator", async () => void (await share((await server.addUser()).id))],
    ["sharing at all", "template-not-found", async () => void (await share())],
    [
      "the template",
      "template-not-found",
      async () => void (await owner.call("PUT", `${base}/${id}/status/deleted`).then(() => owner.call("DELETE", `${base}/${id}`))),
    ],
    ["the session", "session-ended", async () => void (await ben.call("DELETE", "/api/v2/session"))],
  ])("it ends with %s, and says so", async (_, code, withdraw) => {
    const stream = await start(ben);
    await stream.next();
    await withdraw();
    let last = await stream.next();
    while (last.name === "change") last = await stream.next();
    expect(last).toEqual({ name: "ended", data: { code } });
    expect(await stream.ended()).toBe(true);
  });

  test("a session that ends without a word is found by looking", async () => {
    const stream = await start(ben);
    await stream.next();
    await server.ports.database.delete(sessions).where(eq(sessions.idHash, hashSecret(ben.sessionId)));
    expect(await stream.next()).toEqual({ name: "ended", data: { code: "session-ended" } });
  });

  test("a role that changes is told", async () => {
    const stream = await start(ben);
    expect(change(await stream.next()).state.role).toBe("user");
    await server.ports.database.update(users).set({ role: "ROLE_ADMIN" }).where(eq(users.id, ben.id));
    expect(change(await stream.next())).toMatchObject({ kind: "state", state: { role: "ROLE_ADMIN" } });
  });

  test("nobody follows what they may not see", async () => {
    const strangers = [
      await server.addUser(),
      await server.addUser({ role: "ROLE_ADMIN" }),
      await server.addUser({ workspaceId: "elsewhere", role: "ROLE_ADMIN" }),
    ];
    for (const [index, code] of ["not-a-collaborator", "not-a-collaborator", "template-not-found"].entries()) {
      const answer = await strangers[index]?.call("GET", `${base}/${id}/events`);
      expect(answer?.json().code).toBe(code);
      expect((await strangers[index]?.call("GET", `${base}/${id}/state`))?.json().code).toBe(code);
    }
    expect((await server.inject({ url: `${base}/${id}/events` })).statusCode).toBe(401);
  });

  test("a person has so many streams and no more, and a place that is left is free again", async () => {
    const streams = [await start(owner), await start(owner), await start(owner)];
    for (const stream of streams) await stream.next();
    const refused = await owner.call("GET", `${base}/${id}/events`);
    expect([refused.statusCode, refused.json().code]).toEqual([429, "too-many-requests"]);
    streams[0]?.stop();
    await expect.poll(async () => (await start(owner)).status).toBe(200);
  });

  test("what was done before is not told as if it were done now, however late the news of it come", async () => {
    const heard: Heard[] = [];
    const stop = server.ports.news.hear((news) => void heard.push(news));
    const isOfIt = (news: Heard) => news.kind === "template" && news.templateId === id && news.what === "shared";
    await share(ben.id, (await server.addUser()).id);
    await expect.poll(() => heard.some(isOfIt)).toBe(true);
    stop();
    const stream = await start(owner);
    await stream.next();
    await server.ports.database.execute(sql`select pg_notify(${newsChannel}, ${JSON.stringify(heard.findLast(isOfIt))})`);
    await lock(ben, true);
    expect((await nextDone(stream)).kind).toBe("opened");
  });

  test("what is refused or undone is not told", async () => {
    const stream = await start(owner);
    await stream.next();
    expect((await ben.call("DELETE", `${base}/${id}`)).statusCode).toBe(403);
    await lock(ben, true);
    expect((await nextDone(stream)).kind).toBe("opened");
  });
});
