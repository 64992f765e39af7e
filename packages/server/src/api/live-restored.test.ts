import type { AddressInfo } from "node:net";
import type { ActivityEntry } from "@mailwright/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testEngines } from "../testing/test-engines.js";
import { type LiveTester, openLive, shareEmail } from "../testing/test-live.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";

describe.each(testEngines)("versions that are restored where people have a template open together, on $name", (engine) => {
  let server: TestServer;
  let url: string;
  let ann: TestUser;
  let ben: TestUser;
  let id: string;
  const testers: LiveTester[] = [];
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { liveEditing: true } });
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    ({ ann, ben, id } = await shareEmail(server));
  });
  afterEach(() => {
    for (const tester of testers.splice(0)) tester.leave();
  });

  async function open(user: TestUser): Promise<LiveTester> {
    const tester = openLive(url, user, id);
    testers.push(tester);
    await expect.poll(tester.isSynced).toBe(true);
    return tester;
  }
  const readActivity = async (): Promise<ActivityEntry[]> => (await ann.call("GET", `${base}/${id}/activity`)).json();

  test("a version that one restores is told as that, by its date, and what others change meanwhile as a change", async () => {
    const admin = await server.addUser({ role: "ROLE_ADMIN" });
    const [{ versionDate }] = (await ann.call("GET", `${base}/${id}/versions`)).json();
    const [hers, his] = [await open(ann), await open(ben)];
    const restored = JSON.stringify({ kind: "restored", version: versionDate });
    // Where somebody changed nothing it says nothing.
    hers.say(restored);
    hers.write("title", { text: "Good evening" });
    await expect.poll(() => his.said.some(({ kind, version }) => kind === "stored" && version === 2)).toBe(true);
    hers.write("title", { text: "Hello" });
    hers.say(restored);
    his.write("words", { text: "<p>His words</p>" });
    his.say(JSON.stringify({ kind: "restored", version: "2020-01-01T00:00:00.000Z" }));
    await expect.poll(() => hers.said.some(({ kind, version }) => kind === "stored" && Number(version) > 2)).toBe(true);
    await expect.poll(async () => (await readActivity()).filter(({ kind }) => kind === "changed").length).toBe(2);
    const told = (await readActivity()).filter(({ kind }) => kind === "changed" || kind === "version-restored");
    expect(told.map(({ actorName, kind, about, count }) => [actorName, kind, about, count]).toSorted()).toEqual([
      ["Ann User", "changed", null, 1],
      ["Ann User", "version-restored", versionDate, 1],
      ["Ben User", "changed", null, 1],
    ]);
    const deeds = (await admin.call("GET", `/api/v2/audit?target=${id}&operation=restoreVersion`)).json();
    expect(deeds).toEqual([expect.objectContaining({ by: "user", actorId: ann.id, address: "" })]);
  });

  test("whoever says anything else beside the document is shown out, and who only looks restores nothing", async () => {
    const said = ["x", "null", '{"kind":"stored","version":7}', '{"kind":"restored","version":"0000-13-01"}', `"${"x".repeat(1000)}"`];
    for (const words of said) {
      const peer = await open(ben);
      peer.say(words);
      await expect.poll(peer.ended, { message: words }).toBe("malformed");
    }
    await ann.call("PATCH", `${base}/sharing/${id}/lock/true`);
    const looking = await open(ben);
    looking.say('{"kind":"restored","version":"2026-01-01T00:00:00.000Z"}');
    await expect.poll(looking.ended).toBe("malformed");
  });
});
