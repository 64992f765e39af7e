import { templateSizeMaxBytes } from "@mailwright/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";
const components = { version: 1, settings: { z: 1, a: 2 }, root: { id: "r", type: "root", props: { "10": "ten", "2": "two" } } };
const content = { html: "<p>Hello</p>", css: "p{color:red}", style: null, customStyles: "", components };

describe.each(testEngines)("saving templates on $name", (engine) => {
  let server: TestServer;
  let ann: TestUser;
  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    ann = await server.addUser();
  });

  const create = async (user: TestUser, more: object = {}): Promise<string> => {
    const answer = await user.call("POST", `${base}/type/email`, { name: "First", ...more });
    expect(answer.statusCode).toBe(201);
    return answer.json().id;
  };

  describe("saving", () => {
    test("only what is given changes, and the version counts", async () => {
      const id = await create(ann, { description: "Stays", template: content });
      const saved = await ann.call("PATCH", `${base}/${id}`, { name: "Second", template: { html: "<b>New</b>" } }, { "if-match": '"1"' });
      expect([saved.statusCode, saved.headers["etag"]]).toEqual([200, '"2"']);
      const { name, description, template } = (await ann.call("GET", `${base}/${id}`)).json();
      expect({ name, description, template }).toEqual({
        name: "Second",
        description: "Stays",
        template: { ...content, html: "<b>New</b>" },
      });
    });

    test("a save based on an older version is refused with what is stored now", async () => {
      const id = await create(ann, { template: content });
      await ann.call("PATCH", `${base}/${id}`, { template: { html: "<p>Theirs</p>" } }, { "if-match": '"1"' });
      const late = await ann.call("PATCH", `${base}/${id}`, { template: { html: "<p>Mine</p>" } }, { "if-match": '"1"' });
      expect([late.statusCode, late.json().code, late.headers["etag"]]).toEqual([412, "version-conflict", '"2"']);
      expect(late.json().current).toMatchObject({ id, version: 2, template: { html: "<p>Theirs</p>" } });
      expect((await ann.call("GET", `${base}/${id}`)).json().template.html).toBe("<p>Theirs</p>");
    });

    test("of 600 racing saves exactly one wins each of twenty rounds", async () => {
      const id = await create(ann, { template: content });
      for (let version = 1; version <= 20; version += 1) {
        const save = (n: number) =>
          ann.call("PATCH", `${base}/${id}`, { template: { html: `<p>${n}</p>` } }, { "if-match": `"${version}"` });
        const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => save(n)));
        const statuses = answers.map((answer) => answer.statusCode).sort();
        expect(statuses).toEqual([200, ...Array(29).fill(412)]);
      }
    }, 120_000);

    test("turning the star is no new version, so an open editor can still save", async () => {
      const id = await create(ann, { tags: "news", template: content });
      const starred = await ann.call("PATCH", `${base}/${id}`, { tags: "news,favorite" });
      expect(starred.json()).toMatchObject({ tags: "news,favorite", version: 1 });
      expect((await ann.call("PATCH", `${base}/${id}`, { template: { css: "" } }, { "if-match": '"1"' })).statusCode).toBe(200);
    });

    test("base64 content in html, css or the document is refused, and nothing of it is stored", async () => {
      const id = await create(ann, { template: content });
      const inHtml = { html: '<img src="data:image/png;base64,iVBORw0KGgo=">' };
      const inCss = { css: "p{background:url(DATA:image/gif;charset=utf-8;base64,R0lGOD)}" };
      // The compiler leaves such an address out, so that the html of a save does not show it.
      const inCode = { components: { version: 1, root: { type: "code", props: { html: '<img src="data:image/png;base64,AAAA">' } } } };
      const inStyle = { style: [{ background: "url(data:image/gif;base64,R0lGOD)" }] };
      const inCustomStyles = { customStyles: "p{background:url(data:image/gif;base64,R0lGOD)}" };
      for (const template of [inHtml, inCss, inCode, inStyle, inCustomStyles]) {
        const answer = await ann.call("PATCH", `${base}/${id}`, { template });
        expect([answer.statusCode, answer.json().code, answer.json().error]).toEqual([
          400,
          "base64-content",
          "Base64 encoded content is not allowed in the template. Please check and remove them before saving the template",
        ]);
      }
      expect((await ann.call("GET", `${base}/${id}`)).json().template).toEqual(content);
    });

    test("above 10 MB the answer is 202 with the size, and nothing is stored", async () => {
      const id = await create(ann, { template: content });
      const html = "x".repeat(templateSizeMaxBytes);
      const answer = await ann.call("PATCH", `${base}/${id}`, { name: "Changed", template: { html } }, { "if-match": '"1"' });
      expect([answer.statusCode, answer.json().code, answer.json().sizeBytes]).toEqual([
        202,
        "template-too-large",
        html.length + content.css.length,
      ]);
      expect((await ann.call("GET", `${base}/${id}`)).json()).toMatchObject({ name: "First", version: 1, template: content });
    });

    test("a body that is too large to read is a template that is too large", async () => {
      const id = await create(ann, { template: content });
      const answer = await ann.call("PATCH", `${base}/${id}`, { template: { html: "x".repeat(33 * 1024 * 1024) } });
      expect([answer.statusCode, answer.json().code]).toEqual([202, "template-too-large"]);
    });

    test("a document nested ten thousand deep is refused", async () => {
      const id = await create(ann, { template: content });
      const payload = `{"template":{"components":${"[".repeat(10_000)}${"]".repeat(10_000)}}}`;
      const answer = await server.inject({
        method: "PATCH",
        url: `${base}/${id}`,
        headers: { ...ann.headers, "content-type": "application/json" },
        payload,
      });
      expect([answer.statusCode, answer.json().code]).toEqual([400, "document-too-deep"]);
    });

    test("a NUL character is refused in text and kept in a document", async () => {
      const id = await create(ann, { template: content });
      expect((await ann.call("PATCH", `${base}/${id}`, { template: { html: "a\u0000b" } })).statusCode).toBe(400);
      const kept = await ann.call("PATCH", `${base}/${id}`, { template: { components: { text: "a\u0000b" } } });
      expect(kept.statusCode).toBe(200);
      expect((await ann.call("GET", `${base}/${id}`)).json().template.components).toEqual({ text: "a\u0000b" });
    });

    test("a category of nobody's is refused", async () => {
      const id = await create(ann);
      const answer = await ann.call("PATCH", `${base}/${id}`, { categories: [{ id: "018f0000-0000-7000-8000-00000000dead" }] });
      expect(answer.json().fields).toEqual([{ field: "categories.0.id", code: "not-allowed" }]);
    });

    test("a refused save changes nothing, not even its valid half", async () => {
      const id = await create(ann, { template: content });
      const [category] = (await ann.call("GET", "/api/v2/categories")).json();
      await ann.call("PATCH", `${base}/${id}`, { categories: [{ id: category.id }], name: "bad|name" });
      expect((await ann.call("GET", `${base}/${id}`)).json()).toMatchObject({ name: "First", categories: [], version: 1 });
    });
  });

  describe("versions", () => {
    test("every save keeps one, newest first, each with its own content", async () => {
      const id = await create(ann, { template: content });
      server.clock.advance(60_000);
      await ann.call("PATCH", `${base}/${id}`, { template: { html: "<p>Two</p>" } });
      const versions = (await ann.call("GET", `${base}/${id}/versions`)).json();
      expect(versions.map((version: { userId: string }) => version.userId)).toEqual([ann.id, ann.id]);
      const html = async (n: number) => (await ann.call("GET", `${base}/${id}/version/${versions[n].versionDate}`)).json().template.html;
      expect([await html(0), await html(1)]).toEqual(["<p>Two</p>", "<p>Hello</p>"]);
    });

    test("a version opens as an isolated page by its signed address, and not without", async () => {
      const id = await create(ann, { template: content });
      const [version] = (await ann.call("GET", `${base}/${id}/versions`)).json();
      const page = await server.inject({ url: version.previewUrl });
      expect([page.statusCode, page.body]).toEqual([200, "<p>Hello</p>"]);
      expect(page.headers["content-security-policy"]).toContain("sandbox;");
      expect((await server.inject({ url: version.previewUrl.replace(/t=.*$/, "t=x.y") })).statusCode).toBe(401);
    });

    test("the newest 50 stay, and the newest of every day", async () => {
      const id = await create(ann, { template: content });
      for (let day = 0; day < 3; day += 1) {
        server.clock.advance(24 * 60 * 60 * 1000);
        await ann.signInAgain();
        for (let n = 0; n < 26; n += 1) await ann.call("PATCH", `${base}/${id}`, { template: { html: `<p>${day} ${n}</p>` } });
      }
      const versions = (await ann.call("GET", `${base}/${id}/versions`)).json();
      const days = versions.map((version: { versionDate: string }) => version.versionDate.slice(0, 10));
      expect(versions).toHaveLength(52);
      expect(new Set(days).size).toBe(4);
    });

    test("a version that is not there is not found", async () => {
      const id = await create(ann);
      const answer = await ann.call("GET", `${base}/${id}/version/2001-01-01T00:00:00.000Z`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, "version-not-found"]);
    });
  });
});
