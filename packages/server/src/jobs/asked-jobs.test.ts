import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { jobWork } from "../app/job-work.js";
import { blobs, jobs, mailMessages, templates } from "../database/schema.js";
import { tidy } from "../ops/tidy.js";
import { createSmtpMailer } from "../ports/mailer/smtp-mailer.js";
import type { Renderer } from "../ports/renderer/renderer.js";
import { sweepBlobs } from "../resources/assets/blob-register.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";
import { takeJob } from "./job-queue.js";
import { runNextJob } from "./run-jobs.js";

const minuteMs = 60_000;

/** A mail server that does with each mail what the test says. */
async function startTestSmtp() {
  const mails: string[] = [];
  const state: { answer: "take" | "later" | "never" | "hang up" } = { answer: "take" };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData: (stream, session, done) => {
      let source = "";
      stream.on("data", (chunk: Buffer) => {
        source += chunk.toString();
      });
      stream.on("end", () => {
        if (state.answer === "later") return done(Object.assign(new Error("Come back later."), { responseCode: 451 }));
        if (state.answer === "never") return done(Object.assign(new Error("Not here."), { responseCode: 550 }));
        mails.push(source);
        if (state.answer === "take") return done();
        // The mail is taken, and nobody hears of it.
        for (const connection of server.connections) if (connection.session === session) connection._socket.destroy();
      });
    },
  }) as SMTPServer & { connections: Set<{ session: unknown; _socket: { destroy(): void } }> };
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return { port, mails, state, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

describe.each(testEngines)("mails as jobs, on $name", (engine) => {
  let server: TestServer;
  let smtp: Awaited<ReturnType<typeof startTestSmtp>>;
  let mailer: ReturnType<typeof createSmtpMailer>;
  let ann: TestUser;
  let templateId = "";
  beforeAll(async () => {
    smtp = await startTestSmtp();
    mailer = createSmtpMailer(`smtp://127.0.0.1:${smtp.port}`, "Mailwright <mailwright@mail.test>");
    server = await startTestServer(engine, { ports: { mailer } });
  }, 60_000);
  beforeEach(async () => {
    await server.ports.database.delete(jobs);
    smtp.mails.length = 0;
    smtp.state.answer = "take";
    ann = await server.addUser();
    templateId = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "M", template: { html: "<p>Hello</p>" } })).json().id;
  }, 60_000);
  afterAll(async () => {
    await server?.close();
    mailer.close();
    await smtp.close();
  });
  const send = async (to = ["a@example.com"]) => {
    await ann.signInAgain();
    return ann.call("POST", `/api/v2/usertemplate/sendtestmail/${templateId}`, { to });
  };
  const stored = async (id: string) => (await server.ports.database.select().from(jobs).where(eq(jobs.id, id)))[0];
  const look = async (id: string) => {
    await ann.signInAgain();
    return (await ann.call("GET", `/api/v2/jobs/${id}`)).json();
  };
  const runAll = async () => {
    while (await runNextJob(server.ports, jobWork, { onFault: () => {} })) {}
  };
  /** A job as if its process had been killed: its lease runs out. */
  const leaveBehind = async (change: Partial<typeof jobs.$inferInsert>) => {
    const worksHere = server.ports.worksHere;
    const [job] = await server.ports.database
      .insert(jobs)
      .values({
        id: server.ports.ids.uuid(),
        kind: "test-mail",
        key: server.ports.ids.uuid(),
        stamp: server.ports.ids.uuid(),
        runAt: server.clock.now(),
        attempts: 1,
        leasedUntil: server.clock.now(),
        workspaceId: "testing",
        userId: ann.id,
        templateId,
        input: { to: ["a@example.com"], replyTo: null, origin: "http://mail.test" },
        createdAt: server.clock.now(),
        ...change,
      })
      .returning();
    expect(worksHere).toBe(true);
    server.clock.advance(minuteMs);
    return job?.id ?? "";
  };

  test("one that is sent is answered as ever, and can be looked at", async () => {
    expect([(await send()).statusCode, smtp.mails.length]).toEqual([200, 1]);
    const [job] = (await ann.call("GET", "/api/v2/jobs")).json();
    expect(job).toMatchObject({ kind: "test-mail", templateId, state: "done", attempts: 1, failure: null, nextAttemptAt: null });
    expect(smtp.mails[0]).toContain(`Message-ID: <${job.id}@mail.test>`);
  });

  test("one that the mail server puts off is tried again, and sent once", async () => {
    smtp.state.answer = "later";
    const answer = await send();
    expect([answer.statusCode, answer.json()]).toMatchObject([202, { state: "waiting", failure: "mail-not-sent", attempts: 1 }]);
    const { id, nextAttemptAt } = answer.json();
    expect([answer.headers["location"], new Date(nextAttemptAt).getTime() - server.clock.now().getTime()]).toEqual([
      `/api/v2/jobs/${id}`,
      20_000,
    ]);
    smtp.state.answer = "take";
    await runAll();
    expect(smtp.mails).toHaveLength(0);
    server.clock.advance(20_000);
    await runAll();
    await runAll();
    expect([(await look(id)).state, smtp.mails.length]).toEqual(["done", 1]);
  });

  test("one that is refused for good, or five times, has failed, and can be tried again by hand", async () => {
    smtp.state.answer = "never";
    const refused = await send();
    expect([refused.statusCode, refused.json().code]).toEqual([502, "mail-not-sent"]);
    smtp.state.answer = "later";
    const { id } = (await send()).json();
    for (let attempt = 2; attempt <= 5; attempt += 1) {
      server.clock.advance(10 * minuteMs);
      await runAll();
    }
    expect(await look(id)).toMatchObject({ state: "failed", failure: "mail-not-sent", attempts: 5, nextAttemptAt: null });
    smtp.state.answer = "take";
    server.clock.advance(60 * minuteMs);
    await runAll();
    expect(smtp.mails).toHaveLength(0);
    await ann.signInAgain();
    expect((await ann.call("POST", `/api/v2/jobs/${id}/retry`)).json().state).toBe("waiting");
    await runAll();
    expect([(await look(id)).state, smtp.mails.length]).toEqual(["done", 1]);
    expect((await ann.call("POST", `/api/v2/jobs/${id}/retry`)).json().code).toBe("job-ended");
  });

  test("one whose connection ends in the middle is said to be uncertain, and not sent again by itself", async () => {
    smtp.state.answer = "hang up";
    const answer = await send();
    expect([answer.statusCode, answer.json().code]).toEqual([502, "mail-uncertain"]);
    smtp.state.answer = "take";
    server.clock.advance(60 * minuteMs);
    await runAll();
    expect(smtp.mails).toHaveLength(1);
  });

  test("one whose process was killed before it began is sent; after it began it is not", async () => {
    const waiting = await leaveBehind({});
    const begun = await leaveBehind({ begunAt: server.clock.now() });
    await runAll();
    expect([(await look(waiting)).state, (await look(begun)).state, smtp.mails.length]).toEqual(["done", "uncertain", 1]);
  });

  test("one that waits can be cancelled, by whoever asked for it", async () => {
    smtp.state.answer = "later";
    const { id } = (await send()).json();
    smtp.state.answer = "take";
    const other = await server.addUser();
    for (const [method, path] of [
      ["GET", ""],
      ["DELETE", ""],
      ["POST", "/retry"],
      ["GET", "/result"],
    ] as const)
      expect([method, (await other.call(method, `/api/v2/jobs/${id}${path}`)).statusCode]).toEqual([method, 404]);
    expect((await ann.call("DELETE", `/api/v2/jobs/${id}`)).json().state).toBe("cancelled");
    expect((await ann.call("DELETE", `/api/v2/jobs/${id}`)).json().code).toBe("job-ended");
    server.clock.advance(minuteMs);
    await runAll();
    expect(smtp.mails).toHaveLength(0);
  });

  test("two workers that take one for abandoned send it once", async () => {
    const id = await leaveBehind({ leasedUntil: null });
    const slow = await takeJob(server.ports, ["test-mail"]);
    server.clock.advance(5 * minuteMs);
    await runAll();
    if (slow === null) throw new Error("There was a job.");
    await jobWork["test-mail"](server.ports, slow, new AbortController().signal).catch(() => {});
    expect([(await look(id)).state, smtp.mails.length]).toEqual(["done", 1]);
  });

  test("one of somebody who may not see the template any more is not sent", async () => {
    const ben = await server.addUser();
    const id = await leaveBehind({ userId: ben.id });
    await runAll();
    expect([(await stored(id))?.state, (await stored(id))?.failure, smtp.mails.length]).toEqual(["failed", "template-not-found", 0]);
  });

  test("a process that does no work leaves it to one that does", async () => {
    server.ports.worksHere = false;
    const sending = send();
    await expect.poll(async () => (await server.ports.database.select().from(jobs).where(eq(jobs.state, "waiting"))).length).toBe(1);
    await runAll();
    server.ports.worksHere = true;
    expect([(await sending).statusCode, smtp.mails.length]).toEqual([200, 1]);
  });

  test("what has ended is forgotten after a day", async () => {
    await send();
    await tidy(server.ports);
    expect((await server.ports.database.select().from(jobs)).map(({ state }) => state)).toEqual(["done"]);
    server.clock.advance(25 * 60 * minuteMs);
    await tidy(server.ports);
    expect(await server.ports.database.select().from(jobs)).toEqual([]);
  });
});

