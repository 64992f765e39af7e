import { type ActivityEntry, activityPerTemplateMax } from "@mailwright/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users } from "../database/schema.js";
import { testEngines } from "../testing/test-engines.js";
import { testOutbound } from "../testing/test-outbound.js";
import { testRenderer } from "../testing/test-renderer.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";
const minuteMs = 60_000;

describe.each(testEngines)("what people did with a template, on $name", (engine) => {
  let server: TestServer;
  let ann: TestUser;
  let ben: TestUser;
  let kim: TestUser;
  let id: string;
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { siteDir: "a site" }, ports: { renderer: testRenderer, outbound: testOutbound } });
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    ann = await server.addUser({ firstName: "Ann" });
    ben = await server.addUser({ firstName: "Ben" });
    kim = await server.addUser({ firstName: "Kim" });
    id = await create(ann, "Spring sale");
  });

  const create = async (user: TestUser, name: string): Promise<string> =>
    (await user.call("POST", `${base}/type/email`, { name, template: { html: "<p>1</p>" } })).json().id;
  const later = (minutes = 1) => server.clock.advance(minutes * minuteMs);
  const list = async (user = ann, query = "", of = id): Promise<ActivityEntry[]> =>
    (await user.call("GET", `${base}/${of}/activity${query}`)).json();
  const share = (role: string, ...people: TestUser[]) => {
    later();
    return ann.call("PATCH", `${base}/sharing/${id}`, {
      collaborators: people.map((person) => person.id),
      collaboratorRoles: people.map((person) => ({ userId: person.id, role })),
    });
  };
  const save = (user: TestUser, change: object = { template: { html: "<p>2</p>" } }) => user.call("PATCH", `${base}/${id}`, change);
  /** An entry as a sentence. */
  const say = ({ actorName, kind, personName, role, about: what, count }: ActivityEntry) =>
    [actorName, kind, personName, role, what, count === 1 ? null : `${count}×`].filter(Boolean).join(" ");
  const told = async (user = ann, query = "", of = id) => (await list(user, query, of)).map(say);

  test("is told to whoever sees it, newest first, with names and times", async () => {
    await share("comment", ben);
    later();
    await ben.call("POST", "/api/v2/comment", { templateId: id, text: "Which price?" });
    later();
    await ann.call("PUT", `${base}/${id}/status/draft`);
    await save(ann, { name: "Summer sale", description: "For June", template: { html: "<p>2</p>" } });
    const wanted = ["Ben User commented", "Ann User shared Ben User comment", "Ann User created"];
    expect((await told()).slice(-3)).toEqual(wanted);
    expect((await told()).slice(0, 3).toSorted()).toEqual([
      "Ann User changed",
      "Ann User renamed Summer sale",
      "Ann User settings-changed",
    ]);
    expect(await told(ben)).toEqual(await told());
    expect((await kim.call("GET", `${base}/${id}/activity`)).json().code).toBe("not-a-collaborator");
    const [first] = await list(ben, "?group=comments");
    const at = new Date(server.clock.now().getTime() - minuteMs).toISOString();
    expect(first).toMatchObject({ templateId: id, templateName: "Summer sale", actorId: ben.id, isGuest: false, since: at, at });
  });

  test("changes of one person within an hour of the last are one entry, of each who changes", async () => {
    await share("edit", ben);
    const begun = server.clock.now().toISOString();
    for (const user of [ann, ben, ann, ann]) {
      await user.signInAgain();
      await save(user);
      await user.call("PATCH", `${base}/sharing/${id}/lock/false`);
      later(25);
    }
    later(60);
    await ann.signInAgain();
    await save(ann);
    const changes = (await list()).filter(({ kind }) => kind === "changed");
    expect(changes.map(say)).toEqual(["Ann User changed", "Ann User changed 3×", "Ben User changed"]);
    expect(changes[1]?.since).toBe(begun);
    expect(new Date(changes[1]?.at ?? 0).getTime() - new Date(begun).getTime()).toBe(75 * minuteMs);
  });

  test("tells of sharing with whom, as what, and when it ended, and to whom it was given", async () => {
    await share("view", ben, kim);
    await share("edit", ben);
    later();
    await ann.call("PUT", `${base}/${id}/owner`, { userId: ben.id });
    expect((await told(ben, "?group=sharing")).slice(0, 3)).toEqual([
      "Ann User transferred Ben User",
      expect.stringMatching(/^Ann User (unshared Kim User|role-changed Ben User edit)$/),
      expect.stringMatching(/^Ann User (unshared Kim User|role-changed Ben User edit)$/),
    ]);
  });

  test("tells to whom it went as its owner was removed, and who did that", async () => {
    const admin = await server.addUser({ firstName: "Ada", role: "ROLE_ADMIN" });
    const [row] = await server.ports.database.select().from(users).where(eq(users.id, ann.id));
    later();
    const address = `/api/v2/people/${ann.id}?email=${encodeURIComponent(row?.email ?? "")}&owned=hand-over&to=${ben.id}`;
    expect((await admin.call("DELETE", address)).statusCode).toBe(204);
    const [given, created] = await list(ben);
    expect(given && say(given)).toBe("Ada User transferred Ben User");
    expect(created).toMatchObject({ kind: "created", actorName: "" });
  });

  test("tells of sharing with teams by their names", async () => {
    const ada = await server.addUser({ firstName: "Ada", role: "ROLE_ADMIN" });
    const name = `Team ${id}`;
    const team = (await ada.call("POST", "/api/v2/teams", { name })).json().id;
    for (const role of ["view", "edit"]) {
      later();
      await ann.call("PATCH", `${base}/sharing/${id}`, { collaborators: [], teams: [{ id: team, role }] });
    }
    later();
    await ada.call("DELETE", `/api/v2/teams/${team}`);
    expect((await told(ann, "?group=sharing")).slice(0, 3)).toEqual([
      `Ada User unshared ${name}`,
      `Ann User role-changed ${name} edit`,
      `Ann User shared ${name} view`,
    ]);
  });

  test("tells of a copy where it was made from, and of the original who copied it", async () => {
    await share("view", ben);
    const copy = (await ben.call("POST", `${base}/${id}/clone`)).json().id;
    expect(await told(ben, "", copy)).toEqual(["Ben User created Spring sale"]);
    expect(await told()).toContain("Ben User copied");
  });

  test("tells of exports to what, and of test mails, but to nobody's address", async () => {
    await ann.call("GET", `${base}/export/${id}/html`);
    later();
    await ann.call("GET", `${base}/export/${id}/pdf`);
    later();
    await ann.call("GET", `${base}/export/${id}/html`);
    later();
    await ann.call("POST", `/api/v2/export/mail/WEBHOOK/${id}`, { webhookUrl: "https://hooks.example.com/catch" });
    later();
    await ann.call("POST", `${base}/sendtestmail/${id}`, { to: ["secret@example.com"] });
    expect(await told(ann, "?group=exports")).toEqual([
      "Ann User test-mail",
      "Ann User exported Webhook",
      "Ann User exported html 2×",
      "Ann User exported pdf",
    ]);
    expect(JSON.stringify(await list())).not.toContain("secret@example.com");
  });

  test("tells of links, but not their secrets, and of guests by the name that they chose", async () => {
    later();
    const { url } = (await ann.call("POST", `${base}/${id}/review-link`, {})).json();
    const [, linkId = "", secret = ""] = /review\/([^#]+)#(.+)$/.exec(url) ?? [];
    const { token } = (await server.inject({ method: "POST", url: `/api/v2/review/${linkId}`, payload: { secret } })).json();
    later();
    await server.inject({
      method: "POST",
      url: `/api/v2/review/${linkId}/comments`,
      headers: { "x-review-token": token },
      payload: { name: "Gus", text: "Nice" },
    });
    later();
    await ann.call("DELETE", `${base}/${id}/share-links`);
    expect(await told()).toEqual(["Ann User link-revoked", "Gus commented", "Ann User link-created review", "Ann User created"]);
    expect((await list())[1]).toMatchObject({ isGuest: true, actorId: null });
    expect(JSON.stringify(await list())).not.toContain(secret);
  });

  test("tells of many that are moved at once", async () => {
    later();
    await ann.call("PATCH", `${base}/status/deleted`, { ids: [id] });
    later();
    await ann.call("PATCH", `${base}/status/draft`, { ids: [id] });
    expect(await told()).toEqual(["Ann User restored", "Ann User removed", "Ann User created"]);
  });

  test("tells of threads that are resolved and opened again, and says nothing of a comment that is written anew or deleted", async () => {
    const { id: commentId } = (await ann.call("POST", "/api/v2/comment", { templateId: id, text: "x" })).json();
    for (const change of [{ isResolved: true }, { isResolved: false }, { text: "y" }]) {
      later();
      await ann.call("PATCH", `/api/v2/comment/${commentId}`, change);
    }
    await ann.call("DELETE", `/api/v2/comment/${commentId}`);
    expect(await told(ann, "?group=comments")).toEqual(["Ann User reopened", "Ann User resolved", "Ann User commented"]);
  });

  test("tells of whom was asked for approval, what they answered, and that it was taken back", async () => {
    await share("view", ben);
    later();
    await ann.call("POST", `${base}/${id}/approval`, { reviewers: [ben.id] });
    for (const answer of ["changes", "approved"]) {
      later();
      const { version } = (await ben.call("GET", `${base}/${id}/approval`)).json();
      await ben.call("PUT", `${base}/${id}/approval/answer`, { version, answer });
    }
    later();
    await ann.call("DELETE", `${base}/${id}/approval`);
    expect(await told(ben, "?group=publishing")).toEqual([
      "Ann User approval-withdrawn",
      "Ben User approved",
      "Ben User changes-asked",
      "Ann User approval-asked Ben User",
    ]);
  });

  test("stays when a person is removed, without their name", async () => {
    const admin = await server.addUser({ role: "ROLE_ADMIN" });
    await share("edit", ben);
    later();
    await save(ben);
    const [row] = (await admin.call("GET", "/api/v2/people")).json().filter((person: { id: string }) => person.id === ben.id);
    const removed = await admin.call("DELETE", `/api/v2/people/${ben.id}?email=${encodeURIComponent(row.email)}&owned=remove`);
    expect(removed.statusCode).toBe(204);
    const entries = await list();
    expect(entries.find(({ kind }) => kind === "changed")).toMatchObject({ actorId: null, actorName: "", isGuest: false });
    expect(entries.find(({ kind }) => kind === "shared")).toMatchObject({ actorName: "Ann User", personId: null, personName: "" });
  });

  test(`comes in pages; the newest ${activityPerTemplateMax} entries are kept`, async () => {
    await server.ports.database.execute(sql`
      insert into template_activity (id, template_id, kind, actor_id, count, since, at)
      select gen_random_uuid(), ${id}, 'renamed', ${ann.id}, 1, now, now
      from generate_series(1, ${activityPerTemplateMax}) as n, lateral (select timestamptz '2026-01-01' + n * interval '1 minute' as now) as m`);
    await share("view", ben);
    const seen: ActivityEntry[] = [];
    for (let after: unknown = ""; after !== undefined; ) {
      const page = await ann.call("GET", `${base}/${id}/activity${after === "" ? "" : `?after=${after}`}`);
      expect(page.json().length).toBeLessThanOrEqual(50);
      seen.push(...page.json());
      after = page.headers["x-next-cursor"];
    }
    expect(new Set(seen.map((entry) => entry.id)).size).toBe(activityPerTemplateMax);
    expect(seen.map(({ at }) => at)).toEqual(
      seen
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(seen[0]?.kind).toBe("shared");
    expect((await ann.call("GET", `${base}/${id}/activity?after=x`)).json().code).toBe("invalid-request");
  });

  test("is told over all that one sees, one's own and what is shared, and nothing else", async () => {
    later();
    const others = await create(ben, "Ben's");
    later();
    await share("view", ben);
    later();
    const unseen = await create(kim, "Kim's");
    const seen: ActivityEntry[] = (await ben.call("GET", "/api/v2/activity")).json();
    expect(seen.map((entry) => `${entry.templateName}: ${say(entry)}`)).toEqual([
      "Spring sale: Ann User shared Ben User view",
      "Ben's: Ben User created",
      "Spring sale: Ann User created",
    ]);
    expect((await ben.call("GET", "/api/v2/activity?group=sharing")).json()).toHaveLength(1);
    await share("view");
    expect((await ben.call("GET", "/api/v2/activity")).json().map(({ templateId }: ActivityEntry) => templateId)).toEqual([others]);
    expect((await kim.call("GET", "/api/v2/activity")).json().map(({ templateId }: ActivityEntry) => templateId)).toEqual([unseen]);
    expect((await ben.call("GET", "/api/v2/activity?group=nothing")).json().code).toBe("invalid-request");
  });

  test("is told of what is shared with a team, as far as one sees it", async () => {
    const ada = await server.addUser({ firstName: "Ada", role: "ROLE_ADMIN" });
    const team = (await ada.call("POST", "/api/v2/teams", { name: `Team of ${id}` })).json().id;
    await ada.call("PUT", `/api/v2/teams/${team}/members/${ben.id}`);
    await create(ann, "Ann's own");
    await create(ben, "Ben's");
    later();
    await ann.call("PATCH", `${base}/sharing/${id}`, { collaborators: [], teams: [{ id: team, role: "view" }] });
    const names = async (user: TestUser, of = team) =>
      (await user.call("GET", `/api/v2/activity?team=${of}`)).json().map(({ templateName }: ActivityEntry) => templateName);
    expect(await names(ann)).toEqual(["Spring sale", "Spring sale"]);
    expect(await names(ben)).toEqual(["Spring sale", "Spring sale"]);
    expect(await names(kim)).toEqual([]);
    expect(await names(ann, server.ports.ids.uuid())).toEqual([]);
    expect((await ann.call("GET", `/api/v2/activity?team=${team}&group=exports`)).json()).toEqual([]);
    expect(await names(ann, "nobody")).toEqual([]);
  });
});
