import { aDocument, aSection, aText } from "@mailwright/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as Y from "yjs";
import { unlimited } from "../config/quotas.js";
import { liveRooms, templateActivity, templateAuthors } from "../database/schema.js";
import type { Ports } from "../ports/ports.js";
import { findBody, findTemplate } from "../resources/templates/repository.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";
import { keepRoom, RoomTaken } from "./kept-rooms.js";
import { openRoom } from "./live-room.js";
import { admit } from "./live-session.js";
import type { TakenRoom } from "./write-rooms.js";
import { createWriting, type Writing } from "./write-together.js";

const base = "/api/v2/usertemplate";
const limitedPlan = 7;

describe.each(testEngines)("rooms that are stored at the same time, on $name", (engine) => {
  let server: TestServer;
  let ann: TestUser;
  let write: Writing["write"];
  let whileComing: Writing["whileComing"];
  let transactions = 0;
  beforeAll(async () => {
    server = await startTestServer(engine);
    server.ports.quotas = { ...unlimited, plans: { [limitedPlan]: { bytes: 200 } } };
    const database: Ports["database"] = new Proxy(server.ports.database, {
      get(target, name) {
        if (name === "transaction") transactions += 1;
        const found: unknown = Reflect.get(target, name);
        return typeof found === "function" ? found.bind(target) : found;
      },
    });
    ({ write, whileComing } = createWriting({ ...server.ports, database }));
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    ann = await server.addUser({ firstName: "Ann" });
    transactions = 0;
  });

  /** A template that is open, in which somebody has written. */
  async function takeOne(user = ann): Promise<TakenRoom> {
    const { database, processMark, ids } = server.ports;
    const components = aDocument([aSection(aText({ text: "<p>Before</p>" }, "words"))]);
    const made = await user.call("POST", `${base}/type/email`, { name: "Ours", template: { html: "<p>Before</p>", components } });
    const templateId: string = made.json().id;
    const person = await admit(server.ports, user.headers, templateId);
    if (typeof person === "string") throw new Error(person);
    const { workspaceId, version } = person.template;
    const of = { templateId, workspaceId, address: "", version, components, kept: null, mayBeginAnew: false, newId: () => ids.uuid() };
    const room = openRoom(new Y.Doc(), of);
    room.isKept = await keepRoom(database, processMark, { ...room.kept(), templateId, address: "", wasKept: false });
    const body = { ...(await findBody(database, templateId)), html: `<p>${"After ".repeat(60)}</p>` };
    const { state } = room.take();
    return { room, template: person.template, body, state, by: person.user, authors: new Map([[user.id, null]]), isVersion: false };
  }
  const takeSeveral = async (count: number) => {
    const taken: TakenRoom[] = [];
    while (taken.length < count) taken.push(await takeOne());
    return taken;
  };
  const writeAll = (rooms: readonly TakenRoom[]) => Promise.allSettled(rooms.map(write));

  /** What the database has of a room. */
  async function readStored({ room: { templateId, workspaceId } }: TakenRoom) {
    const { database } = server.ports;
    const template = await findTemplate(database, { id: templateId, kind: "user", workspaceId });
    const { html } = await findBody(database, templateId);
    const [kept] = await database.select().from(liveRooms).where(eq(liveRooms.templateId, templateId));
    const noted = await database.select().from(templateAuthors).where(eq(templateAuthors.templateId, templateId));
    const told = await database.select().from(templateActivity).where(eq(templateActivity.templateId, templateId));
    return {
      version: template?.version,
      isAfter: html.includes("After"),
      keptVersion: kept?.version,
      authors: noted.filter(({ version }) => version === template?.version).length,
      changes: told.filter(({ kind }) => kind === "changed").length,
    };
  }
  const asStored = { version: 2, isAfter: true, keptVersion: 2, authors: 1, changes: 1 };
  const asBefore = { version: 1, isAfter: false, keptVersion: 1, authors: 1, changes: 0 };

  test("are each stored whole, with far fewer transactions than rooms", async () => {
    const rooms = await takeSeveral(12);
    expect(await writeAll(rooms)).toEqual(
      rooms.map(({ template: { id } }) => {
        const as = { template: expect.objectContaining({ id, version: 2 }), body: expect.anything() };
        return { status: "fulfilled", value: { version: 2, isKept: true, as } };
      }),
    );
    for (const room of rooms) expect(await readStored(room)).toEqual(asStored);
    expect(transactions).toBeLessThanOrEqual(3);
  });

  test("wait a moment for those that are on their way, and not for one that does not come", async () => {
    const rooms = await takeSeveral(6);
    const ready: (() => void)[] = [];
    const answers = rooms.map(async (room) => {
      await whileComing(() => new Promise<void>((resolve) => ready.push(resolve)));
      return write(room);
    });
    const failing: ((error: Error) => void)[] = [];
    const coming = whileComing(() => new Promise<void>((_, reject) => failing.push(reject)));
    transactions = 0;
    for (const isReady of ready) {
      isReady();
      await Promise.resolve();
    }
    expect((await Promise.all(answers)).map((stored) => stored?.version)).toEqual(rooms.map(() => 2));
    expect(transactions).toBe(1);
    for (const fail of failing) fail(new Error("no email"));
    await expect(coming).rejects.toThrow("no email");
    for (const room of rooms) expect(await readStored(room)).toEqual(asStored);
  });

  test("do not fail for what one of them may not store, and that one hears why, and is stored once it may be", async () => {
    const limited = await server.addUser({ plan: limitedPlan });
    const [tooLarge, ...others] = [await takeOne(limited), ...(await takeSeveral(5))];
    const rooms = [...others.slice(0, 3), tooLarge, ...others.slice(3)];
    const answers = await writeAll(rooms);
    expect(answers.map(({ status }) => status)).toEqual(rooms.map((room) => (room === tooLarge ? "rejected" : "fulfilled")));
    expect(answers[3]).toMatchObject({ reason: { code: "quota-bytes" } });
    expect(await readStored(tooLarge)).toEqual(asBefore);
    for (const room of others) expect(await readStored(room)).toEqual(asStored);
    const less = { ...tooLarge, body: { ...tooLarge.body, html: "<p>After</p>" } };
    expect(await write(less)).toMatchObject({ version: 2 });
    expect(await readStored(less)).toEqual(asStored);
  });

  test("are left as they are where others stored the template since, where it is gone, and where another process has the room", async () => {
    const [first, changed, gone, taken, last] = (await takeSeveral(5)) as [TakenRoom, TakenRoom, TakenRoom, TakenRoom, TakenRoom];
    const change = { template: { html: "<p>By the API</p>" } };
    expect((await ann.call("PATCH", `${base}/${changed.room.templateId}`, change)).statusCode).toBe(200);
    expect((await ann.call("PUT", `${base}/${gone.room.templateId}/status/deleted`)).statusCode).toBe(200);
    expect((await ann.call("DELETE", `${base}/${gone.room.templateId}`)).statusCode).toBe(204);
    await server.ports.database.update(liveRooms).set({ holder: 1 }).where(eq(liveRooms.templateId, taken.room.templateId));
    const answers = await writeAll([first, changed, gone, taken, last]);
    expect(answers).toEqual([
      { status: "fulfilled", value: expect.objectContaining({ version: 2 }) },
      { status: "fulfilled", value: null },
      { status: "fulfilled", value: null },
      { status: "rejected", reason: expect.any(RoomTaken) },
      { status: "fulfilled", value: expect.objectContaining({ version: 2 }) },
    ]);
    for (const room of [first, last]) expect(await readStored(room)).toEqual(asStored);
    expect(await readStored(changed)).toMatchObject({ version: 2, isAfter: false, keptVersion: 1 });
    expect(await readStored(taken)).toEqual(asBefore);
  });

  test.skipIf(engine.name === "PGlite")("do not wait for one whose template somebody else is changing", async () => {
    const [held, ...others] = (await takeSeveral(6)) as [TakenRoom, ...TakenRoom[]];
    const late = await server.ports.database.transaction(async (tx) => {
      await findTemplate(tx, { id: held.room.templateId, kind: "user", workspaceId: held.room.workspaceId }, true);
      const written = write(held);
      expect((await writeAll(others)).map(({ status }) => status)).toEqual(others.map(() => "fulfilled"));
      return { written };
    });
    expect(await late.written).toMatchObject({ version: 2 });
    for (const room of [held, ...others]) expect(await readStored(room)).toEqual(asStored);
  });
});
