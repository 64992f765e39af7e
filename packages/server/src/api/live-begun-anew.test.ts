import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as Y from "yjs";
import { createApp } from "../app/app.js";
import { liveRooms } from "../database/schema.js";
import { testEngines } from "../testing/test-engines.js";
import { type LiveTester, openLive, shareEmail } from "../testing/test-live.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";
const minutes = (count: number) => count * 60_000;

describe.each(testEngines)("a room that nobody has come back to since its process ended, on $name", (engine) => {
  let server: TestServer;
  let ann: TestUser;
  let ben: TestUser;
  let id: string;
  const cleanups: (() => unknown)[] = [];

  beforeAll(async () => {
    server = await startTestServer(engine, { config: { liveEditing: true } });
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    ({ ann, ben, id } = await shareEmail(server));
  });
  afterEach(async () => {
    for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
  });

  const epochOf = ({ said }: LiveTester) => String(said.findLast(({ kind }) => kind === "opened")?.["epoch"]);
  const partsOf = ({ doc }: LiveTester) => Y.decodeUpdate(Y.encodeStateAsUpdate(doc)).structs.length;
  const keptOf = () => server.ports.database.select().from(liveRooms).where(eq(liveRooms.templateId, id));

  /** A process that takes every other one for dead. */
  async function startProcess(mark: number) {
    const processMark = { own: mark, isShared: false, hold: async () => undefined, isGone: async (other: number) => other !== mark };
    const app = await createApp({ ...server.ports, processMark }, server.config);
    await app.listen({ port: 0, host: "127.0.0.1" });
    cleanups.push(() => app.close());
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const enter = (...[user, options]: [TestUser, Parameters<typeof openLive>[3]?]) => {
      const tester = openLive(url, user, id, options);
      cleanups.push(() => tester.leave());
      return tester;
    };
    return { enter, stop: () => app.close() };
  }

  /** Ann sets so many values, which are stored; then her process ends, and she is without a server. */
  async function leaveBehind(values: number) {
    const left = await startProcess(1);
    const hers = left.enter(ann);
    await expect.poll(hers.isSynced).toBe(true);
    for (let nth = 1; nth <= values; nth += 1) hers.write(nth % 2 === 0 ? "title" : "words", { fontSize: 10 + nth });
    hers.write("title", { text: "Hello from Ann" });
    await expect.poll(async () => JSON.stringify((await ann.call("GET", `${base}/${id}`)).json())).toContain("Hello from Ann");
    await left.stop();
    await expect.poll(hers.ended).toBeDefined();
    return { doc: hers.doc, epoch: epochOf(hers), parts: partsOf(hers) };
  }

  test("is begun anew by who comes first, where much was done in it, and a copy of what was before is refused as it is", async () => {
    const { doc, epoch, parts } = await leaveBehind(100);
    const next = await startProcess(2);
    server.clock.advance(minutes(6));
    const his = next.enter(ben);
    await expect.poll(his.isSynced).toBe(true);
    expect(epochOf(his)).not.toBe(epoch);
    expect(his.text("title")).toBe("Hello from Ann");
    expect(partsOf(his)).toBeLessThan(parts / 2);
    expect(await keptOf()).toMatchObject([{ epoch: epochOf(his), holder: 2 }]);

    const before = Y.encodeStateAsUpdate(doc);
    const hers = next.enter(ann, { epoch, doc });
    await expect.poll(hers.ended).toBe("room-restarted");
    expect(Y.encodeStateAsUpdate(doc)).toEqual(before);
    his.write("title", { text: "Hello from Ben" });
    const anew = next.enter(ann);
    await expect.poll(() => anew.isSynced() && anew.text("title")).toBe("Hello from Ben");
  });

  test("is gone on with where little was done in it", async () => {
    const { epoch } = await leaveBehind(2);
    const next = await startProcess(2);
    server.clock.advance(minutes(6));
    const his = next.enter(ben);
    await expect.poll(his.isSynced).toBe(true);
    expect(epochOf(his)).toBe(epoch);
  });

  test("is gone on with where there was no time yet to come back", async () => {
    const { doc, epoch } = await leaveBehind(100);
    server.clock.advance(minutes(6));
    const next = await startProcess(2);
    const his = next.enter(ben);
    await expect.poll(his.isSynced).toBe(true);
    const hers = next.enter(ann, { epoch, doc });
    await expect.poll(hers.isSynced).toBe(true);
    expect([epochOf(his), epochOf(hers)]).toEqual([epoch, epoch]);
  });

  test("is gone on with where the first who comes has a copy of it, with what they had not sent", async () => {
    const { doc, epoch } = await leaveBehind(100);
    const next = await startProcess(2);
    server.clock.advance(minutes(6));
    const hers = next.enter(ann, { epoch, doc });
    hers.write("title", { text: "Hello from Ann, without a server" });
    await expect.poll(hers.isSynced).toBe(true);
    const his = next.enter(ben);
    await expect.poll(() => his.isSynced() && his.text("title")).toBe("Hello from Ann, without a server");
    expect(epochOf(his)).toBe(epoch);
  });
});
