import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";
const content = { html: "<p>Hello</p>", css: "p{color:red}", style: null, customStyles: "", components: { version: 1 } };

describe.each(testEngines)("lists of templates on $name", (engine) => {
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
  const names = (answer: { json(): { elements: { name: string }[] } }) => answer.json().elements.map((element) => element.name);

  describe("listing", () => {
    test("pages follow each other without gaps or repetitions", async () => {
      for (let n = 0; n < 7; n += 1) {
        server.clock.advance(1000);
        await create(ann, { name: `T${n}` });
      }
      const page = async (offset: number) => (await ann.call("GET", `${base}?status=draft&limit=3&offset=${offset}`)).json();
      const pages = [await page(0), await page(3), await page(6)];
      expect(pages.flatMap((one) => one.elements.map((element: { name: string }) => element.name))).toEqual([
        "T6",
        "T5",
        "T4",
        "T3",
        "T2",
        "T1",
        "T0",
      ]);
      expect(pages[0]).toMatchObject({ "first-page": true, "last-page": false, "total-page": 3, "total-elements": 7 });
      expect(pages[2]).toMatchObject({ "first-page": false, "last-page": true });
    });

    test("each sort key has its own order", async () => {
      for (const name of ["banana", "Apple", "cherry"]) {
        server.clock.advance(1000);
        await create(ann, { name });
      }
      const [last] = (await ann.call("GET", `${base}?status=draft&sortBy=created`)).json().elements.slice(-1);
      server.clock.advance(1000);
      await ann.call("PATCH", `${base}/${last.id}`, { description: "edited" });
      const sorted = async (key: string) => names(await ann.call("GET", `${base}?status=draft&sortBy=${key}`));
      expect(await sorted("name")).toEqual(["Apple", "banana", "cherry"]);
      expect(await sorted("created")).toEqual(["cherry", "Apple", "banana"]);
      expect(await sorted("lastModified")).toEqual(["banana", "cherry", "Apple"]);
      expect(await sorted("name&orderDirection=DESC")).toEqual(["cherry", "banana", "Apple"]);
    });

    test("favourites of every status but deleted make one view", async () => {
      await create(ann, { name: "plain" });
      const published = await create(ann, { name: "published", tags: "favorite" });
      await ann.call("PUT", `${base}/${published}/status/published`);
      const removed = await create(ann, { name: "removed", tags: "favorite" });
      await ann.call("PUT", `${base}/${removed}/status/deleted`);
      expect(names(await ann.call("GET", `${base}?status=favorited`))).toEqual(["published"]);
    });

    test("bodies come only when asked for", async () => {
      await create(ann, { template: content });
      const [bare] = (await ann.call("GET", `${base}?status=draft`)).json().elements;
      const [full] = (await ann.call("GET", `${base}?status=draft&hideHtml=false`)).json().elements;
      expect([bare.template, full.template]).toEqual([undefined, content]);
    });

    test("a search term finds its words in any order, in names and in the emails themselves", async () => {
      const html = "<p>Warm things for <b>cold</b> days</p>";
      const id = await create(ann, { name: "Autumn sale", template: { ...content, html } });
      await create(ann, { name: "Other" });
      const found = async (term: string) => names(await ann.call("GET", `${base}?status=draft&searchTerm=${encodeURIComponent(term)}`));
      expect(await found("sale autumn")).toEqual(["Autumn sale"]);
      expect(await found("COLD autumn things")).toEqual(["Autumn sale"]);
      expect(await found("autumn winter")).toEqual([]);
      await ann.call("PATCH", `${base}/${id}`, { template: { ...content, html: "<p>Nothing left</p>" } });
      expect([await found("cold"), await found("left nothing")]).toEqual([[], ["Autumn sale"]]);
      const copy = await ann.call("POST", `${base}/${id}/clone`);
      expect(copy.statusCode).toBe(201);
      expect(await found("nothing left")).toHaveLength(2);
    });

    test("a tag finds what has it as a whole, in a list and in a search", async () => {
      await create(ann, { name: "One", tags: "Sale,lamps" });
      await create(ann, { name: "Two", tags: "wholesale" });
      expect(names(await ann.call("GET", `${base}?status=draft&tag=sale`))).toEqual(["One"]);
      const criteria = [
        { key: "tag", operation: "EQUALS", value: "sale" },
        { key: "text", operation: "CONTAINS", value: "lamps one" },
      ];
      expect(names(await ann.call("POST", `${base}/search`, { criteria }))).toEqual(["One"]);
    });

    test("a category counts the reader's own templates that are not removed", async () => {
      const admin = await server.addUser({ role: "ROLE_ADMIN" });
      const category = (await admin.call("POST", "/api/v2/categories", { name: "Spring" })).json();
      const removed = await create(ann, { categories: [{ id: category.id }] });
      await create(ann, { categories: [{ id: category.id }] });
      await ann.call("PUT", `${base}/${removed}/status/deleted`);
      const counted = async (user: TestUser) =>
        (await user.call("GET", "/api/v2/categories")).json().find(({ id }: { id: string }) => id === category.id);
      expect(await counted(ann)).toMatchObject({ ownCount: 1, count: 0 });
      expect(await counted(admin)).toMatchObject({ ownCount: 0 });
    });

    test("a search term finds parts of names, descriptions and tags, and means itself", async () => {
      await create(ann, { name: "Winter Sale", description: "glow", tags: "lamps" });
      await create(ann, { name: "Rate 100_percent" });
      const found = async (term: string) => names(await ann.call("GET", `${base}?status=draft&searchTerm=${encodeURIComponent(term)}`));
      expect(await found("INTER")).toEqual(["Winter Sale"]);
      expect(await found("lamp")).toEqual(["Winter Sale"]);
      expect(await found("0_p")).toEqual(["Rate 100_percent"]);
      expect(await found("%")).toEqual([]);
      expect(await found("'; drop table templates; --")).toEqual([]);
    });

    test("a value outside of the contract is refused, not guessed", async () => {
      for (const query of [
        "status=shared",
        "sortBy=size",
        "limit=0",
        "limit=101",
        "offset=-1",
        "limit=ten",
        "sortBy=name;drop table users",
      ]) {
        expect((await ann.call("GET", `${base}?${query}`)).statusCode).toBe(400);
      }
    });

    test("counts are those of each view", async () => {
      const ids = [await create(ann), await create(ann, { tags: "favorite" }), await create(ann)];
      await ann.call("PUT", `${base}/${ids[0]}/status/published`);
      await ann.call("PUT", `${base}/${ids[2]}/status/deleted`);
      expect((await ann.call("GET", `${base}/counts`)).json()).toEqual({
        published: 1,
        draft: 1,
        deleted: 1,
        shared: 0,
        favorited: 1,
        system: 1,
        deletedSystem: 0,
      });
    });
  });

  describe("searching by criteria", () => {
    const search = (criteria: object[], more: object = {}) => ann.call("POST", `${base}/search`, { criteria, ...more });

    test("criteria join from left to right by their own operators", async () => {
      for (const name of ["one", "two", "three"]) await create(ann, { name, tags: name === "three" ? "x" : "y" });
      const criteria = [
        { key: "name", operation: "EQUALS", value: "one" },
        { key: "name", operation: "STARTS_WITH", value: "T", operator: "OR" },
        { key: "tags", operation: "CONTAINS", value: "y", operator: "AND" },
      ];
      expect(names(await search(criteria, { orderBy: "name", orderDirection: "DESC" }))).toEqual(["two", "one"]);
    });

    test("every kind of value is understood", async () => {
      const id = await create(ann, { name: "it", template: content });
      const matching = [
        { key: "id", operation: "IN", value: [id, "nonsense"] },
        { key: "status", operation: "NOT_EQUALS", value: "deleted" },
        { key: "isShared", operation: "EQUALS", value: false },
        { key: "isLocked", operation: "EQUALS", value: "false" },
        { key: "size", operation: "GREATER_THAN", value: 3 },
        { key: "created", operation: "LESS_THAN", value: "2100-01-01" },
        { key: "category", operation: "NOT_EQUALS", value: "nonsense" },
        { key: "userId", operation: "EQUALS", value: ann.id },
        { key: "description", operation: "NOT_CONTAINS", value: "x" },
      ];
      for (const criterion of matching) expect([criterion.key, names(await search([criterion]))]).toEqual([criterion.key, ["it"]]);
    });

    test("a value or operation that does not fit its key is refused by name", async () => {
      const fieldOf = async (criterion: object) => (await search([criterion])).json().fields[0];
      expect(await fieldOf({ key: "size", operation: "CONTAINS", value: "1" })).toEqual({
        field: "criteria.0.operation",
        code: "not-allowed",
      });
      expect(await fieldOf({ key: "created", operation: "LESS_THAN", value: "soon" })).toEqual({
        field: "criteria.0.value",
        code: "wrong-type",
      });
      expect(await fieldOf({ key: "created", operation: "LESS_THAN", value: "+275760-09-13T00:00:00Z" })).toEqual({
        field: "criteria.0.value",
        code: "wrong-type",
      });
      expect(await fieldOf({ key: "name", operation: "IN", value: "x" })).toEqual({ field: "criteria.0.value", code: "wrong-type" });
      expect((await search([{ key: "password", operation: "EQUALS", value: "x" }])).statusCode).toBe(400);
    });

    test("numbers beyond the column's range find nothing instead of failing", async () => {
      expect((await search([{ key: "size", operation: "GREATER_THAN", value: Number.MAX_SAFE_INTEGER }])).json()["total-elements"]).toBe(0);
    });
  });
});
