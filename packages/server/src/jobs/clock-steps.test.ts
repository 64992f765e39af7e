import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { jobWork } from "../app/job-work.js";
import { jobs } from "../database/schema.js";
import { createHeldJobs } from "../ports/held-jobs.js";
import { MailFault } from "../ports/mailer/mailer.js";
import type { Ports } from "../ports/ports.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, testWorkspaceId } from "../testing/test-server.js";
import { placeJob, takeJob } from "./job-queue.js";
import { runJob, runNextJob } from "./run-jobs.js";

const minuteMs = 60_000;
const run = { onFault: () => {} };

describe.each(testEngines)("mails while a clock is set forward past their lease, on $name", (engine) => {
  let server: TestServer;
  let sent: string[] = [];
  let letGo: (() => void) | undefined;
  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  beforeEach(() => {
    sent = [];
    letGo = undefined;
  });
  afterAll(() => server?.close());

  /** A process of its own, whose mail server does not answer before it is let go. */
  const processOf = (name: string, { aheadMs = 0, isSlow = false } = {}): Ports => ({
    ...server.ports,
    clock: { now: () => new Date(server.clock.now().getTime() + aheadMs) },
    heldJobs: createHeldJobs(),
    mailer: {
      ...server.ports.mailer,
      send: async (_, begin) => {
        if (!(await begin())) throw new MailFault("later", new Error("Another sends it."));
        sent.push(name);
        if (isSlow)
          await new Promise<void>((resolve) => {
            letGo = resolve;
          });
      },
    },
  });
  const placeMail = async () => {
    const ann = await server.addUser();
    const made = await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "M", template: { html: "<p>Hello</p>" } });
    const user = { id: ann.id, workspaceId: testWorkspaceId, role: "user" as const, plan: 1, entitlements: [], teams: [], sessionHash: "" };
    const input = { to: ["a@example.com"], replyTo: null, origin: "http://mail.test" };
    const elsewhere = { ...server.ports, worksHere: false };
    return placeJob(elsewhere.database, elsewhere, { kind: "test-mail", user, templateId: made.json().id, input });
  };
  const stateOf = async ({ id }: { id: string }) => (await server.ports.database.select().from(jobs).where(eq(jobs.id, id)))[0]?.state;
  const runAhead = (name: string) => runNextJob(processOf(name, { aheadMs: 5 * minuteMs }), jobWork, run, ["test-mail"]);

  test("one that is being sent is taken by a second process, which does not send it: nobody knows yet whether it went", async () => {
    const mail = await placeMail();
    const first = runNextJob(processOf("first", { isSlow: true }), jobWork, run, ["test-mail"]);
    await expect.poll(() => letGo !== undefined).toBe(true);
    expect(await runAhead("second")).toBe(true);
    letGo?.();
    await first;
    expect([sent, await stateOf(mail)]).toEqual([["first"], "uncertain"]);
  });

  test("one that is not begun yet is the second process's, and the first does not send it", async () => {
    const mail = await placeMail();
    const first = processOf("first");
    const taken = await takeJob(first, ["test-mail"]);
    expect(await runAhead("second")).toBe(true);
    if (taken === null) throw new Error("There was a mail.");
    await runJob(first, taken, jobWork["test-mail"], run);
    expect([sent, await stateOf(mail)]).toEqual([["second"], "done"]);
  });
});
