import { type ActivityEntry, activityPerTemplateMax } from "@mailwright/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "../app/app.js";
import { templateActivity } from "../database/schema.js";
import { recordActivities, recordActivity } from "../resources/activity/record-activity.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";
import { countStatements } from "../testing/test-statements.js";

const base = "/api/v2/usertemplate";

describe.each(testEngines)("what is done with several templates at once, on $name", (engine) => {
  let server: TestServer;
  let ann: TestUser;
  let ben: TestUser;
  let kim: TestUser;
  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    [ann, ben, kim] = [
      await server.addUser({ firstName: "Ann" }),
      await server.addUser({ firstName: "Ben" }),
      await server.addUser({ firstName: "Kim" }),
    ];
  });

  const create = async (name: string): Promise<string> => (await ann.call("POST", `${base}/type/email`, { name })).json().id;
  const say = ({ actorName, kind, personName, count }: ActivityEntry) =>
    [actorName, kind, personName, count === 1 ? null : `${count}×`].filter(Boolean).join(" ");
  const told = async (id: string): Promise<string[]> => (await ann.call("GET", `${base}/${id}/activity`)).json().map(say).toSorted();

  test("the end of a team is told at each of its templates, in as many statements for three as for one", async () => {
    const ada = await server.addUser({ firstName: "Ada", role: "ROLE_ADMIN" });
    const deleteTeamOf = async (ids: readonly string[]) => {
      const team = (await ada.call("POST", "/api/v2/teams", { name: `Team ${server.ports.ids.uuid()}` })).json().id;
      await ada.call("PUT", `/api/v2/teams/${team}/members/${ben.id}`);
      for (const id of ids) {
        await ann.call("PATCH", `${base}/sharing/${id}`, { collaborators: [kim.id], teams: [{ id: team, role: "edit" }] });
        expect((await ben.call("PATCH", `${base}/sharing/${id}/lock/true`)).statusCode).toBe(200);
      }
      const { database, count } = countStatements(server.ports.database);
      const app = await createApp({ ...server.ports, database }, server.config);
      const { statusCode } = await app.inject({ method: "DELETE", url: `/api/v2/teams/${team}`, headers: ada.headers });
      await app.close();
      expect(statusCode).toBe(204);
      return count();
    };
    const [one, ...many] = [await create("One"), await create("First"), await create("Second"), await create("Third")];
    const ofOne = await deleteTeamOf([one]);
    expect(await deleteTeamOf(many)).toBe(ofOne);
    for (const id of [one, ...many]) {
      const [unlocked, unshared] = (await told(id)).filter((words) => words.startsWith("Ada"));
      expect([unlocked, unshared]).toEqual(["Ada User unlocked Ben User", expect.stringMatching(/^Ada User unshared/)]);
    }
  });

  test("each is an entry, or one more of one that is known", async () => {
    const [first, second] = [await create("First"), await create("Second")];
    const change = { templateId: first, kind: "changed", by: ben } as const;
    await recordActivity(server.ports.database, server.ports, change);
    await recordActivities(server.ports.database, server.ports, [change, { ...change, by: kim }, { ...change, templateId: second }]);
    expect(await told(first)).toEqual(["Ann User created", "Ben User changed 2×", "Kim User changed"]);
    expect(await told(second)).toEqual(["Ann User created", "Ben User changed"]);
  });

  test(`the newest ${activityPerTemplateMax} entries of each template are kept, however many come at once`, async () => {
    const { database, clock } = server.ports;
    const [full, other] = [await create("Full"), await create("Other")];
    const renames = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ templateId: full, kind: "renamed", by: ann, about: String(n) }) as const);
    server.clock.advance(1000);
    await recordActivities(database, server.ports, renames(activityPerTemplateMax - 1));
    server.clock.advance(1000);
    await recordActivities(database, server.ports, [...renames(2), { templateId: other, kind: "published", by: ann }]);
    const { at, kind } = templateActivity;
    const kept = await database.select({ at, kind }).from(templateActivity).where(eq(templateActivity.templateId, full));
    expect(kept.length).toBe(activityPerTemplateMax);
    expect(kept.some((entry) => entry.kind === "created")).toBe(false);
    expect(kept.filter((entry) => entry.at.getTime() === clock.now().getTime()).length).toBe(2);
    expect(await told(other)).toEqual(["Ann User created", "Ann User published"]);
  });
});
