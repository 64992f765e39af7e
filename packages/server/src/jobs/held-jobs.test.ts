import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { jobWork } from "../app/job-work.js";
import { jobs } from "../database/schema.js";
import { createHeldJobs } from "../ports/held-jobs.js";
import type { Ports } from "../ports/ports.js";
import type { Renderer } from "../ports/renderer/renderer.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser, testWorkspaceId } from "../testing/test-server.js";
import { placeJob } from "./job-queue.js";
import { type JobWork, runJob, runNextJob } from "./run-jobs.js";

/** A renderer that draws until it is let go, or until nobody wants it any more. */
function createSlowRenderer() {
  const state = { begun: 0, aborted: 0, letGo: () => {} };
  const draw: Renderer["pdf"] = async ({ signal }) => {
    state.begun += 1;
    await new Promise<void>((resolve, reject) => {
      state.letGo = resolve;
      signal?.addEventListener("abort", () => {
        state.aborted += 1;
        reject(signal.reason);
      });
    });
    return Buffer.from("%PDF-1");
  };
  return { state, renderer: { pdf: draw, picture: draw } satisfies Renderer };
}

describe.each(testEngines)("jobs that this process works at, on $name", (engine) => {
  const { state, renderer } = createSlowRenderer();
  let server: TestServer;
  let ann: TestUser;
  let pdfUrl = "";
  let templateId = "";
  beforeAll(async () => {
    server = await startTestServer(engine, { ports: { renderer } });
  }, 60_000);
  beforeEach(async () => {
    Object.assign(state, { begun: 0, aborted: 0 });
    ann = await server.addUser();
    const { id } = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "Sale", template: { html: "<p>1</p>" } })).json();
    templateId = id;
    pdfUrl = `/api/v2/usertemplate/export/${id}/pdf`;
  }, 60_000);
  afterAll(() => server?.close());

  test("one can be cancelled while its call still waits, and the work ends", async () => {
    const id = randomUUID();
    const exporting = ann.call("GET", pdfUrl, undefined, { "x-job-id": id });
    await expect.poll(() => state.begun).toBe(1);
    expect((await ann.call("DELETE", `/api/v2/jobs/${id}`)).json().state).toBe("cancelled");
    expect([(await exporting).json().code, state.aborted]).toEqual(["job-ended", 1]);
    expect((await ann.call("GET", pdfUrl, undefined, { "x-job-id": id })).json()).toMatchObject({ code: "invalid-request" });
  });

  test("a second archive of one person waits, and that of another is written beside the first", async () => {
    const ben = await server.addUser();
    const own = (await ben.call("POST", "/api/v2/usertemplate/type/email", { name: "Ben's", template: { html: "<p>1</p>" } })).json().id;
    const order = async (who: TestUser, id: string) =>
      (await who.call("POST", "/api/v2/export/files", { ids: [id], forms: ["pdf"] })).json().id as string;
    const orders = [await order(ann, templateId), await order(ann, templateId), await order(ben, own)];
    const next = () => runNextJob(server.ports, jobWork, { onFault: () => undefined }, ["export-many"]);
    const first = next();
    await expect.poll(() => state.begun).toBe(1);
    const endFirst = state.letGo;
    const second = next();
    await expect.poll(() => state.begun).toBe(2);
    expect(await next()).toBe(false);
    endFirst();
    state.letGo();
    await Promise.all([first, second]);
    const states = await Promise.all(
      orders.map(async (id, at) => (await (at < 2 ? ann : ben).call("GET", `/api/v2/export/bulk/${id}`)).json().state),
    );
    // Both of Ann's were asked for in the same moment, so either may have been first.
    expect([states.slice(0, 2).sort(), states[2]]).toEqual([["done", "waiting"], "done"]);
    await ann.call("DELETE", `/api/v2/jobs/${orders[states.indexOf("waiting")]}`);
  });

  test("an id that is none is refused", async () => {
    const answer = await ann.call("GET", pdfUrl, undefined, { "x-job-id": `urn:uuid:${randomUUID()}` });
    expect([answer.statusCode, answer.json().code, state.begun]).toEqual([400, "invalid-request", 0]);
  });

  test("people take turns, however much one of them asks for", async () => {
    const order: string[] = [];
    const ben = await server.addUser();
    const nameOf = new Map([
      [ann.id, "ann"],
      [ben.id, "ben"],
    ]);
    const work: JobWork = {
      ...jobWork,
      pdf: async (_, { userId }) => {
        order.push(nameOf.get(userId ?? "") ?? "nobody");
        return null;
      },
    };
    for (const { id } of [ann, ann, ann, ben]) {
      const user = { id, workspaceId: testWorkspaceId, role: "user", plan: 1, entitlements: [], teams: [], sessionHash: "" } as const;
      await placeJob(server.ports.database, { ...server.ports, worksHere: false }, { kind: "pdf", user, templateId: null, input: {} });
      server.clock.advance(1);
    }
    const ports = { ...server.ports, heldJobs: createHeldJobs() };
    while (await runNextJob(ports, work, { onFault: () => {} })) {}
    expect(order).toEqual(["ann", "ben", "ann", "ann"]);
  });

  test("one is not taken a second time when the clock is set forward", async () => {
    const exporting = ann.call("GET", pdfUrl);
    await expect.poll(() => state.begun).toBe(1);
    server.clock.advance(60 * 60_000);
    let taken: boolean | null = null;
    const second = runNextJob(server.ports, jobWork, { onFault: () => {} }).then((isTaken) => {
      taken = isTaken;
    });
    await expect.poll(() => taken ?? (state.begun > 1 ? "drawn again" : null)).toBe(false);
    state.letGo();
    await second;
    expect((await exporting).statusCode).toBe(200);
  });

  const stored = async ({ id }: { id: string }) => (await server.ports.database.select().from(jobs).where(eq(jobs.id, id)))[0];
  const placeOne = (ports: Ports) => {
    const user = { id: ann.id, workspaceId: testWorkspaceId, role: "user", plan: 1, entitlements: [], teams: [], sessionHash: "" } as const;
    return placeJob(ports.database, ports, {
      kind: "pdf",
      user: { ...user, entitlements: [] },
      templateId,
      input: { origin: "http://mail.test" },
    });
  };

  test("when the process ends, what is not done in time is cut off, given back, and done by the next at once", async () => {
    const ending = { ...server.ports, heldJobs: createHeldJobs() };
    const order = await placeOne(ending);
    const running = runJob(ending, order, jobWork.pdf, { onFault: () => undefined });
    await expect.poll(() => state.begun).toBe(1);
    await Promise.all([ending.heldJobs.stop(0), running]);
    expect(state.aborted).toBe(1);
    expect(await stored(order)).toMatchObject({ state: "waiting", attempts: 0, leasedUntil: null });
    const next = runNextJob({ ...server.ports, heldJobs: createHeldJobs() }, jobWork, { onFault: () => undefined }, ["pdf"]);
    await expect.poll(() => state.begun).toBe(2);
    state.letGo();
    await next;
    expect(await stored(order)).toMatchObject({ state: "done", attempts: 1 });
  });

  test("what is done before the process's patience ends is done, and nothing held is nothing to wait for", async () => {
    const ending = { ...server.ports, heldJobs: createHeldJobs() };
    const order = await placeOne(ending);
    const running = runJob(ending, order, jobWork.pdf, { onFault: () => undefined });
    await expect.poll(() => state.begun).toBe(1);
    const stopping = ending.heldJobs.stop(60_000);
    state.letGo();
    await Promise.all([stopping, running]);
    expect([(await stored(order))?.state, state.aborted]).toEqual(["done", 0]);
    await createHeldJobs().stop(60_000);
  });
});