describe.each(testEngines)("drawings as jobs, on $name", (engine) => {
  let server: TestServer;
  let ann: TestUser;
  let templateId = "";
  let isBusy = false;
  const renderer: Renderer = {
    pdf: async () => {
      if (isBusy) throw new Error("The browser broke.");
      return Buffer.from("%PDF-1");
    },
    picture: async () => Buffer.from("picture"),
  };
  beforeAll(async () => {
    server = await startTestServer(engine, { ports: { renderer } });
  }, 60_000);
  beforeEach(async () => {
    ann = await server.addUser();
    templateId = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "Sale", template: { html: "<p>1</p>" } })).json().id;
  }, 60_000);
  afterAll(() => server?.close());
  const runAll = async () => {
    while (await runNextJob(server.ports, jobWork, { onFault: () => {} })) {}
  };

  test("a file that had to be made again later is kept for a day", async () => {
    isBusy = true;
    const answer = await ann.call("GET", `/api/v2/usertemplate/export/${templateId}/pdf`);
    expect([answer.statusCode, answer.json().state, answer.json().resultUrl]).toEqual([202, "waiting", null]);
    isBusy = false;
    server.clock.advance(minuteMs);
    await runAll();
    const { state, resultUrl } = (await ann.call("GET", `/api/v2/jobs/${answer.json().id}`)).json();
    const file = await ann.call("GET", resultUrl);
    expect([state, file.statusCode, file.body, file.headers["content-type"]]).toEqual(["done", 200, "%PDF-1", "application/pdf"]);
    expect(file.headers["content-disposition"]).toContain("Sale.pdf");

    await sweepBlobs(server.ports);
    expect((await ann.call("GET", resultUrl)).statusCode).toBe(200);
    server.clock.advance(25 * 60 * minuteMs);
    await tidy(server.ports);
    expect(await server.ports.database.select().from(blobs)).toEqual([]);
  });

  test("a file is not given to who may not see the template any more", async () => {
    const { id } = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "Gone", template: { html: "<p>1</p>" } })).json();
    await ann.call("GET", `/api/v2/usertemplate/export/${id}/pdf`);
    const [{ resultUrl }] = (await ann.call("GET", "/api/v2/jobs")).json();
    expect((await ann.call("GET", resultUrl)).statusCode).toBe(200);
    await server.ports.database.delete(templates).where(eq(templates.id, id));
    expect((await ann.call("GET", resultUrl)).json().code).toBe("template-not-found");
  });

  test("a mail that is kept in the inbox is kept once, however often it is tried", async () => {
    await ann.call("POST", `/api/v2/usertemplate/sendtestmail/${templateId}`, { to: ["a@example.com"] });
    const again = { state: "waiting", runAt: server.clock.now(), leasedUntil: null } as const;
    await server.ports.database.update(jobs).set(again).where(eq(jobs.userId, ann.id));
    await runAll();
    expect(await server.ports.database.select().from(mailMessages)).toHaveLength(1);
  });
});
