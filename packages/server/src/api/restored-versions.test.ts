import type { ActivityEntry } from "@mailwright/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";
const minuteMs = 60_000;

describe.each(testEngines)("versions that are restored over the API, on $name", (engine) => {
  let server: TestServer;
  let ann: TestUser;
  let ben: TestUser;
  let id: string;
  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    ann = await server.addUser({ firstName: "Ann" });
    ben = await server.addUser({ firstName: "Ben" });
    id = await create(ann, "Spring sale");
  });

  const create = async (user: TestUser, name: string): Promise<string> =>
    (await user.call("POST", `${base}/type/email`, { name, template: { html: "<p>1</p>" } })).json().id;
  const later = (minutes = 1) => server.clock.advance(minutes * minuteMs);
  const save = (user: TestUser, change: object = { template: { html: "<p>2</p>" } }) => user.call("PATCH", `${base}/${id}`, change);
  /** An entry as a sentence. */
  const say = ({ actorName, kind, about: what, count }: ActivityEntry) =>
    [actorName, kind, what, count === 1 ? null : `${count}×`].filter(Boolean).join(" ");
  const told = async (user = ann, query = "") =>
    ((await user.call("GET", `${base}/${id}/activity${query}`)).json() as ActivityEntry[]).map(say);

  test("tells of a version that was restored by its name, else by its date, and not as a change; the audit log has it too", async () => {
    const admin = await server.addUser({ role: "ROLE_ADMIN" });
    const [{ versionDate }] = (await ann.call("GET", `${base}/${id}/versions`)).json();
    const restore = (user = ann) => save(user, { restores: versionDate, template: { html: "<p>1</p>" } });
    later();
    await save(ann);
    later();
    expect((await restore()).statusCode).toBe(200);
    later();
    await ann.call("PATCH", `${base}/${id}/version/${versionDate}`, { name: "For the board" });
    later();
    await restore();
    later();
    await restore();
    expect(await told(ann, "?group=changes")).toEqual([
      "Ann User version-restored For the board 2×",
      "Ann User version-named For the board",
      `Ann User version-restored ${versionDate}`,
      "Ann User changed",
      "Ann User created",
    ]);
    const { actorId } = (await admin.call("GET", `/api/v2/audit?target=${id}&operation=restoreVersion`)).json()[0];
    expect(actorId).toBe(ann.id);
    expect((await admin.call("GET", `/api/v2/audit?target=${id}`)).json().map(({ operation }: { operation: string }) => operation)).toEqual(
      [...["restoreVersion", "restoreVersion", "nameVersion", "restoreVersion", "saveTemplate", "createTemplate"]],
    );
  });

  test("of what is no version of the template nothing is restored, told or stored", async () => {
    const others = await create(ben, "Ben's");
    later(5);
    await ben.call("PATCH", `${base}/${others}`, { template: { html: "<p>his</p>" } });
    const [{ versionDate }] = (await ben.call("GET", `${base}/${others}/versions`)).json();
    const refused = async (restores: unknown, template: object | undefined = { html: "<p>new</p>" }) =>
      (await save(ann, { name: "New", restores, template })).json().code;
    expect(await refused(versionDate)).toBe("version-not-found");
    for (const date of ["0000-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z"]) expect(await refused(date)).toBe("version-not-found");
    for (const date of ["", "yesterday", 7, null, {}, "2026-02-30T00:00:00.000Z", "x".repeat(100_000)])
      expect(await refused(date)).toBe("invalid-request");
    const [own] = (await ann.call("GET", `${base}/${id}/versions`)).json();
    expect((await save(ann, { restores: own.versionDate })).json()).toMatchObject({ code: "invalid-request" });
    expect((await ann.call("GET", `${base}/${id}`)).json()).toMatchObject({
      name: "Spring sale",
      version: 1,
      template: { html: "<p>1</p>" },
    });
    expect(await told()).toEqual(["Ann User created"]);
  });
});
