import type { ActivityEntry } from "@mailwright/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { useLiveServer } from "../testing/live-server.js";
import { testEngines } from "../testing/test-engines.js";
import { shareEmail } from "../testing/test-live.js";
import type { TestUser } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";

describe.each(testEngines)("versions that are restored where people have a template open together, on $name", (engine) => {
  const live = useLiveServer(engine);
  let ann: TestUser;
  let ben: TestUser;
  let id: string;
  beforeEach(async () => {
    ({ ann, ben, id } = await shareEmail(live.server));
  });
  const open = (user: TestUser) => live.open(user, id);
  const readActivity = async (): Promise<ActivityEntry[]> => (await ann.call("GET", `${base}/${id}/activity`)).json();

  test("a version that one restores is told as that, by its date, and what others change meanwhile as a change", async () => {
    const admin = await live.server.addUser({ role: "ROLE_ADMIN" });
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
