import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { liveRooms } from "../database/schema.js";
import { useLiveServer } from "../testing/live-server.js";
import { testEngines } from "../testing/test-engines.js";
import { shareEmail } from "../testing/test-live.js";
import type { TestUser } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";

describe.each(testEngines)("who is in a template, for lists of templates, on $name", (engine) => {
  const live = useLiveServer(engine);
  let ann: TestUser;
  let ben: TestUser;
  let id: string;
  beforeEach(async () => {
    ({ ann, ben, id } = await shareEmail(live.server));
  });
  const open = (user: TestUser) => live.enter(user, id);

  /** Who is in it, as the list of a person tells. */
  const readHere = async (user: TestUser) => {
    const { elements } = (await user.call("GET", `${base}/sharing?type=email&limit=50&offset=0`)).json();
    const found = elements.find((each: { id: string }) => each.id === id);
    return found?.peopleHere.map(({ name }: { name: string }) => name);
  };

  test("a list tells who else has a template open, each once, and nobody any more once they have left", async () => {
    expect(await readHere(ben)).toEqual([]);
    const windows = [open(ann), open(ann)];
    await expect.poll(() => readHere(ben)).toEqual(["Ann User"]);
    expect(await readHere(ann)).toEqual([]);
    const his = open(ben);
    await expect.poll(() => readHere(ann)).toEqual(["Ben User"]);
    windows[0]?.leave();
    windows[1]?.leave();
    await expect.poll(() => readHere(ben)).toEqual([]);
    expect(await readHere(ann)).toEqual(["Ben User"]);
    his.leave();
    await expect.poll(() => readHere(ann)).toEqual([]);
  });

  test("who was in a room of a process that was killed is there no more", async () => {
    open(ann);
    await expect.poll(() => readHere(ben)).toEqual(["Ann User"]);
    await live.server.ports.database.update(liveRooms).set({ holder: 1 }).where(eq(liveRooms.templateId, id));
    expect(await readHere(ben)).toEqual([]);
  });

  test("whoever stays in a room while many others come and go is not taken for one who speaks for them all", async () => {
    const hers = open(ann);
    await expect.poll(hers.isSynced).toBe(true);
    for (let visit = 0; visit < 12; visit += 1) {
      const his = open(ben);
      await expect.poll(his.isSynced).toBe(true);
      his.presence({ userId: ben.id, visit });
      await expect.poll(() => hers.seen()).toContainEqual({ userId: ben.id, visit });
      his.leave();
      await expect.poll(() => hers.seen()).not.toContainEqual({ userId: ben.id, visit });
    }
    expect(hers.ended()).toBeUndefined();
  });

  test("a person with whom it is not shared is told nothing of it", async () => {
    const eve = await live.server.addUser({ firstName: "Eve" });
    open(ann);
    await expect.poll(() => readHere(ben)).toEqual(["Ann User"]);
    expect(await readHere(eve)).toBeUndefined();
  });
});
