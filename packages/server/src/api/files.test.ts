import { readdirSync } from "node:fs";
import { fileTypes, fileUploadMaxBytes } from "@mailwright/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { unlimited } from "../config/quotas.js";
import { readOwnPicture } from "../pictures/read-own-picture.js";
import { testEngines } from "../testing/test-engines.js";
import { testFiles } from "../testing/test-files.js";
import { type SentFile, writeUploadForm } from "../testing/test-form.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const pdf = (words = "one") => Buffer.from(`%PDF-1.7\n${words}\n%%EOF\n`);

describe.each(testEngines)("files that links lead to, on $name", (engine) => {
  let server: TestServer;
  let ann: TestUser;
  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    server.ports.quotas = unlimited;
    ann = await server.addUser();
  });

  const upload = (user: TestUser, files: readonly SentFile[], query = "") => {
    const { headers, payload } = writeUploadForm(files);
    return server.inject({ method: "POST", url: `/api/v2/assets/file${query}`, headers: { ...user.headers, ...headers }, payload });
  };
  const fetchFile = (url: string, method: "GET" | "HEAD" = "GET") => server.inject({ method, url: new URL(url).pathname });
  const createTemplate = async (user: TestUser, html = "<p>1</p>") =>
    (await user.call("POST", "/api/v2/usertemplate/type/email", { name: "T", template: { html } })).json().id as string;

  test("a file is kept byte for byte, and only ever downloaded", async () => {
    const answer = await upload(ann, [{ name: "Preisliste Öl.PDF", bytes: pdf() }]);
    expect(answer.statusCode).toBe(201);
    const stored = answer.json();
    expect(stored).toMatchObject({ originalName: "Preisliste Öl.PDF", mime: "application/pdf", sizeBytes: pdf().length });
    expect(stored.savedName).toMatch(/^preisliste-ol-[0-9a-f]{8}\.pdf$/);
    expect(stored).not.toHaveProperty("widthPx");
    const given = await fetchFile(stored.url);
    expect(given.rawPayload).toEqual(pdf());
    expect(given.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(pdf().length),
      "content-disposition": `attachment; filename="Preisliste _l.pdf"; filename*=UTF-8''Preisliste%20%C3%96l.pdf`,
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
    });
    const head = await fetchFile(stored.url, "HEAD");
    expect([head.statusCode, head.headers["content-length"], head.rawPayload.length]).toEqual([200, String(pdf().length), 0]);
  });

  test("it is no picture: not listed, copied, renamed, shown or made small", async () => {
    const templateId = await createTemplate(ann);
    const own = (await upload(ann, [{ name: "a.pdf", bytes: pdf() }])).json();
    const ofTemplate = (await upload(ann, [{ name: "a.pdf", bytes: pdf() }], `?templateId=${templateId}`)).json();
    await ann.call("PATCH", `/api/v2/usertemplate/${templateId}`, { template: { html: `<a href="${ofTemplate.url}">a</a>` } });
    for (const list of ["user", `template/${templateId}`, `user?shownIn=${templateId}`])
      expect((await ann.call("GET", `/api/v2/assets/${list}`)).json()).toEqual([]);
    expect((await ann.call("GET", `/api/v2/assets/picture/${own.id}`)).statusCode).toBe(404);
    expect((await ann.call("PATCH", `/api/v2/assets/picture/${own.id}`, { originalName: "b.exe" })).statusCode).toBe(404);
    expect((await ann.call("GET", `/api/v2/assets/template/${templateId}/${own.savedName}`)).statusCode).toBe(404);
    expect((await server.inject({ url: `${new URL(own.url).pathname}?width=320` })).statusCode).toBe(404);
    expect(await readOwnPicture(server.ports, own.url)).toBeNull();
  });

  test("it is deleted by its address, and goes with its template", async () => {
    const templateId = await createTemplate(ann);
    const send = async (words: string) =>
      (await upload(ann, [{ name: "a.pdf", bytes: pdf(words) }], `?templateId=${templateId}`)).json().url;
    const [first, second] = [await send("first"), await send("second")];
    expect((await ann.call("DELETE", `/api/v2/assets/template/${templateId}`, { url: first })).statusCode).toBe(204);
    expect([(await fetchFile(first)).statusCode, (await fetchFile(second)).statusCode]).toEqual([404, 200]);
    await ann.call("PUT", `/api/v2/usertemplate/${templateId}/status/deleted`);
    await ann.call("DELETE", `/api/v2/usertemplate/${templateId}`);
    expect((await fetchFile(second)).statusCode).toBe(404);
  });

  test("every kind that is named is taken", async () => {
    expect(Object.keys(testFiles)).toEqual(Object.keys(fileTypes));
    for (const [ending, bytes] of Object.entries(testFiles)) {
      const answer = await upload(ann, [{ name: `a.${ending}`, bytes }]);
      expect([ending, answer.statusCode]).toEqual([ending, 201]);
      expect((await fetchFile(answer.json().url)).headers["content-type"]).toBe(fileTypes[ending]);
    }
  });

  const html = Buffer.from("<!doctype html><script>alert(1)</script>");
  test.each<[string, string, Buffer, number, string]>([
    ["a page", "a.html", html, 415, "unsupported-file"],
    ["a drawing", "a.svg", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), 415, "unsupported-file"],
    ["a script", "a.js", Buffer.from("alert(1)"), 415, "unsupported-file"],
    ["a program", "a.exe", Buffer.from("MZ\0\0"), 415, "unsupported-file"],
    ["a document with macros", "a.docm", testFiles["docx"] ?? html, 415, "unsupported-file"],
    ["a name without an ending", "pdf", pdf(), 415, "unsupported-file"],
    ["a page that is called a PDF", "a.pdf", html, 415, "unsupported-file"],
    ["a program that is called a text", "a.txt", Buffer.from("MZ\0\0\0"), 415, "unsupported-file"],
    ["an archive that is called a document", "a.docx", testFiles["zip"] ?? html, 415, "unsupported-file"],
    ["a page that is called a calendar", "a.ics", html, 415, "unsupported-file"],
    ["a second ending before the path ends", "a.pdf\\..\\b.exe", pdf(), 415, "unsupported-file"],
    ["nothing at all", "a.pdf", Buffer.alloc(0), 400, "file-empty"],
    ["a byte too much", "a.pdf", Buffer.concat([pdf(), Buffer.alloc(fileUploadMaxBytes)]), 413, "file-too-large"],
  ])("%s is refused and leaves nothing behind", async (_, name, bytes, status, code) => {
    const before = readdirSync(server.dataDir, { recursive: true }).length;
    const answer = await upload(ann, [{ name, bytes }]);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(readdirSync(server.dataDir, { recursive: true }).length).toBe(before);
  });

  test("one at a time, and in the form of uploads", async () => {
    expect((await upload(ann, [])).json().fields).toEqual([{ field: "files[]", code: "required" }]);
    const two = ["a.pdf", "b.pdf"].map((name) => ({ name, bytes: pdf(name) }));
    expect((await upload(ann, two)).json().code).toBe("too-many-files");
    expect((await ann.call("POST", "/api/v2/assets/file", {})).statusCode).toBe(415);
  });

  test.each(["../../../etc/passwd.pdf", "..\\\\windows.pdf", "a\u0001b\u202e.pdf", ".pdf", `${"x".repeat(500)}.pdf`])(
    "the name %j becomes a safe one",
    async (name) => {
      const stored = (await upload(ann, [{ name, bytes: pdf(name) }])).json();
      expect(stored.savedName).toMatch(/^[a-z0-9][a-z0-9-]{0,90}\.pdf$/);
      expect(stored.originalName).not.toMatch(/[/\\\p{Cc}\u202e]/u);
      const { headers } = await fetchFile(stored.url);
      expect(headers["content-disposition"]).toMatch(
        /^attachment; filename="[A-Za-z0-9 _-][A-Za-z0-9 ._-]*\.pdf"; filename\*=UTF-8''[^/\\]+\.pdf$/,
      );
    },
  );

  test("it counts as bytes, and not as a picture", async () => {
    server.ports.quotas = { ...unlimited, user: { bytes: 100, pictures: 1 } };
    const kim = await server.addUser();
    for (const words of ["one", "two"]) expect((await upload(kim, [{ name: "a.pdf", bytes: pdf(words) }])).statusCode).toBe(201);
    const refused = (await upload(kim, [{ name: "a.pdf", bytes: pdf("x".repeat(100)) }])).json();
    expect(refused).toMatchObject({ code: "quota-bytes", quota: { kind: "bytes", limit: 100, used: 2 * pdf().length } });
    const { quotas } = (await kim.call("GET", "/api/v2/usage")).json();
    expect(quotas.find(({ kind }: { kind: string }) => kind === "pictures").used).toBe(0);
  });

  test("it is uploaded for a template by whoever may change it", async () => {
    const id = await createTemplate(ann);
    const [other, stranger] = [await server.addUser(), await server.addUser({ workspaceId: "elsewhere", role: "ROLE_ADMIN" })];
    const send = async (user: TestUser) => (await upload(user, [{ name: "a.pdf", bytes: pdf() }], `?templateId=${id}`)).json().code;
    expect([await send(other), await send(stranger), await send(ann)]).toEqual(["template-not-found", "template-not-found", undefined]);
    await ann.call("PATCH", `/api/v2/usertemplate/sharing/${id}`, { collaborators: [other.id] });
    await other.call("PATCH", `/api/v2/usertemplate/sharing/${id}/lock/true`);
    expect([await send(ann), await send(other)]).toEqual(["template-locked", undefined]);
    const { headers, payload } = writeUploadForm([{ name: "a.pdf", bytes: pdf() }]);
    expect((await server.inject({ method: "POST", url: "/api/v2/assets/file", headers, payload })).statusCode).toBe(401);
  });
});
