import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { expect } from "vitest";
import type { Answer, TestCall } from "./test-client.js";
import type { TestSmtp } from "./test-smtp.js";

/** A server as one person reaches it; after a restart it is another one. */
export interface Reached {
  url: string;
  call: TestCall;
}

/** Somebody who writes one kind of thing, and remembers what the server said it had stored. */
export interface TestWriter {
  name: string;
  /** Writes once. Throws where the server is gone before it has answered. */
  write(at: Reached): Promise<void>;
  /** Looks for what was acknowledged: since the last look, or `everything`. */
  check(at: Reached, everything: boolean): Promise<void>;
}

interface WritersSetUp {
  at: Reached;
  collaboratorId: string;
  smtp: TestSmtp;
}

/** Somebody for each kind of thing that is stored, at templates of their own. */
export async function createWriters({ at, collaboratorId, smtp }: WritersSetUp): Promise<TestWriter[]> {
  const templateId = async (name: string): Promise<string> => done(await at.call("POST", "/usertemplate/type/email", draft(name)), 201).id;
  return [
    createSaver(await templateId("Saved")),
    createMaker(),
    createPainter(),
    createSharer(await templateId("Shared"), collaboratorId),
    createLinker(await templateId("Linked")),
    createMailer(await templateId("Mailed"), smtp),
    createAsker(await templateId("Mailed later"), smtp),
  ];
}

const draft = (name: string) => ({ name, template: { html: `<p>${name}</p>` } });

/** The body of an answer that must have this status. */
function done({ status, body }: Answer, ...wanted: number[]): Answer["body"] {
  if (!wanted.includes(status)) throw new Error(`Answered with ${status}: ${JSON.stringify(body)}`);
  return body;
}

type Known = "there" | "gone" | "either";

/** What is known of things by what was acknowledged: while a call is under way, and when it was never answered, either may be. */
function createLedger() {
  const known = new Map<string, Known>();
  const unseen = new Set<string>();
  return {
    size: () => known.size,
    keys: () => [...known].flatMap(([key, state]) => (state === "there" ? [key] : [])),
    async change<T>(key: string, to: Known, work: () => Promise<T>): Promise<T> {
      known.set(key, "either");
      unseen.add(key);
      const answer = await work();
      known.set(key, to);
      return answer;
    },
    add(key: string): void {
      known.set(key, "there");
      unseen.add(key);
    },
    async check(everything: boolean, find: (key: string) => Promise<"there" | "gone">): Promise<void> {
      for (const key of everything ? known.keys() : unseen) {
        const found = await find(key);
        const wanted = known.get(key);
        expect([key, wanted === "either" ? found : wanted]).toEqual([key, found]);
        // What is so now stays so.
        known.set(key, found);
      }
      unseen.clear();
    },
  };
}

/** Saves one template again and again. */
function createSaver(id: string): TestWriter {
  let acknowledged = 1;
  const contentOf = (version: number) => ({ description: `no ${version}`, template: { html: `<p>${version}</p>`.repeat(2000) } });
  return {
    name: "saves",
    write: async ({ call }) => {
      acknowledged = done(await call("PATCH", `/usertemplate/${id}`, contentOf(acknowledged + 1)), 200).version;
    },
    // Row, body and version belong to one save: none is half written.
    check: async ({ call }) => {
      const stored = done(await call("GET", `/usertemplate/${id}`), 200);
      expect([acknowledged, acknowledged + 1]).toContain(stored.version);
      if (stored.version > 1) expect(stored).toMatchObject(contentOf(stored.version));
      const versions = done(await call("GET", `/usertemplate/${id}/versions`), 200);
      expect(versions).toHaveLength(Math.min(50, stored.version));
      const newest = done(await call("GET", `/usertemplate/${id}/version/${versions[0].versionDate}`), 200);
      expect(newest.template.html).toBe(stored.template.html);
      acknowledged = stored.version;
    },
  };
}

/** Makes templates, and deletes every second one for good. */
function createMaker(): TestWriter {
  const made = createLedger();
  return {
    name: "new templates",
    write: async ({ call }) => {
      const [oldest] = made.keys();
      if (oldest === undefined || made.size() % 2 === 0) {
        return made.add(done(await call("POST", "/usertemplate/type/email", draft(`Made ${made.size()}`)), 201).id);
      }
      done(await call("PUT", `/usertemplate/${oldest}/status/deleted`), 200, 409);
      await made.change(oldest, "gone", async () => done(await call("DELETE", `/usertemplate/${oldest}`), 204));
      made.add(done(await call("POST", "/usertemplate/type/email", draft(`Made ${made.size()}`)), 201).id);
    },
    check: ({ call }, everything) =>
      made.check(everything, async (id) => {
        const { status, body } = await call("GET", `/usertemplate/${id}`);
        if (status === 200) expect(body.template.html).toContain("<p>Made ");
        return done({ status, body }, 200, 404) && status === 200 ? "there" : "gone";
      }),
  };
}

const widthPx = 96;

