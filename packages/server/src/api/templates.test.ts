import { templateSizeMaxBytes } from "@mailwright/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";
const components = { version: 1, settings: { z: 1, a: 2 }, root: { id: "r", type: "root", props: { "10": "ten", "2": "two" } } };
const content = { html: "<p>Hello</p>", css: "p{color:red}", style: null, customStyles: "", components };

describe.each(testEngines)("templates on $name", (engine) => {
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

  describe("creating and reading", () => {
    test("a draft is read back with its body, unchanged to the order of its keys", async () => {
      const id = await create(ann, { tags: "a, b,a", description: "One", template: content });
      const answer = await ann.call("GET", `${base}/${id}`);
      expect(answer.headers["etag"]).toBe('"1"');
      expect(answer.json()).toMatchObject({ id, name: "First", tags: "a,b", status: "draft", version: 1, userId: ann.id, size: 24 });
      expect(JSON.stringify(answer.json().template)).toBe(JSON.stringify(content));
    });

    test("a draft without a body starts as a blank email", async () => {
      const { template } = (await ann.call("GET", `${base}/${await create(ann)}`)).json();
      expect(template.components.root.children[0].type).toBe("wrapper");
      expect(template.html).toContain("<!doctype html>");
    });

    test("a draft can start from a system template", async () => {
      const layouts = await ann.call("GET", "/api/v2/systemtemplate/type/email/status/published");
      const blank = layouts.json().elements[0];
      const { template } = (await ann.call("GET", `${base}/${await create(ann, { systemTemplateId: blank.id })}`)).json();
      const layout = (await ann.call("GET", `/api/v2/systemtemplate/${blank.id}`)).json();
      expect(template).toEqual(layout.template);
    });

    test.each([
      ["", "required"],
      ["   ", "required"],
      [" lead", "outer-spaces"],
      ["what?", "forbidden-characters"],
      ["n".repeat(256), "too-long"],
    ])("the name %j is refused as %s", async (name, code) => {
      const answer = await ann.call("POST", `${base}/type/email`, { name });
      expect([answer.statusCode, answer.json().code, answer.json().fields]).toEqual([400, "invalid-request", [{ field: "name", code }]]);
    });

    test("every faulty field is named at once", async () => {
      const answer = await ann.call("POST", `${base}/type/email`, { name: "", description: "d".repeat(71), preHeader: "p".repeat(501) });
      expect(answer.json().fields.map(({ field }: { field: string }) => field)).toEqual(["name", "description", "preHeader"]);
    });

    test("an id that is nobody's, or no id at all, is not found", async () => {
      for (const id of ["018f0000-0000-7000-8000-00000000dead", "nonsense"]) {
        const answer = await ann.call("GET", `${base}/${id}`);
        expect([answer.statusCode, answer.json().code]).toEqual([404, "template-not-found"]);
      }
    });
  });

  describe("the lifecycle", () => {
    const move = (id: string, status: string) => ann.call("PUT", `${base}/${id}/status/${status}`);

    test("draft, published, draft, deleted, draft, and gone", async () => {
      const id = await create(ann);
      for (const status of ["published", "draft", "deleted", "draft", "deleted"]) {
        const answer = await move(id, status);
        expect([answer.statusCode, answer.json().status]).toEqual([200, status]);
      }
      expect((await ann.call("DELETE", `${base}/${id}`)).statusCode).toBe(204);
      expect((await ann.call("GET", `${base}/${id}`)).statusCode).toBe(404);
    });

    test("moves that the table does not have are refused", async () => {
      const id = await create(ann);
      expect((await move(id, "draft")).json().code).toBe("wrong-status");
      expect((await ann.call("DELETE", `${base}/${id}`)).json().code).toBe("wrong-status");
      await move(id, "deleted");
      expect((await move(id, "published")).json().code).toBe("wrong-status");
      expect((await ann.call("PATCH", `${base}/${id}`, { name: "x" })).json().code).toBe("template-deleted");
    });

    test("moving is no edit: version and editing date stay", async () => {
      const id = await create(ann);
      const before = (await ann.call("GET", `${base}/${id}`)).json();
      server.clock.advance(5000);
      const after = (await move(id, "published")).json();
      expect([after.version, after.lastModified]).toEqual([before.version, before.lastModified]);
    });

    test("a bulk move does what it may and says what it refused", async () => {
      const [draft, published] = [await create(ann), await create(ann)];
      await move(published, "published");
      const foreign = await create(await server.addUser());
      const answer = await ann.call("PATCH", `${base}/status/draft`, { ids: [published, draft, foreign, "nonsense"] });
      expect(answer.json()).toEqual({
        ids: [published],
        refused: [
          { id: draft, code: "wrong-status" },
          { id: foreign, code: "template-not-found" },
          { id: "nonsense", code: "template-not-found" },
        ],
      });
    });

    test("a bulk delete takes only what was removed before", async () => {
      const [draft, removed] = [await create(ann), await create(ann)];
      await move(removed, "deleted");
      const answer = await ann.call("DELETE", `${base}/type/email`, { ids: [draft, removed] });
      expect(answer.json()).toEqual({ ids: [removed], refused: [{ id: draft, code: "wrong-status" }] });
      expect((await ann.call("GET", `${base}/${draft}`)).statusCode).toBe(200);
    });

    test("a copy is a draft of its own", async () => {
      const id = await create(ann, { name: "n".repeat(255), tags: "news,favorite", template: content });
      const copy = (await ann.call("POST", `${base}/${id}/clone`)).json();
      expect(copy).toMatchObject({ status: "draft", tags: "news", userId: ann.id, version: 1 });
      expect(copy.name).toMatch(/^Copy of n{247}$/);
      expect((await ann.call("GET", `${base}/${copy.id}`)).json().template).toEqual(content);
    });
  });

  test("the size of a template is that of its html and css in bytes", async () => {
    const size = async (html: string) =>
      (await ann.call("POST", `${base}/calculate`, { templateType: "email", html, css: "ab" })).json().size;
    expect(await size("é")).toBe(4);
    expect(await size("x".repeat(templateSizeMaxBytes))).toBe("oversize");
  });

  test("a card's preview opens by its signed address as an isolated page", async () => {
    await create(ann, { template: content });
    const [{ previewUrl }] = (await ann.call("GET", `${base}?status=draft`)).json().elements;
    const page = await server.inject({ url: previewUrl });
    expect([page.statusCode, page.body]).toEqual([200, "<p>Hello</p>"]);
    expect(page.headers["content-security-policy"]).toBe(
      "sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'; font-src *",
    );
    server.clock.advance(3 * 60 * 60 * 1000);
    expect((await server.inject({ url: previewUrl })).statusCode).toBe(401);
  });
});
