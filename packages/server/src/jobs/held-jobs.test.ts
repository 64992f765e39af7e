import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { jobWork } from "../app/job-work.js";
import { createHeldJobs } from "../ports/held-jobs.js";
import type { Renderer } from "../ports/renderer/renderer.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser, testWorkspaceId } from "../testing/test-server.js";
import { placeJob } from "./job-queue.js";
import { type JobWork, runNextJob } from "./run-jobs.js";

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
  beforeAll(async () => {
    server = await startTestServer(engine, { ports: { renderer } });
    ann = await server.addUser();
    const { id } = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "Sale", template: { html: "<p>1</p>" } })).json();
    pdfUrl = `/api/v2/usertemplate/export/${id}/pdf`;
  }, 60_000);
  afterEach(() => Object.assign(state, { begun: 0, aborted: 0 }));
  afterAll(() => server?.close());

  test("one can be cancelled while its call still waits, and the work ends", async () => {
    const id = randomUUID();
    const exporting = ann.call("GET", pdfUrl, undefined, { "x-job-id": id });
    await expect.poll(() => state.begun).toBe(1);
    expect((await ann.call("DELETE", `/api/v2/jobs/${id}`)).json().state).toBe("cancelled");
    expect([(await exporting).json().code, state.aborted]).toEqual(["job-ended", 1]);
    expect((await ann.call("GET", pdfUrl, undefined, { "x-job-id": id })).json()).toMatchObject({ code: "invalid-request" });
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
      const user = { id, workspaceId: testWorkspaceId, role: "user", plan: 1, entitlements: [], sessionHash: "" } as const;
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
});
