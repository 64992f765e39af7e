import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { jobWork } from "../app/job-work.js";
import { blobs, importResults, imports, jobs } from "../database/schema.js";
import { runNextJob } from "../jobs/run-jobs.js";
import { tidy } from "../ops/tidy.js";
import { OutboundError } from "../ports/outbound/outbound.js";
import { encrypted, zipOf } from "../testing/test-archives.js";
import { testEngines } from "../testing/test-engines.js";
import { type SentFile, writeUploadForm } from "../testing/test-form.js";
import { testOutbound } from "../testing/test-outbound.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const mjml = (words: string, picture = "") =>
  `<mjml><mj-head><mj-title>${words}</mj-title></mj-head><mj-body><mj-section><mj-column>${picture && `<mj-image src="${picture}" />`}<mj-text>${words}</mj-text></mj-column></mj-section></mj-body></mjml>`;
const dayMs = 24 * 60 * 60 * 1000;

interface Listed {
  id: string;
  name: string;
  title: string;
  state: string;
  failure: string | null;
  templateId: string | null;
}

describe.each(testEngines)("imports of many emails, on $name", (engine) => {
  let server: TestServer;
  let ann: TestUser;
  let pages: Record<string, string>;
  beforeAll(async () => {
    const get = async (url: string) => {
      if (url.includes("10.0.0.1")) throw new OutboundError("forbidden", "Not there.");
      const page = pages[url];
      return { status: page === undefined ? 404 : 200, contentType: "text/html", bytes: Buffer.from(page ?? "") };
    };
    server = await startTestServer(engine, { ports: { outbound: { ...testOutbound, get } } });
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    pages = {};
    ann = await server.addUser();
    await server.ports.database.delete(jobs);
  }, 60_000);

  const upload = (user: TestUser, files: readonly SentFile[]) => {
    const { headers, payload } = writeUploadForm(files);
    return server.inject({ method: "POST", url: "/api/v2/imports", headers: { ...user.headers, ...headers }, payload });
  };
  const zip = (files: Parameters<typeof zipOf>[0], name = "letters.zip") => ({ name, bytes: zipOf(files) });
  const bring = async (...files: SentFile[]) => (await upload(ann, files)).json().id as string;
  const runAll = async () => {
    while (await runNextJob(server.ports, jobWork, { onFault: () => {} })) {}
  };
  const read = async (id: string) => (await ann.call("GET", `/api/v2/imports/${id}`)).json();
  const resultsOf = async (id: string): Promise<Listed[]> => (await ann.call("GET", `/api/v2/imports/${id}/results`)).json();
  const accept = (id: string, ids: readonly string[], more = {}) => ann.call("POST", `/api/v2/imports/${id}/accept`, { ids, ...more });

  test("an archive becomes results, one for each email, and what nothing came of is first", async () => {
    const answer = await upload(ann, [
      zip({ "a/one.mjml": mjml("Autumn: sale!"), "a/two.json": "{}", "a/three.html": "only words", "notes.txt": "x", "more.zip": "x" }),
    ]);
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { name: "letters.zip", state: "running", total: 4, waiting: 3 }]);
    const { id } = answer.json();
    expect((await ann.call("GET", `/api/v2/jobs/${id}`)).json()).toMatchObject({ kind: "import-many", state: "waiting" });
    await runAll();
    expect(await read(id)).toMatchObject({ state: "done", waiting: 0, read: 1, refused: 3, accepted: 0 });
    const results = await resultsOf(id);
    expect(results.at(-1)).toMatchObject({ name: "a/one.mjml", title: "Autumn sale", state: "read", format: "mjml", difference: null });
    expect(results.map(({ failure }) => failure).sort()).toEqual([null, "source-archive", "source-json", "source-no-markup"].sort());
    const detail = (await ann.call("GET", `/api/v2/imports/${id}/results/${results.at(-1)?.id}`)).json();
    expect(detail.after).toContain("Autumn: sale!");
    expect((await ann.call("GET", "/api/v2/imports")).json()).toEqual([await read(id)]);
  });

  test("what does not come along leads to where its folder is on the web", async () => {
    const { headers, payload } = writeUploadForm([
      zip({ "letters/2025/one.mjml": mjml("One", "../lamp.png"), "letters/two.mjml": mjml("Two", "img/rug.png") }),
    ]);
    const send = (base: string) =>
      server.inject({
        method: "POST",
        url: `/api/v2/imports?base=${encodeURIComponent(base)}`,
        headers: { ...ann.headers, ...headers },
        payload,
      });
    const refused = await send("www.example.com/mails");
    expect([refused.statusCode, refused.json().fields]).toEqual([400, [{ field: "base", code: "invalid" }]]);
    const { id } = (await send("https://www.example.com/mails")).json();
    await runAll();
    const [one, two] = (await resultsOf(id)).sort((a, b) => (a.name < b.name ? -1 : 1));
    const after = async (result: Listed | undefined) => (await ann.call("GET", `/api/v2/imports/${id}/results/${result?.id}`)).json().after;
    expect(await after(one)).toContain('src="https://www.example.com/mails/lamp.png"');
    expect(await after(two)).toContain('src="https://www.example.com/mails/img/rug.png"');
  });

  test("pictures of the archive go to the library once, and emails show them by their addresses", async () => {
    const png = await sharp({ create: { width: 9, height: 7, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const id = await bring(
      zip({
        "a/one.mjml": mjml("One", "../img/a%20b.png?x=1"),
        "a/two.mjml": mjml("Two", "img/other.png"),
        "three.mjml": mjml("Three", "gone.png"),
        "img/a b.png": png,
        "a/img/other.png": png,
        "img/unused.png": png,
      }),
    );
    await runAll();
    const details = await Promise.all(
      (await resultsOf(id)).map(async (result) => (await ann.call("GET", `/api/v2/imports/${id}/results/${result.id}`)).json()),
    );
    const shown = Object.fromEntries(details.map(({ result, after }) => [result.title, /<img[^>]* src="([^"]*)"/.exec(after)?.[1] ?? ""]));
    expect(shown["One"]).toMatch(/^http:\/\/mail\.test\/api\/v2\/assets\/public\/[^/]+\/a-b-[0-9a-f]{8}\.png$/);
    expect(shown["Two"]).toMatch(/other-[0-9a-f]{8}\.png$/);
    const library = (await ann.call("GET", "/api/v2/assets/user")).json();
    expect(library.map(({ originalName }: { originalName: string }) => originalName).sort()).toEqual(["a b.png", "other.png"]);
    expect((await server.inject({ url: new URL(shown["One"] ?? "").pathname })).statusCode).toBe(200);
  });

  test("results become templates in their categories, and each of them once", async () => {
    const id = await bring({ name: "one.mjml", bytes: Buffer.from(mjml("One")) }, { name: "two.html", bytes: Buffer.from("words") });
    await runAll();
    const results = await resultsOf(id);
    const [good, bad] = [results.find(({ state }) => state === "read"), results.find(({ state }) => state === "refused")];
    const admin = await server.addUser({ role: "ROLE_ADMIN" });
    const category = (await admin.call("POST", "/api/v2/categories", { name: `Old letters ${id}` })).json();
    const ids = [good?.id ?? "", bad?.id ?? ""];
    const first = (await accept(id, ids, { categories: [{ id: category.id }] })).json();
    expect(first.refused).toEqual([{ id: bad?.id, code: "result-not-read" }]);
    const { templateId } = first.accepted[0];
    expect((await ann.call("GET", `/api/v2/usertemplate/${templateId}`)).json()).toMatchObject({
      name: "One",
      status: "draft",
      categories: [{ id: category.id }],
      template: { components: { root: {} } },
    });
    expect((await accept(id, ids)).json().accepted).toEqual(first.accepted);
    expect(await read(id)).toMatchObject({ accepted: 1 });
    expect((await accept(id, ids, { categories: [{ id: "unknown" }] })).statusCode).toBe(400);
    await ann.call("DELETE", `/api/v2/imports/${id}`);
    expect((await ann.call("GET", `/api/v2/usertemplate/${templateId}`)).statusCode).toBe(200);
  });

  test("what a person may have no more of is refused by itself", async () => {
    const id = await bring({ name: "one.mjml", bytes: Buffer.from(mjml("One")) }, { name: "two.mjml", bytes: Buffer.from(mjml("Two")) });
    await runAll();
    server.ports.quotas = { ...server.ports.quotas, user: { templates: 1 } };
    const ids = (await resultsOf(id)).map((result) => result.id);
    const answer = (await accept(id, ids)).json();
    server.ports.quotas = { ...server.ports.quotas, user: {} };
    expect([answer.accepted.length, answer.refused]).toEqual([1, [{ id: ids[1], code: "quota-templates" }]]);
  });

  test("pages are fetched by their addresses, through the way out that is guarded", async () => {
    pages = { "https://news.example/autumn.html": mjml("By address", "img/a.png") };
    const addresses = ["https://news.example/autumn.html", "https://news.example/gone.html", "http://10.0.0.1/x", "ftp://news.example/a"];
    const { id } = (await ann.call("POST", "/api/v2/imports/addresses", { addresses })).json();
    await runAll();
    const results = await resultsOf(id);
    const failures = Object.fromEntries(results.map(({ name, failure }) => [name, failure]));
    expect(failures).toEqual({
      "https://news.example/autumn.html": null,
      "https://news.example/gone.html": "address-unreachable",
      "http://10.0.0.1/x": "address-not-allowed",
      "ftp://news.example/a": "address-not-allowed",
    });
    const fetched = results.find(({ state }) => state === "read");
    expect(fetched?.title).toBe("By address");
    expect((await ann.call("GET", `/api/v2/imports/${id}/results/${fetched?.id}`)).json().after).toContain(
      "https://news.example/img/a.png",
    );
    for (const wrong of [[], [""], Array(501).fill("https://a.example")])
      expect((await ann.call("POST", "/api/v2/imports/addresses", { addresses: wrong })).statusCode).toBe(400);
  });

  test("uploads that are none of emails, hostile or too many are refused whole, and nothing is stored", async () => {
    const before = (await server.ports.database.select().from(blobs)).length;
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`${index}.html`, "<p>x</p>"]));
    const codes = [
      await upload(ann, [{ name: "a.txt", bytes: Buffer.from("x") }]),
      await upload(ann, []),
      await upload(ann, [{ name: "a.zip", bytes: Buffer.from("no archive") }]),
      await upload(ann, [{ name: "a.zip", bytes: encrypted(zipOf({ "a.html": "<p>x</p>" })) }]),
      await upload(ann, [{ name: "../../a.html", bytes: Buffer.from("<p>x</p>") }]),
      await upload(ann, [zip(many)]),
    ].map((answer) => answer.json().code);
    expect(codes).toEqual(["import-empty", "import-empty", "archive-broken", "archive-encrypted", "archive-names", "too-many-emails"]);
    expect((await ann.call("GET", "/api/v2/imports")).json()).toEqual([]);
    expect((await server.ports.database.select().from(blobs)).length).toBe(before);
  });

  test("a file that is too large for an email is a result that says so", async () => {
    const id = await bring(
      { name: "a.html", bytes: Buffer.alloc(2 * 1024 * 1024 + 1, "x") },
      { name: "b.html", bytes: Buffer.from(mjml("B")) },
    );
    await runAll();
    expect((await resultsOf(id)).map(({ failure }) => failure)).toEqual(["file-too-large", null]);
  });

  test("a long import gives others their turn, is cancelled, and goes on where it was", async () => {
    const files = Object.fromEntries(Array.from({ length: 45 }, (_, index) => [`${index}.mjml`, mjml(`Letter ${index}`)]));
    const id = await bring(zip(files));
    const step = () => runNextJob(server.ports, jobWork, { onFault: () => {} });
    await step();
    expect(await read(id)).toMatchObject({ state: "running", read: 20, waiting: 25 });
    expect((await ann.call("DELETE", `/api/v2/jobs/${id}`)).json().state).toBe("cancelled");
    await runAll();
    expect(await read(id)).toMatchObject({ state: "cancelled", read: 20, waiting: 25 });
    await ann.call("POST", `/api/v2/jobs/${id}/retry`);
    await step();
    expect(await read(id)).toMatchObject({ state: "running", read: 40, waiting: 5 });
    await runAll();
    expect(await read(id)).toMatchObject({ state: "done", read: 45 });
    expect((await ann.call("GET", `/api/v2/jobs/${id}`)).json()).toMatchObject({ state: "done", attempts: 1 });
  });

  test("after the end of a process an import goes on, and an email that ended it twice is left out", async () => {
    const id = await bring({ name: "a.mjml", bytes: Buffer.from(mjml("A")) }, { name: "b.mjml", bytes: Buffer.from(mjml("B")) });
    const { database, clock } = server.ports;
    // As if a process had been killed at it: its lease runs out.
    await database.update(jobs).set({ attempts: 2, leasedUntil: clock.now() }).where(eq(jobs.id, id));
    await database.update(importResults).set({ tries: 2 }).where(eq(importResults.name, "a.mjml"));
    server.clock.advance(60_000);
    await runAll();
    await ann.signInAgain();
    const results = await resultsOf(id);
    expect(results.map(({ name, failure }) => [name, failure])).toEqual([
      ["a.mjml", "import-failed"],
      ["b.mjml", null],
    ]);
  });

  test("an import is seen, accepted and removed by nobody else", async () => {
    const id = await bring({ name: "a.mjml", bytes: Buffer.from(mjml("A")) });
    await runAll();
    const [result] = await resultsOf(id);
    const other = await server.addUser({ role: "ROLE_ADMIN" });
    const calls = [
      await other.call("GET", `/api/v2/imports/${id}`),
      await other.call("GET", `/api/v2/imports/${id}/results`),
      await other.call("GET", `/api/v2/imports/${id}/results/${result?.id}`),
      await other.call("PATCH", `/api/v2/imports/${id}/results/${result?.id}`, { forms: [] }),
      await other.call("POST", `/api/v2/imports/${id}/accept`, { ids: [result?.id] }),
      await other.call("DELETE", `/api/v2/imports/${id}`),
    ];
    expect(calls.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(404));
    expect((await ann.call("PATCH", `/api/v2/imports/${id}/results/${result?.id}`, { forms: [] })).json().code).toBe(
      "renderer-unavailable",
    );
  });

  test("it is removed with its results and pictures, by its person or after two weeks, and twenty are enough", async () => {
    const picture = Buffer.from("not even a picture");
    const letter = { name: "a.mjml", bytes: Buffer.from(mjml("A")) };
    const [one, other] = [await bring(letter, { name: "a.png", bytes: picture }), await bring(letter)];
    expect((await ann.call("DELETE", `/api/v2/imports/${one}`)).statusCode).toBe(204);
    expect((await ann.call("GET", `/api/v2/imports/${one}`)).statusCode).toBe(404);
    for (let count = 1; count < 20; count += 1) await bring(letter);
    const kept = await server.ports.database.select({ key: blobs.contentKey }).from(blobs);
    expect((await upload(ann, [letter, { name: "b.png", bytes: Buffer.from("another picture") }])).json().code).toBe("too-many-imports");
    expect(await server.ports.database.select({ key: blobs.contentKey }).from(blobs)).toEqual(kept);
    server.clock.advance(13 * dayMs);
    await tidy(server.ports);
    expect(await server.ports.database.select().from(imports).where(eq(imports.id, other))).toHaveLength(1);
    server.clock.advance(2 * dayMs);
    await tidy(server.ports);
    expect(await server.ports.database.select().from(imports)).toEqual([]);
    expect(await server.ports.database.select().from(importResults)).toEqual([]);
  });

  test("while an email is laid out again others are answered, and of several choices of a person one waits", async () => {
    const id = await bring({ name: "one.mjml", bytes: Buffer.from(mjml("One")) });
    await runAll();
    const [result] = await resultsOf(id);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const own = server.ports.emailReader;
    server.ports.emailReader = { read: () => held.then(() => ({ kind: "refused", code: "source-empty" })) };
    const choose = () => ann.call("PATCH", `/api/v2/imports/${id}/results/${result?.id}`, { forms: [] });
    const choices = [choose(), choose(), choose()];
    // The first answer is the refusal: the others are held.
    expect((await Promise.race(choices)).json().code).toBe("unavailable");
    expect((await ann.call("GET", `/api/v2/imports/${id}`)).statusCode).toBe(200);
    letGo();
    const codes = (await Promise.all(choices)).map((answer) => answer.json().code);
    expect(codes.sort()).toEqual(["result-not-read", "result-not-read", "unavailable"]);
    expect((await resultsOf(id))[0]?.state).toBe("read");
    server.ports.emailReader = own;
  });
});
