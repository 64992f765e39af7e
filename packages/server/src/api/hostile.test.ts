import { gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadContract, type Operation } from "../http/load-contract.js";
import { testEngines } from "../testing/test-engines.js";
import { writeUploadForm } from "../testing/test-form.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";
import { testServices } from "../testing/test-services.js";

const base = "/api/v2/usertemplate";
const injections = [
  "'; drop table templates; --",
  "' or '1'='1",
  "name); delete from users; --",
  "\\' union select * from sessions --",
  "%",
  "_",
];
const operations = loadContract().operations;

/** What has broken servers before, and what stays whole here. Names of pictures, bombs and drawings are in assets.test.ts. */
describe.each(testEngines)("hostile input, on $name", (engine) => {
  let server: TestServer;
  let ann: TestUser;
  let stranger: TestUser;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { authMode: "demo", publicUrl: null }, ports: testServices });
    ann = await server.addUser({ role: "ROLE_ADMIN", firstName: "Ann\r\nBcc: all@evil.test" });
    stranger = await server.addUser({ workspaceId: "elsewhere", role: "ROLE_ADMIN", entitlements: ["custom-modules"] });
    const make = async (url: string, body: object) => (await ann.call("POST", url, body)).json().id as string;
    ids["template"] = await make(`${base}/type/email`, { name: "Mine", template: { html: "<p>1</p>" } });
    ids["system"] = await make("/api/v2/systemtemplate/type/email", { name: "Ours", template: { html: "<p>2</p>" } });
    ids["category"] = await make("/api/v2/categories", { name: "Group" });
    ids["note"] = await make("/api/v2/note", { templateId: ids["template"], text: "Note" });
    ids["block"] = await make("/api/v2/customblocks", { name: "Block" });
    ids["user"] = ann.id;
  }, 60_000);
  afterAll(() => server?.close());

  const fingerprint = async () => {
    const tables = ["templates", "template_bodies", "template_versions", "categories", "notes", "custom_blocks", "users", "assets"];
    const parts = tables.map((table) => sql.raw(`coalesce((select md5(string_agg(t::text, '|' order by t::text)) from ${table} t), '')`));
    const answer: unknown = await server.ports.database.execute(sql`select ${sql.join(parts, sql` || `)} as hash`);
    return (answer as { rows: unknown[] }).rows[0];
  };

  test("SQL in a search, in a sort key or in an id is text that finds nothing", async () => {
    const before = await fingerprint();
    for (const text of injections) {
      const found = await ann.call("GET", `${base}?status=draft&searchTerm=${encodeURIComponent(text)}`);
      expect([text, found.statusCode, found.json()["total-elements"]]).toEqual([text, 200, 0]);
      for (const operation of ["EQUALS", "CONTAINS", "STARTS_WITH", "ENDS_WITH"]) {
        const criteria = [{ key: "name", operation, value: text }];
        expect((await ann.call("POST", `${base}/search`, { criteria })).json()["total-elements"]).toBe(0);
        expect(
          (await ann.call("POST", "/api/v2/principal/search", { criteria: [{ key: "email", operation, value: text }] })).json().data,
        ).toEqual({ principals: [] });
      }
      expect((await ann.call("GET", `${base}?sortBy=${encodeURIComponent(text)}`)).statusCode).toBe(400);
      expect((await ann.call("POST", `${base}/search`, { orderBy: text, orderDirection: text })).statusCode).toBe(400);
      expect([400, 404]).toContain((await ann.call("GET", `${base}/${encodeURIComponent(text)}`)).statusCode);
    }
    expect(await fingerprint()).toEqual(before);
  });

  test("ten thousand levels of JSON are refused by every call that takes a body", async () => {
    const deep = `${"[".repeat(10_000)}${"]".repeat(10_000)}`;
    const deepObject = `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`;
    const before = await fingerprint();
    for (const operation of operations.filter(({ body, access }) => body !== null && access === "signed-in")) {
      const names = Object.keys(Object(resolve(operation.body)["properties"]));
      for (const payload of [deep, deepObject, `{${names.map((name) => `"${name}":${deepObject}`).join(",")}}`]) {
        const answer = await server.inject({
          method: operation.method as "POST",
          url: writeUrl(operation, ids["template"] ?? ""),
          headers: { ...ann.headers, "content-type": "application/json" },
          payload,
        });
        const refused = payload.length > operation.bodyMaxBytes ? [413, "body-too-large"] : [400, "document-too-deep"];
        expect([operation.id, answer.statusCode, answer.json().code]).toEqual([operation.id, ...refused]);
      }
    }
    expect(await fingerprint()).toEqual(before);
  });

  test("names that lead into a prototype, broken JSON and packed bodies are refused", async () => {
    const send = (payload: string | Buffer, headers: Record<string, string> = {}) =>
      server.inject({
        method: "POST",
        url: `${base}/type/email`,
        headers: { ...ann.headers, "content-type": "application/json", ...headers },
        payload,
      });
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, 32));
    for (const answer of [
      await send('{"__proto__":{"role":"ROLE_ADMIN"},"name":"x"}'),
      await send('{"name":"x","constructor":{"prototype":{"role":"ROLE_ADMIN"}}}'),
      await send('{"name":"x"'),
      await send(bomb, { "content-encoding": "gzip" }),
    ]) {
      expect([answer.statusCode, ["malformed-body", "unsupported-media-type"]]).toEqual([
        answer.statusCode,
        expect.arrayContaining([answer.json().code]),
      ]);
      expect(answer.statusCode).toBeLessThan(500);
    }
    expect(Object.hasOwn(Object.prototype, "role")).toBe(false);
  });

  test("nothing that is sent becomes a header of a mail", async () => {
    const url = `${base}/sendtestmail/${ids["template"]}`;
    for (const to of ["a@b.test\r\nBcc: all@evil.test", "a@b.test, c@d.test", "<a@b.test>", '"\r\nBcc: x"@b.test', "a@b.test\u0000"]) {
      expect((await ann.call("POST", url, { to: [to] })).statusCode).toBe(400);
      expect((await ann.call("POST", url, { to: ["a@b.test"], from: to })).statusCode).toBe(400);
    }
    // The one who asks has a line break in the name, and the name stands in the subject.
    const ben = await server.addUser();
    const { id } = (await ben.call("POST", `${base}/type/email`, { name: "Shared" })).json();
    await ben.call("PATCH", `${base}/sharing/${id}`, { collaborators: [ann.id, (await server.addUser()).id] });
    await ben.call("PATCH", `${base}/sharing/${id}/lock/true`);
    expect((await ann.call("POST", `${base}/sharing/email/unlock/${ben.id}/${id}`)).statusCode).toBe(200);
    const [mail] = (await ann.call("GET", "/api/v2/inbox")).json().elements;
    const { body: source } = await ann.call("GET", `/api/v2/inbox/${mail.id}/source`);
    const headers = source.slice(0, source.indexOf("\r\n\r\n"));
    expect(headers).not.toMatch(/^bcc:/im);
    expect(headers.match(/^subject:/gim)).toHaveLength(1);
  });

  test("whoever is of another workspace gets at nothing by its id, with any call", async () => {
    const before = await fingerprint();
    // Answers that are about the stranger's own things, whatever id is named.
    const own = new Set(["createNote", "listNotes"]);
    for (const operation of operations.filter(({ access, url }) => access === "signed-in" && /:/.test(url))) {
      for (const id of Object.values(ids)) {
        const url = writeUrl(operation, id);
        if (!url.includes(id)) continue;
        const body = operation.body === null ? {} : { payload: JSON.stringify(bodyFor(operation, id)) };
        const headers = { ...stranger.headers, ...(operation.body === null ? {} : { "content-type": "application/json" }) };
        const answer = await server.inject({ method: operation.method as "GET", url, headers, ...body });
        if (own.has(operation.id) && answer.statusCode < 300) continue;
        expect([operation.id, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([operation.id, true]);
        expect(answer.body).not.toContain("Mine");
      }
    }
    expect(await fingerprint()).toEqual(before);
  });

  test("the name that a request gives the server leads nowhere else", async () => {
    const png = await sharp({ create: { width: 3, height: 3, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const { headers, payload } = writeUploadForm([{ name: "a.png", bytes: png }]);
    for (const host of ["evil.test", "evil.test:4400", "localhost:1", "evil.test/x", "evil.test\\@b", "a b", 'x"><script>']) {
      const answer = await server.inject({ method: "POST", url: "/api/v2/assets", headers: { ...ann.headers, ...headers, host }, payload });
      expect(new URL(answer.json()[0].url).host).toBe(`localhost:${server.config.port}`);
    }
    const host = `127.0.0.1:${server.config.port}`;
    const own = await server.inject({ method: "POST", url: "/api/v2/assets", headers: { ...ann.headers, ...headers, host }, payload });
    expect(new URL(own.json()[0].url).host).toBe(host);
  });
});

const shared = loadContract().shared;

function resolve(schema: object | null): Record<string, unknown> {
  const reference = Reflect.get(schema ?? {}, "$ref");
  if (typeof reference !== "string") return (schema ?? {}) as Record<string, unknown>;
  const steps = reference.slice(reference.indexOf("#/") + 2).split("/");
  return resolve(steps.reduce<unknown>((at, step) => Reflect.get(Object(at), step), shared) as object);
}

/** Words that every parameter takes, and the id for the rest. */
const words: Record<string, string> = {
  status: "deleted",
  type: "email",
  imageName: "a.png",
  name: "a.png",
  versionDate: "2026-01-01T00:00:00.000Z",
};
function writeUrl({ url, id: operation }: Operation, id: string): string {
  const locks: Record<string, string> = operation === "lockTemplate" ? { status: "true" } : {};
  return url.replaceAll(/:(\w+)/g, (_, name: string) => ({ ...words, ...locks })[name] ?? id);
}

/** A body that passes the contract, as far as the id is concerned. */
function bodyFor(operation: Operation, id: string): object {
  const properties = Object(resolve(operation.body)["properties"]);
  const given: Record<string, unknown> = {
    ids: [id],
    collaborators: [id],
    to: ["a@b.test"],
    name: "Taken",
    text: "Taken",
    url: `/api/v2/assets/public/${id}/a.png`,
    templateId: id,
  };
  return Object.fromEntries(Object.entries(given).filter(([name]) => name in properties));
}
