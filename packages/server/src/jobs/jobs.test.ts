import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { jobWork } from "../app/job-work.js";
import { blobs, jobs } from "../database/schema.js";
import type { Renderer } from "../ports/renderer/renderer.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";
import { failJob, finishJob, requestJob, takeJob } from "./job-queue.js";
import { runNextJob } from "./run-jobs.js";

const minuteMs = 60_000;

describe.each(testEngines)("work in the background, on $name", (engine) => {
  let server: TestServer;
  let user: TestUser;
  const drawn: string[] = [];
  let shade = 0;
  let isBroken = false;
  // Draws a plain picture in a colour of its own every time.
  const renderer: Renderer = {
    pdf: async () => Buffer.alloc(0),
    picture: async ({ html }) => {
      if (isBroken) throw new Error("The browser broke.");
      drawn.push(html);
      shade += 10;
      return sharp({ create: { width: 700, height: 933, channels: 3, background: { r: shade, g: 0, b: 0 } } })
        .png()
        .toBuffer();
    },
  };
  beforeAll(async () => {
    server = await startTestServer(engine, { ports: { renderer, makesPreviews: true } });
  }, 180_000);
  beforeEach(async () => {
    await server.ports.database.delete(jobs);
    user = await server.addUser();
  }, 60_000);
  afterAll(() => server?.close());

  const request = (key: string, afterMs = 0) => requestJob(server.ports.database, server.ports, { kind: "preview", key, afterMs });
  const rows = () => server.ports.database.select().from(jobs);
  async function take() {
    return (await takeJob(server.ports)) ?? Promise.reject(new Error("There is a job."));
  }

  test("a job is taken once, however many ask, and is taken again only when its worker is dead", async () => {
    for (let job = 0; job < 30; job += 1) await request(`job-${job}`);
    const taken: string[] = [];
    const work = async () => {
      for (let job = await takeJob(server.ports); job; job = await takeJob(server.ports)) taken.push(job.key);
    };
    await Promise.all([work(), work(), work(), work()]);
    expect(taken).toHaveLength(30);
    expect(new Set(taken).size).toBe(30);
    server.clock.advance(4 * minuteMs);
    const again = await take();
    expect(again.attempts).toBe(2);
  });

  test("asking again makes one job of two; asking while it is worked at makes another", async () => {
    await request("a", minuteMs);
    await request("a", 0);
    const first = await take();
    expect(await takeJob(server.ports)).toBeNull();
    await request("a");
    expect(await takeJob(server.ports)).toBeNull(); // not twice at once
    await finishJob(server.ports, first);
    const second = await take();
    expect([second.key, second.attempts]).toEqual(["a", 1]);
    await finishJob(server.ports, second);
    expect(await rows()).toEqual([]);
  });

  test("work that fails is tried again after longer and longer pauses, and given up in the end", async () => {
    await request("doomed");
    const pausesMs: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const job = await take();
      await failJob(server.ports, job, new Error("no luck"));
      const [row] = await rows();
      if (!row) break;
      expect(row.lastError).toBe("no luck");
      pausesMs.push(row.runAt.getTime() - server.clock.now().getTime());
      server.clock.advance(pausesMs.at(-1) ?? 0);
    }
    expect(pausesMs).toEqual([20_000, 40_000, 80_000, 160_000]);
    expect(await rows()).toEqual([]);
  });

  describe("preview pictures", () => {
    const faults: unknown[] = [];
    beforeEach(() => {
      drawn.length = 0;
      faults.length = 0;
    });
    const runAll = async () => {
      server.clock.advance(5000);
      while (await runNextJob(server.ports, jobWork, { onFault: (error) => faults.push(error) })) {}
    };
    const create = async (html: string) =>
      (await user.call("POST", "/api/v2/usertemplate/type/email", { name: "P", template: { html } })).json();
    const read = async (id: string) => {
      await user.signInAgain();
      return (await user.call("GET", `/api/v2/usertemplate/${id}`)).json();
    };
    const save = (id: string, change: object) => user.call("PATCH", `/api/v2/usertemplate/${id}`, change);
    const blobCount = async () => (await server.ports.database.select().from(blobs)).length;

    test("are made once after several saves, shown while they fit, and replace one another", async () => {
      const created = await create("<p>1</p>");
      expect(created.previewPictureUrl).toBeNull();
      await save(created.id, { template: { html: "<p>2</p>" } });
      await runAll();
      expect(drawn).toEqual(["<p>2</p>"]);
      const { previewPictureUrl } = await read(created.id);
      const picture = await server.inject({ url: previewPictureUrl });
      expect(picture.headers).toMatchObject({ "content-type": "image/jpeg", "cache-control": expect.stringContaining("private") });
      expect((await sharp(picture.rawPayload).metadata()).width).toBe(480);
      // A new name is no new picture; a new body is, and until it is made there is none.
      await save(created.id, { name: "Renamed" });
      expect((await read(created.id)).previewPictureUrl).not.toBeNull();
      const before = await blobCount();
      await save(created.id, { template: { html: "<p>3</p>" } });
      expect((await read(created.id)).previewPictureUrl).toBeNull();
      await runAll();
      expect((await read(created.id)).previewPictureUrl).not.toBe(previewPictureUrl);
      expect(await blobCount()).toBe(before);
      expect(faults).toEqual([]);
    });

    test("are for those who were given the address, while it works", async () => {
      const { id } = await create("<p>secret</p>");
      await runAll();
      const { previewPictureUrl } = await read(id);
      const other = await create("<p>other</p>");
      const statusOf = async (url: string) => (await server.inject({ url })).statusCode;
      expect(await statusOf(previewPictureUrl)).toBe(200);
      expect(await statusOf(previewPictureUrl.replace(/t=[^&]+/, "t=x"))).toBe(401);
      expect(await statusOf(previewPictureUrl.replace(id, other.id))).toBe(401);
      server.clock.advance(2 * 60 * minuteMs);
      expect(await statusOf(previewPictureUrl)).toBe(401);
    });

    test("a browser that breaks leaves the template as it is, and the picture for later", async () => {
      const { id } = await create("<p>later</p>");
      isBroken = true;
      await runAll();
      expect([(await read(id)).previewPictureUrl, faults.length]).toEqual([null, 1]);
      isBroken = false;
      server.clock.advance(minuteMs);
      await runAll();
      expect((await read(id)).previewPictureUrl).not.toBeNull();
    });

    test("of a template that is gone is no fault", async () => {
      const { id } = await create("<p>gone</p>");
      await user.call("PUT", `/api/v2/usertemplate/${id}/status/deleted`);
      await user.call("DELETE", `/api/v2/usertemplate/${id}`);
      await runAll();
      expect([faults, await server.ports.database.select().from(jobs).where(eq(jobs.key, id))]).toEqual([[], []]);
    });
  });
});
