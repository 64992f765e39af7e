import { and, eq, isNotNull } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { jobWork } from "../app/job-work.js";
import { jobs, templates, users } from "../database/schema.js";
import type { BlobStore } from "../ports/blob-store/blob-store.js";
import { testEngines } from "../testing/test-engines.js";
import { testRenderer } from "../testing/test-renderer.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";
import { keepJob, takeJob } from "./job-queue.js";
import { runNextJob } from "./run-jobs.js";

const minuteMs = 60_000;

describe.each(testEngines)("exports as jobs, on $name", (engine) => {
  let server: TestServer;
  let admin: TestUser;
  let ann: TestUser;
  let isStoreAway = false;
  beforeAll(async () => {
    server = await startTestServer(engine);
    const { blobStore } = server.ports;
    const put: BlobStore["put"] = async (...given) => {
      if (isStoreAway) throw new Error("The store is away.");
      return blobStore.put(...given);
    };
    server.ports.blobStore = { ...blobStore, put };
  }, 60_000);
  beforeEach(async () => {
    await server.ports.database.delete(jobs);
    admin = await server.addUser({ role: "ROLE_ADMIN" });
    ann = await server.addUser();
    await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "Ann's own", template: { html: "<p>1</p>" } });
  }, 60_000);
  afterAll(() => server?.close());
  const runAll = async (faults: unknown[] = []) => {
    while (await runNextJob(server.ports, jobWork, { onFault: (error) => faults.push(error) })) {}
  };
  const orderLater = async (who: TestUser, url: string) => {
    isStoreAway = true;
    const answer = await who.call("GET", url);
    isStoreAway = false;
    return answer;
  };

  test("one that is soon done is answered as ever, and its file can be had again", async () => {
    const answer = await ann.call("GET", `/api/v2/people/${ann.id}/export`);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/x-ndjson"]);
    expect(answer.body).toContain("Ann's own");
    const [job] = (await ann.call("GET", "/api/v2/jobs")).json();
    expect(job).toMatchObject({ kind: "export", templateId: "", state: "done" });
    expect((await ann.call("GET", job.resultUrl)).body).toBe(answer.body);
    expect((await admin.call("GET", job.resultUrl)).statusCode).toBe(404);
  });

  test.each(["person", "audit"])("one of %s that could not be stored is tried again", async (of) => {
    // Lines for the export to have.
    for (const name of ["One", "Two"]) expect((await ann.call("POST", "/api/v2/usertemplate/type/email", { name })).statusCode).toBe(201);
    const url = of === "audit" ? "/api/v2/audit/export" : `/api/v2/people/${ann.id}/export`;
    const later = await orderLater(admin, url);
    expect([later.statusCode, later.json()]).toMatchObject([202, { kind: "export", state: "waiting", failure: "internal" }]);
    server.clock.advance(minuteMs);
    await runAll();
    const { state, resultUrl } = (await admin.call("GET", `/api/v2/jobs/${later.json().id}`)).json();
    const lines = (await admin.call("GET", resultUrl)).body.trimEnd().split("\n");
    expect([state, lines.length > 2]).toEqual(["done", true]);
    for (const line of lines) expect(JSON.parse(line)).toBeTypeOf("object");
  });

  test("one of somebody who is no administrator any more fails", async () => {
    const former = await server.addUser({ role: "ROLE_ADMIN" });
    const { id } = (await orderLater(former, "/api/v2/audit/export")).json();
    const stored = eq(jobs.id, id);
    await server.ports.database.update(jobs).set({ userId: ann.id }).where(stored);
    server.clock.advance(minuteMs);
    await runAll();
    const [job] = await server.ports.database.select().from(jobs).where(stored);
    expect([job?.state, job?.failure]).toEqual(["failed", "admin-only"]);
  });

  test("the file is refused once its asker may not have it any more", async () => {
    const former = await server.addUser({ role: "ROLE_ADMIN" });
    await former.call("GET", "/api/v2/audit/export");
    const [{ resultUrl }] = (await former.call("GET", "/api/v2/jobs")).json();
    expect((await former.call("GET", resultUrl)).statusCode).toBe(200);
    await server.ports.database.update(users).set({ role: "user" }).where(eq(users.id, former.id));
    expect((await former.call("GET", resultUrl)).json().code).toBe("admin-only");
  });

  test("whoever works at one that was cancelled hears of it", async () => {
    const { id } = (await orderLater(admin, "/api/v2/audit/export")).json();
    server.clock.advance(minuteMs);
    const taken = await takeJob(server.ports, ["export"]);
    if (taken === null || taken.id !== id) throw new Error("It was the only one.");
    expect(await keepJob(server.ports, taken)).toBe(true);
    expect((await admin.call("GET", `/api/v2/jobs/${id}`)).json().state).toBe("running");
    await admin.call("DELETE", `/api/v2/jobs/${id}`);
    expect(await keepJob(server.ports, taken)).toBe(false);
  });

  test("one that the end of its process cut off is no fault, and the next process has it at once", async () => {
    const { id } = (await orderLater(admin, "/api/v2/audit/export")).json();
    server.clock.advance(minuteMs);
    const faults: unknown[] = [];
    isStoreAway = true;
    await runNextJob(server.ports, jobWork, { onFault: (error) => faults.push(error), isStopping: () => true });
    isStoreAway = false;
    expect(faults).toEqual([]);
    expect((await admin.call("GET", `/api/v2/jobs/${id}`)).json()).toMatchObject({ state: "waiting", attempts: 1 });
    await runAll(faults);
    expect((await admin.call("GET", `/api/v2/jobs/${id}`)).json().state).toBe("done");
    expect(faults).toEqual([]);
  });

  test("files that may name somebody go with them", async () => {
    // What another test could not store may still arrive, for an hour.
    server.clock.advance(61 * minuteMs);
    await admin.signInAgain();
    const ben = await server.addUser();
    await admin.call("GET", `/api/v2/people/${ben.id}/export`);
    await admin.call("GET", "/api/v2/audit/export");
    const email = (await ben.call("GET", "/api/v2/session")).json().email;
    const made = await server.ports.database
      .select()
      .from(jobs)
      .where(and(eq(jobs.userId, admin.id), isNotNull(jobs.resultKey)));
    expect(made.length).toBeGreaterThan(1);
    const removed = await admin.call("DELETE", `/api/v2/people/${ben.id}?owned=remove&email=${encodeURIComponent(email)}`);
    expect(removed.statusCode).toBe(204);
    expect(await server.ports.database.select().from(jobs)).toEqual([]);
    for (const { resultKey } of made) expect(await server.ports.blobStore.get(resultKey ?? "")).toBeNull();
  });

  describe("many templates as files", () => {
    const create = async (name: string, who = ann, more: object = {}) =>
      (await who.call("POST", "/api/v2/usertemplate/type/email", { name, ...more })).json().id as string;
    const order = (who: TestUser, body: object, headers = {}) => who.call("POST", "/api/v2/export/files", body, headers);
    const look = async (id: string, who = ann) => (await who.call("GET", `/api/v2/export/bulk/${id}`)).json();
    const unpack = async (url: string) => unzipSync(new Uint8Array((await ann.call("GET", url)).rawPayload));
    beforeAll(() => {
      server.ports.renderer = testRenderer;
    });

    test("arrive in one archive, as the exports of each alone, under names that do not meet", async () => {
      const ids = [await create("Spring sale"), await create("spring sale"), await create("Autumn")];
      const answer = await order(ann, { ids, forms: ["html", "mjml", "pdf", "image"] });
      expect([answer.statusCode, answer.json()]).toMatchObject([201, { state: "waiting", fileUrl: null }]);
      expect(answer.json().results.map(({ state }: { state: string }) => state)).toEqual(["waiting", "waiting", "waiting"]);
      await runAll();
      const { state, fileUrl, results } = await look(answer.json().id);
      expect([state, results]).toEqual([
        "done",
        ["Spring sale", "spring sale", "Autumn"].map((name, at) => ({
          ...{ templateId: ids[at], name, state: "done", failure: null, message: "", externalUrl: null },
        })),
      ]);
      const files = await unpack(fileUrl);
      const stems = ["Spring sale", "spring sale (2)", "Autumn"];
      expect(Object.keys(files)).toEqual(
        stems.flatMap((stem) => ["html", "mjml", "pdf", "png"].map((extension) => `${stem}.${extension}`)),
      );
      const alone = (await ann.call("GET", `/api/v2/usertemplate/export/${ids[2]}/html`)).body;
      expect(strFromU8(files["Autumn.html"] ?? new Uint8Array())).toBe(alone);
      expect(strFromU8(files["Autumn.mjml"] ?? new Uint8Array())).toMatch(/^<mjml/);
      expect(strFromU8(files["Autumn.pdf"] ?? new Uint8Array())).toBe("%PDF-1.4");
    });

    test("what may not be exported, is gone or cannot be written is left out and told", async () => {
      const theirs = await create("Theirs", await server.addUser());
      const html = await create("Without a document", ann, { template: { html: "<p>1</p>" } });
      const ids = [theirs, server.ports.ids.uuid(), html, await create("Good")];
      const { id } = (await order(ann, { ids, forms: ["mjml"] })).json();
      await runAll();
      const { fileUrl, results } = await look(id);
      expect(results.map(({ name, failure }: { name: string; failure: string }) => [name, failure])).toEqual([
        ["", "template-not-found"],
        ["", "template-not-found"],
        ["Without a document", "not-compilable"],
        ["Good", null],
      ]);
      expect(results[0].message).toBe("Template not found");
      expect(Object.keys(await unpack(fileUrl))).toEqual(["Good.mjml"]);
      const none = (await order(ann, { ids: [theirs], forms: ["html"] })).json();
      await runAll();
      expect(await look(none.id)).toMatchObject({ state: "done", fileUrl: null });
    });

    test("are one export for a double click, nobody else's, and had no more once a right has ended", async () => {
      const ids = [await create("Spring")];
      const headers = { "x-job-id": server.ports.ids.uuid() };
      const clicks = await Promise.all([1, 2].map(() => order(ann, { ids, forms: ["html"] }, headers)));
      expect(clicks.map((click) => [click.statusCode, click.json().id])).toEqual([1, 2].map(() => [201, headers["x-job-id"]]));
      expect(await server.ports.database.select().from(jobs)).toHaveLength(1);
      await runAll();
      const { fileUrl } = await look(headers["x-job-id"]);
      expect((await look(headers["x-job-id"], admin)).code).toBe("not-found");
      expect((await admin.call("GET", fileUrl)).statusCode).toBe(404);
      expect((await ann.call("GET", fileUrl)).headers).toMatchObject({
        "content-type": "application/zip",
        "content-disposition": expect.stringMatching(/filename="templates \d{4}-\d\d-\d\d\.zip"/),
      });
      await server.ports.database
        .update(templates)
        .set({ ownerId: admin.id })
        .where(eq(templates.id, ids[0] ?? ""));
      expect((await ann.call("GET", fileUrl)).json().code).toBe("template-not-found");
    });

    test("stop when they are cancelled, and nothing is kept", async () => {
      const ids = [await create("One"), await create("Two")];
      const { id } = (await order(ann, { ids, forms: ["pdf"] })).json();
      const pdf = async () => {
        await ann.call("DELETE", `/api/v2/jobs/${id}`);
        return Buffer.from("%PDF-1.4");
      };
      server.ports.renderer = { ...testRenderer, pdf };
      await runAll();
      server.ports.renderer = testRenderer;
      expect(await look(id)).toMatchObject({ state: "cancelled", fileUrl: null, results: [{ state: "waiting" }, { state: "waiting" }] });
      const stored = await server.ports.database.select({ key: jobs.resultKey }).from(jobs).where(eq(jobs.id, id));
      expect(stored).toEqual([{ key: null }]);
    });

    test("three wait at once and no more", async () => {
      const ids = [await create("Spring")];
      for (let number = 0; number < 3; number += 1) expect((await order(ann, { ids, forms: ["html"] })).statusCode).toBe(201);
      expect((await order(ann, { ids, forms: ["html"] })).json().code).toBe("too-many-exports");
      expect((await order(ann, { ids, forms: ["docx"] })).json().code).toBe("invalid-request");
    });

    test("of eight that are asked for together three are taken, and one that is tried again is counted too", async () => {
      const ids = [await create("Spring")];
      const answers = await Promise.all(Array.from({ length: 8 }, () => order(ann, { ids, forms: ["html"] })));
      const taken = answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json().id as string);
      expect(taken).toHaveLength(3);
      await ann.call("DELETE", `/api/v2/jobs/${taken[0]}`);
      expect((await order(ann, { ids, forms: ["html"] })).statusCode).toBe(201);
      expect((await ann.call("POST", `/api/v2/jobs/${taken[0]}/retry`)).json().code).toBe("too-many-exports");
    });
  });
});
