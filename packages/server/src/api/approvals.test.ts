import type { AddressInfo } from "node:net";
import type { ApprovalOverview } from "@mailwright/contract";
import { aDocument, aHeading, aSection, aText } from "@mailwright/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parseRetention } from "../config/retention.js";
import { applyRetention } from "../ops/let-go.js";
import { findCurrent } from "../resources/approvals/find-current.js";
import { testEngines } from "../testing/test-engines.js";
import { workOffJobs } from "../testing/test-jobs.js";
import { openLive } from "../testing/test-live.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";
const dayMs = 24 * 60 * 60 * 1000;
const components = aDocument([aSection(aHeading({ text: "Hello" }, "title"), aText({ text: "<p>Words</p>" }, "words"))]);

describe.each(testEngines)("asking colleagues whether an email may go out, on $name", (engine) => {
  let server: TestServer;
  let url: string;
  let admin: TestUser;
  let ann: TestUser;
  let ben: TestUser;
  let cleo: TestUser;
  let id: string;

  beforeAll(async () => {
    server = await startTestServer(engine, { config: { authMode: "demo", liveEditing: true } });
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    const user = (firstName: string) => server.addUser({ firstName });
    [ann, ben, cleo] = [await user("Ann"), await user("Ben"), await user("Cleo")];
    admin = await server.addUser({ role: "ROLE_ADMIN" });
    id = (await ann.call("POST", `${base}/type/email`, { name: "Ours", template: { html: "<p>0</p>", components } })).json().id;
    const roles = [
      { userId: ben.id, role: "comment" },
      { userId: cleo.id, role: "view" },
    ];
    await ann.call("PATCH", `${base}/sharing/${id}`, { collaborators: [ben.id, cleo.id], collaboratorRoles: roles });
  });

  const ask = (user: TestUser, reviewers: string[], note?: string) =>
    user.call("POST", `${base}/${id}/approval`, { reviewers, ...(note && { note }) });
  const read = async (user = ann): Promise<ApprovalOverview> => (await user.call("GET", `${base}/${id}/approval`)).json();
  const answer = async (user: TestUser, answered: "approved" | "changes", more: { note?: string; version?: number } = {}) =>
    user.call("PUT", `${base}/${id}/approval/answer`, { version: (await read()).version, answer: answered, ...more });
  const save = (html: string, more: object = {}) => ann.call("PATCH", `${base}/${id}`, { template: { html, ...more } });
  const stateOf = async (user = ann) => (await user.call("GET", `${base}/${id}`)).json().approval;
  const unshare = () => ann.call("PATCH", `${base}/sharing/${id}`, { collaborators: [] });
  const publish = () => ann.call("PUT", `${base}/${id}/status/published`);
  const settle = (publishesApprovedOnly: boolean) => admin.call("PATCH", "/api/v2/workspace", { publishesApprovedOnly });

  async function approveByBen(): Promise<void> {
    await ask(ann, [ben.id]);
    expect((await answer(ben, "approved")).statusCode).toBe(200);
  }

  test("an email is in review until everybody who was asked approved it", async () => {
    expect(await stateOf()).toEqual({ state: null, isAwaited: false, isRequired: false });
    const asked = await ask(ann, [ben.id, cleo.id], "  Is the price right? ");
    expect(asked.statusCode).toBe(201);
    expect(asked.json().current).toMatchObject({ askedByName: "Ann User", note: "Is the price right?", endedAt: null });
    expect([await stateOf(ann), await stateOf(ben)]).toMatchObject([
      { state: "review", isAwaited: false },
      { state: "review", isAwaited: true },
    ]);
    await answer(ben, "approved", { note: "Fine." });
    expect(await stateOf(ben)).toMatchObject({ state: "review", isAwaited: false });
    const { summary, current } = (await answer(cleo, "approved")).json();
    expect(summary.state).toBe("approved");
    expect(current.reviewers).toMatchObject([
      { reviewerName: "Ben User", answer: "approved", note: "Fine.", isCurrent: true },
      { reviewerName: "Cleo User", answer: "approved", isCurrent: true },
    ]);
  });

  test("one who asks for changes is enough, and what was answered first stays to be read", async () => {
    await ask(ann, [ben.id, cleo.id]);
    await answer(ben, "approved");
    await answer(cleo, "changes", { note: "Too long." });
    expect((await stateOf()).state).toBe("changes");
    await save("<p>short</p>");
    expect((await stateOf()).state).toBe("changes");
    await answer(cleo, "approved");
    expect((await read()).current?.replaced).toMatchObject([{ reviewerName: "Cleo User", answer: "changes", note: "Too long." }]);
    // Ben approved what was longer.
    expect((await stateOf()).state).toBe("changed");
    await answer(ben, "approved");
    expect((await stateOf()).state).toBe("approved");
  });

  test("a change takes an approval back, and undoing it gives it back; storing without a difference changes nothing", async () => {
    await approveByBen();
    await save("<p>0</p>");
    await ann.call("PATCH", `${base}/${id}`, { name: "Another name" });
    expect((await stateOf()).state).toBe("approved");
    const { version, settings, root } = components;
    await save("<p>0</p>", { components: { root, settings, version } });
    expect((await stateOf()).state).toBe("approved");
    await save("<p>1</p>");
    expect(await read()).toMatchObject({
      summary: { state: "changed" },
      current: { reviewers: [{ answer: "approved", isCurrent: false }] },
    });
    await save("<p>0</p>");
    expect((await stateOf()).state).toBe("approved");
    await save("<p>0</p>", { components: aDocument([aSection(aHeading({ text: "Hidden" }, "title"))]) });
    expect((await stateOf()).state).toBe("changed");
  });

  test("what was compared once is not compared again with every list", async () => {
    await approveByBen();
    await save("<p>1</p>");
    const { current, version: storedVersion } = await read();
    const versionDate = new Date(current?.reviewers[0]?.versionDate ?? "");
    const compared = { selects: 0 };
    const database = new Proxy(server.ports.database, {
      get(target, name) {
        if (name === "select") compared.selects += 1;
        const found: unknown = Reflect.get(target, name);
        return typeof found === "function" ? found.bind(target) : found;
      },
    });
    const answered = { templateId: id, versionDate, version: 1, storedVersion };
    for (let time = 0; time < 3; time++) expect((await findCurrent(database, [answered]))(answered)).toBe(false);
    expect(compared.selects).toBe(1);
    // What is stored next is compared anew.
    const later = { ...answered, storedVersion: storedVersion + 1 };
    await save("<p>0</p>");
    expect((await findCurrent(database, [later]))(later)).toBe(true);
  });

  test("so does what is written together, as soon as it is stored, and what was taken back there does not", async () => {
    const live = openLive(url, ann, id);
    await expect.poll(live.isSynced).toBe(true);
    live.write("title", { text: "As agreed" });
    await expect.poll(live.isSent).toBe(true);
    // What was written meanwhile is what is asked about.
    await approveByBen();
    const { current } = await read();
    const about = (await ann.call("GET", `${base}/${id}/version/${current?.versionDate}`)).json();
    expect(about.template.html).toContain("As agreed");
    const writeAndStore = async (text: string) => {
      const before = (await read()).version;
      live.write("title", { text });
      await expect.poll(async () => (await read()).version).toBeGreaterThan(before);
    };
    await writeAndStore("Something else");
    expect((await stateOf()).state).toBe("changed");
    await writeAndStore("As agreed");
    expect((await stateOf()).state).toBe("approved");
    live.leave();
  });

  test("reviewers are told by mail that they are asked, and who asked what was answered", async () => {
    await ask(ann, [ben.id], "Is the price right?");
    await answer(ben, "changes", { note: "Too long." });
    await workOffJobs(server);
    const inbox = (await admin.call("GET", "/api/v2/inbox")).body;
    expect(inbox).toContain("Ann User asks you to review");
    expect(inbox).toContain("Ben User asks for changes to");
  });

  test("an answer about a version that is no longer stored is refused, and nothing is lost", async () => {
    await ask(ann, [ben.id]);
    const { version } = await read();
    await save("<p>1</p>");
    const late = await answer(ben, "approved", { version, note: "Fine." });
    expect([late.statusCode, late.json().code]).toEqual([409, "approval-outdated"]);
    expect((await stateOf()).state).toBe("review");
    await answer(ben, "approved");
    expect((await stateOf()).state).toBe("approved");
  });

  test("whoever cannot see the email is not asked, and the refusal says who that is", async () => {
    const other = await server.addUser();
    const answered = await ask(ann, [ben.id, other.id]);
    expect([answered.statusCode, answered.json()]).toMatchObject([
      422,
      { code: "reviewer-without-access", fields: [{ field: "reviewers.1", code: "not-allowed" }] },
    ]);
    expect((await ask(ann, [ann.id])).json()).toMatchObject({ code: "invalid-request", fields: [{ field: "reviewers.0" }] });
    await admin.call("PATCH", `/api/v2/people/${cleo.id}`, { isActive: false });
    expect((await ask(ann, [cleo.id])).json().code).toBe("reviewer-without-access");
    const many = Array.from({ length: 11 }, () => server.ports.ids.uuid());
    expect((await ask(ann, many)).json().code).toBe("invalid-request");
    expect((await ask(ann, [ben.id], "x".repeat(1001))).json().code).toBe("invalid-request");
    expect((await read()).current).toBeNull();
  });

  test("whoever may edit asks, those who were asked answer, and who asked or the owner takes it back", async () => {
    expect((await ask(ben, [ann.id])).json().code).toBe("not-an-editor");
    expect((await answer(ben, "approved")).json().code).toBe("not-found");
    const roles = [{ userId: ben.id, role: "edit" }];
    await ann.call("PATCH", `${base}/sharing/${id}`, { collaborators: [ben.id, cleo.id], collaboratorRoles: roles });
    await ask(ben, [ann.id]);
    expect((await answer(cleo, "approved")).json().code).toBe("not-a-reviewer");
    expect((await cleo.call("DELETE", `${base}/${id}/approval`)).json().code).toBe("not-yours");
    expect((await ben.call("DELETE", `${base}/${id}/approval`)).json()).toMatchObject({ current: null, summary: { state: null } });
    await ask(ben, [ann.id]);
    expect((await ann.call("DELETE", `${base}/${id}/approval`)).statusCode).toBe(200);
    expect((await read()).earlier).toHaveLength(2);
  });

  test("asking again begins anew; twenty earlier requests are kept", async () => {
    await approveByBen();
    await ask(ann, [cleo.id]);
    expect(await read()).toMatchObject({
      summary: { state: "review" },
      current: { reviewers: [{ reviewerName: "Cleo User", answer: null }] },
      earlier: [{ reviewers: [{ reviewerName: "Ben User", answer: "approved" }] }],
    });
    for (let n = 0; n < 21; n += 1) await ask(ann, [ben.id]);
    expect((await read()).earlier).toHaveLength(20);
  });

  test("the versions that are looked at are neither thinned nor let go of while the request is open", async () => {
    await approveByBen();
    const date = (await read()).current?.versionDate ?? "";
    for (let n = 0; n < 52; n += 1) await save(`<p>${n}</p>`);
    server.clock.advance(30 * dayMs);
    const letGo = () => applyRetention({ ...server.ports, retention: parseRetention("versions=20", []) });
    await letGo();
    await ann.signInAgain();
    const find = async () => (await ann.call("GET", `${base}/${id}/version/${date}`)).statusCode;
    expect(await find()).toBe(200);
    await save("<p>as it is then</p>");
    await ann.call("DELETE", `${base}/${id}/approval`);
    await letGo();
    expect(await find()).toBe(404);
  });

  test("somebody who is removed leaves what they answered, and nobody is approved for by who is gone", async () => {
    await ask(ann, [ben.id, cleo.id]);
    await answer(ben, "approved");
    const emailOf = async (user: TestUser) => (await user.call("GET", "/api/v2/session")).json().email;
    for (const user of [ben, cleo]) {
      const email = encodeURIComponent(await emailOf(user));
      expect((await admin.call("DELETE", `/api/v2/people/${user.id}?owned=remove&email=${email}`)).statusCode).toBe(204);
    }
    expect((await read()).current?.reviewers.map(({ reviewerId, answer: said }) => [reviewerId, said])).toEqual(
      expect.arrayContaining([
        [null, "approved"],
        [null, null],
      ]),
    );
    expect((await stateOf()).state).toBe("review");
  });

  describe("where only what is approved is published", () => {
    beforeEach(() => settle(true));
    afterAll(() => settle(false));

    test("an administrator settles that, and everybody reads it", async () => {
      expect((await ann.call("PATCH", "/api/v2/workspace", { publishesApprovedOnly: false })).json().code).toBe("admin-only");
      expect((await ann.call("GET", "/api/v2/workspace")).json()).toEqual({ publishesApprovedOnly: true });
      const elsewhere = await server.addUser({ workspaceId: "elsewhere" });
      expect((await elsewhere.call("GET", "/api/v2/workspace")).json()).toEqual({ publishesApprovedOnly: false });
    });

    test("publishing is refused until it is approved, and again once it was changed", async () => {
      expect(await stateOf()).toMatchObject({ isRequired: true });
      await approveByBen();
      await unshare();
      await save("<p>1</p>");
      expect([(await publish()).statusCode, (await publish()).json().code]).toEqual([409, "not-approved"]);
      await save("<p>0</p>");
      expect(await stateOf()).toMatchObject({ state: "approved", isRequired: false });
      expect((await publish()).json().status).toBe("published");
    });

    test("neither is it published by making it a layout; without the setting both is done", async () => {
      await unshare();
      const own = (await admin.call("POST", `${base}/type/email`, { name: "Hers", template: { html: "<p>0</p>" } })).json().id;
      const convert = () => admin.call("POST", `${base}/${own}/convert`);
      expect([(await publish()).json().code, (await convert()).json().code]).toEqual(["not-approved", "not-approved"]);
      await settle(false);
      expect([(await publish()).statusCode, (await convert()).statusCode]).toEqual([200, 200]);
    });
  });
});
