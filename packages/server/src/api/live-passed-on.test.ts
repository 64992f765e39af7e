import { type AddressInfo, connect, type Socket } from "node:net";
import { aDocument, aHeading, aSection, aText } from "@mailwright/testing";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { createApp } from "../app/app.js";
import { type OpenDatabase, openPostgres } from "../database/open-database.js";
import { liveRooms } from "../database/schema.js";
import { passedOnHeader } from "../live/pass-on.js";
import { createFollowing } from "../ports/following.js";
import { hasTestPostgres } from "../testing/test-engines.js";
import { type LiveTester, openLive } from "../testing/test-live.js";
import { createMigratedDatabase, type TestDatabase } from "../testing/test-postgres.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";
const email = () => aDocument([aSection(aHeading({ text: "Hello" }, "title"), aText({ text: "<p>Words</p>" }, "words"))]);

describe.runIf(hasTestPostgres)("processes on one PostgreSQL, of which one has a template open", () => {
  let created: TestDatabase;
  let server: TestServer;
  let ann: TestUser;
  let ben: TestUser;
  let id: string;
  const ends: (() => unknown)[] = [];
  const testers: LiveTester[] = [];

  beforeAll(async () => {
    created = await createMigratedDatabase();
    const engine = { name: "PostgreSQL", open: () => openPostgres(created.url) };
    server = await startTestServer(engine, { config: { liveEditing: true } });
  }, 60_000);
  afterAll(async () => {
    await server?.close();
    await created?.drop();
  });
  beforeEach(async () => {
    [ann, ben] = [await server.addUser({ firstName: "Ann" }), await server.addUser({ firstName: "Ben" })];
    const made = await ann.call("POST", `${base}/type/email`, { name: "Ours", template: { html: "<p>Ours</p>", components: email() } });
    id = made.json().id;
    await ann.call("PATCH", `${base}/sharing/${id}`, { collaborators: [ben.id] });
  });
  afterEach(async () => {
    for (const tester of testers.splice(0)) tester.leave();
    for (const end of ends.splice(0).reverse()) await end();
  });

  const readStored = async () => JSON.stringify((await ann.call("GET", `${base}/${id}`)).json().template.components);
  const holderOf = async (roomId: string) =>
    (await server.ports.database.select().from(liveRooms).where(eq(liveRooms.templateId, roomId)))[0]?.holder;

  /** A process with connections and a mark of its own. */
  async function startProcess(liveAddress: string | null = null) {
    const opened: OpenDatabase = await openPostgres(created.url);
    const { database, news, processMark } = opened;
    const ports = { ...server.ports, database, news, processMark, following: createFollowing() };
    const app = await createApp(ports, { ...server.config, liveAddress });
    await app.listen({ port: 0, host: "127.0.0.1" });
    ends.push(async () => {
      await app.close();
      await opened.close();
    });
    return { url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, mark: processMark.own };
  }

  async function open(...args: Parameters<typeof openLive>) {
    const tester = openLive(...args);
    testers.push(tester);
    await expect.poll(tester.isSynced, { timeout: 20_000 }).toBe(true);
    return tester;
  }

  /** What somebody is answered who comes to a room, by the status of HTTP. */
  const answerTo = (url: string, headers: Record<string, string> = {}) =>
    new Promise<number>((resolve) => {
      const ws = new WebSocket(`${url.replace("http", "ws")}/api/v2/live/${id}`, { headers });
      ws.once("unexpected-response", (_, { statusCode = 0 }) => resolve(statusCode));
      ws.once("open", () => {
        ws.close();
        resolve(101);
      });
      ws.on("error", () => undefined);
    });

  test("two people at two of them write in one email, see each other, and one process stores it", async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    const hers = await open(one.url, ann, id);
    const his = await open(other.url, ben, id);
    expect(his.said.find(({ kind }) => kind === "opened")?.["epoch"]).toBe(hers.said.find(({ kind }) => kind === "opened")?.["epoch"]);
    hers.write("title", { text: "Hello from Ann" });
    his.write("words", { text: "<p>Words of Ben</p>" });
    await expect.poll(() => his.text("title")).toBe("Hello from Ann");
    await expect.poll(() => hers.text("words")).toBe("<p>Words of Ben</p>");
    his.presence({ userId: ben.id, name: "Ben User", block: "words" });
    await expect.poll(hers.seen).toContainEqual({ userId: ben.id, name: "Ben User", block: "words" });
    await expect.poll(readStored).toContain("Hello from Ann");
    expect(await readStored()).toContain("Words of Ben");
    expect(await holderOf(id)).toBe(one.mark);
  }, 40_000);

  test("many who come to all of them in one moment are all in one room", async () => {
    const processes = [await startProcess(), await startProcess(), await startProcess()];
    const people: LiveTester[] = [];
    await Promise.all(
      [ann, ben, ann, ben, ann, ben].map(async (user, nth) => {
        // Of those that open it in the same moment one wins, and sends the others there.
        for (;;) {
          const tester = openLive(processes[nth % 3]?.url ?? "", user, id);
          testers.push(tester);
          await expect.poll(() => tester.isSynced() || tester.ended(), { timeout: 20_000 }).toBeTruthy();
          if (tester.ended() === undefined) return people.push(tester);
          expect(tester.ended()).toBe("room-moved");
        }
      }),
    );
    people[0]?.write("title", { text: "Hello, all" });
    for (const tester of people) await expect.poll(() => tester.text("title")).toBe("Hello, all");
    expect(new Set(people.flatMap(({ said }) => said.flatMap(({ kind, epoch }) => (kind === "opened" ? [epoch] : [])))).size).toBe(1);
  }, 60_000);

  test("a person has as many connections to a room as at one process, and whoever has no right has none", async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    for (let nth = 0; nth < 12; nth += 1) await open(nth % 2 === 0 ? one.url : other.url, ann, id);
    const refusalOf = async (user: TestUser) => {
      const refused = openLive(other.url, user, id);
      testers.push(refused);
      await expect.poll(refused.ended).toBeDefined();
      return refused.ended();
    };
    expect(await refusalOf(ann)).toBe("too-many-requests");
    expect(await refusalOf(await server.addUser())).toBe("not-a-collaborator");
    await open(other.url, ben, id);
  }, 60_000);

  test("a process that has no room for one more says so, is not taken for dead, and keeps the template", async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    const hers = await open(one.url, ann, id);
    const silent: Socket[] = [];
    const greeting = `GET /api/v2/live/${id} HTTP/1.1\r\nHost: mail.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;
    const { hostname, port } = new URL(one.url);
    for (let nth = 0; nth < 200; nth += 1) {
      const socket = connect(Number(port), hostname, () => socket.write(greeting));
      silent.push(socket);
      await new Promise((resolve) => socket.once("data", resolve));
    }
    expect(await answerTo(other.url)).toBe(503);
    expect(await holderOf(id)).toBe(one.mark);
    for (const socket of silent) socket.destroy();
    await expect.poll(() => answerTo(other.url)).toBe(101);
    hers.write("title", { text: "Hello, still" });
    await expect.poll(readStored).toContain("Hello, still");
    expect(hers.ended()).toBeUndefined();
  }, 40_000);

  test("where the process that has it cannot be reached it is opened here too, and each takes over what the other stores", async () => {
    // Nobody listens there.
    const one = await startProcess("127.0.0.1:1");
    const other = await startProcess();
    const hers = await open(one.url, ann, id);
    const his = await open(other.url, ben, id);
    hers.write("title", { text: "Hello from Ann" });
    await expect.poll(() => his.text("title"), { timeout: 20_000 }).toBe("Hello from Ann");
    his.write("words", { text: "<p>Words of Ben</p>" });
    await expect.poll(() => hers.text("words"), { timeout: 20_000 }).toBe("<p>Words of Ben</p>");
    expect(await holderOf(id)).toBe(one.mark);
  }, 60_000);

  test("what is passed on is meant for one process and never passed on again, and whoever says so from outside gains nothing", async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    await open(one.url, ann, id);
    expect(await answerTo(other.url, { [passedOnHeader]: String(one.mark) })).toBe(421);
    // Said to be passed on, it would have to be opened here: as another process has it, they are sent there.
    const sly = openLive(other.url, ben, id, { headers: { [passedOnHeader]: String(other.mark) } });
    testers.push(sly);
    await expect.poll(sly.ended).toBe("room-moved");
    expect(await holderOf(id)).toBe(one.mark);
  }, 40_000);

  test("whoever comes back to a process just as another one takes the room is sent there, with their copy", async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    const hers = await open(one.url, ann, id);
    const epoch = String(hers.said.find(({ kind }) => kind === "opened")?.["epoch"]);
    // Let in at the other, as one that looked for the room before anybody had it.
    const late = openLive(other.url, ben, id, { epoch, headers: { [passedOnHeader]: String(other.mark) } });
    testers.push(late);
    await expect.poll(late.ended).toBe("room-moved");
  }, 40_000);

  test("a process that ends lets those go whom it passed on, and they come back by another", async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    const hers = await open(one.url, ann, id);
    const his = await open(other.url, ben, id);
    his.write("title", { text: "Hello from Ben" });
    await expect.poll(() => hers.text("title")).toBe("Hello from Ben");
    const epoch = String(his.said.find(({ kind }) => kind === "opened")?.["epoch"]);
    await ends.pop()?.();
    await expect.poll(his.ended).toBeDefined();
    const again = await open(one.url, ben, id, { epoch, doc: his.doc });
    again.write("words", { text: "<p>Words of Ben</p>" });
    await expect.poll(() => hers.text("words")).toBe("<p>Words of Ben</p>");
  }, 40_000);
});