/** Uploads pictures, and deletes every third one. */
function createPainter(): TestWriter {
  const pictures = createLedger();
  const paths = new Map<string, string>();
  return {
    name: "pictures",
    write: async ({ call }) => {
      const names = pictures.keys();
      const [oldest] = names;
      if (oldest !== undefined && names.length > 2 && pictures.size() % 3 === 0)
        await pictures.change(oldest, "gone", async () => done(await call("DELETE", `/assets/${oldest}`), 204, 404));
      const noise = randomBytes(widthPx * widthPx * 3);
      const bytes = await sharp(noise, { raw: { width: widthPx, height: widthPx, channels: 3 } })
        .png()
        .toBuffer();
      const form = new FormData();
      form.append("files[]", new Blob([Uint8Array.from(bytes)], { type: "image/png" }), `noise-${pictures.size()}.png`);
      const [stored] = done(await call("POST", "/assets", form), 201);
      paths.set(stored.savedName, new URL(stored.url).pathname);
      pictures.add(stored.savedName);
    },
    check: async ({ url, call }, everything) => {
      await pictures.check(everything, async (name) => ((await readsWhole(`${url}${paths.get(name)}`)) ? "there" : "gone"));
      // Those whose answer was never read too: a picture that is listed is there.
      for (const listed of done(await call("GET", "/assets/user"), 200))
        expect([listed.savedName, await readsWhole(`${url}${new URL(listed.url).pathname}`)]).toEqual([listed.savedName, true]);
    },
  };
}

/** False where there is no such picture; throws where it is not all there. */
async function readsWhole(url: string): Promise<boolean> {
  const answer = await fetch(url);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (answer.status === 404) return false;
  expect([answer.status, answer.headers.get("content-length")]).toEqual([200, String(bytes.length)]);
  const { data, info } = await sharp(bytes, { failOn: "warning" }).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, data.length]).toEqual([widthPx, widthPx * widthPx * info.channels]);
  return true;
}

/** Shares a template with somebody, and takes it back. */
function createSharer(id: string, collaboratorId: string): TestWriter {
  let acknowledged: string[] = [];
  let asked: string[] = [];
  return {
    name: "shares",
    write: async ({ call }) => {
      asked = acknowledged.length === 0 ? [collaboratorId] : [];
      done(await call("PATCH", `/usertemplate/sharing/${id}`, { collaborators: asked }), 200);
      acknowledged = asked;
    },
    check: async ({ call }) => {
      const { isShared, collaboratorsList } = done(await call("GET", `/usertemplate/${id}`), 200);
      expect([acknowledged, asked]).toContainEqual(collaboratorsList);
      expect(isShared).toBe(collaboratorsList.length > 0);
      acknowledged = collaboratorsList;
    },
  };
}

/** Makes links, and withdraws every second one. */
function createLinker(id: string): TestWriter {
  const links = createLedger();
  const paths = new Map<string, string>();
  return {
    name: "links",
    write: async ({ call }) => {
      const [oldest] = links.keys();
      if (oldest !== undefined && links.size() % 2 === 0)
        await links.change(oldest, "gone", async () => done(await call("DELETE", `/usertemplate/${id}/share-links/${oldest}`), 204, 404));
      const made = done(await call("POST", `/usertemplate/${id}/share-link`), 200);
      paths.set(made.id, new URL(made.url).pathname + new URL(made.url).search);
      links.add(made.id);
    },
    check: async ({ url, call }, everything) => {
      const listed = new Set<string>(
        done(await call("GET", `/usertemplate/${id}/share-links`), 200).map((link: { id: string }) => link.id),
      );
      await links.check(everything, async (linkId) => {
        const { ok } = await fetch(`${url}${paths.get(linkId)}`);
        expect([linkId, listed.has(linkId)]).toEqual([linkId, ok]);
        return ok ? "there" : "gone";
      });
    },
  };
}

/** Mails a template, to another address each time. */
function createMailer(id: string, smtp: TestSmtp): TestWriter {
  let mails = 0;
  const sent = new Set<string>();
  return {
    name: "mails",
    write: async ({ call }) => {
      mails += 1;
      const address = `number-${mails}@now.test`;
      done(await call("POST", `/usertemplate/sendtestmail/${id}`, { to: [address] }), 200);
      sent.add(address);
    },
    check: async () => {
      for (const address of sent) expect([address, smtp.received.get(address)]).toEqual([address, 1]);
      for (const [address, times] of smtp.received) expect([address, times]).toEqual([address, 1]);
    },
  };
}

/** States of a job that will still be done, or was; and of one that is over without. */
const kept = ["waiting", "running", "done", "uncertain", "failed"];

class JobStays extends Error {}

/** Asks for mails that the mail server takes later, and cancels every third. */
function createAsker(id: string, smtp: TestSmtp): TestWriter {
  const jobs = createLedger();
  const addresses = new Map<string, string>();
  return {
    name: "jobs",
    write: async ({ call }) => {
      const [oldest] = jobs.keys();
      if (oldest !== undefined && jobs.size() % 3 === 0)
        await jobs
          .change(oldest, "gone", async () => {
            const answer = await call("DELETE", `/jobs/${oldest}`);
            done(answer, 200, 409);
            // One that has ended, or whose mail is on its way, stays.
            if (answer.status === 409) throw new JobStays();
          })
          .catch((error: unknown) => {
            if (!(error instanceof JobStays)) throw error;
            jobs.add(oldest);
          });
      const address = `number-${jobs.size()}-${randomBytes(4).toString("hex")}@later.test`;
      const job = done(await call("POST", `/usertemplate/sendtestmail/${id}`, { to: [address] }), 202);
      addresses.set(job.id, address);
      jobs.add(job.id);
    },
    check: ({ call }, everything) =>
      jobs.check(everything, async (jobId) => {
        const { state } = done(await call("GET", `/jobs/${jobId}`), 200);
        if (state === "cancelled") expect(smtp.received.get(addresses.get(jobId) ?? "")).toBeUndefined();
        else expect(kept).toContain(state);
        if (state === "done") expect(smtp.received.get(addresses.get(jobId) ?? "")).toBe(1);
        return state === "cancelled" ? "gone" : "there";
      }),
  };
}
