import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { comments } from "../database/schema.js";
import { prepareDatabase } from "../seed/prepare.js";
import { testEngines } from "../testing/test-engines.js";
import { workOffJobs } from "../testing/test-jobs.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

describe.each(testEngines)("notes, comments, modules, people and the shop on $name", (engine) => {
  let server: TestServer;
  let owner: TestUser;
  let ann: TestUser;
  let ada: TestUser;
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { authMode: "demo" } });
    await prepareDatabase(server.ports, server.config);
    owner = await server.addUser({ workspaceId: "demo", firstName: "Olga" });
    ann = await server.addUser({ workspaceId: "demo", firstName: "Annika", entitlements: ["custom-modules"] });
    ada = await server.addUser({ workspaceId: "demo", role: "ROLE_ADMIN" });
  }, 60_000);
  afterAll(() => server?.close());

  describe("notes", () => {
    let id: string;
    beforeEach(async () => {
      id = (await owner.call("POST", "/api/v2/usertemplate/type/email", { name: "Noted", template: { html: "" } })).json().id;
      await owner.call("PATCH", `/api/v2/usertemplate/sharing/${id}`, { collaborators: [ann.id] });
    });
    const write = (user: TestUser, text: string, more: object = {}) =>
      user.call("POST", "/api/v2/note", { templateId: id, text, userId: user.id, ...more });
    const list = async () => (await owner.call("GET", `/api/v2/note/template/${id}`)).json();

    test("are listed oldest first with their authors", async () => {
      await write(owner, " First ");
      server.clock.advance(1000);
      await write(ann, "Second");
      expect(await list()).toMatchObject([
        { text: "First", userId: owner.id, userName: "Olga User" },
        { text: "Second", userName: "Annika User" },
      ]);
    });

    test("cannot be empty, or somebody else's", async () => {
      expect((await write(ann, "  \n ")).json().fields).toEqual([{ field: "text", code: "required" }]);
      expect((await write(ann, "x", { userId: owner.id })).json().code).toBe("not-yours");
    });

    test("are deleted by their author, by the template's owner and by administrators who share it", async () => {
      const [mine, hers] = [(await write(owner, "owner's")).json(), (await write(ann, "Ann's")).json()];
      expect((await ann.call("DELETE", `/api/v2/note/${mine.id}`)).json().code).toBe("not-yours");
      expect((await ann.call("DELETE", `/api/v2/note/${hers.id}`)).statusCode).toBe(204);
      expect((await ann.call("DELETE", `/api/v2/note/${hers.id}`)).json().code).toBe("not-found");
      expect((await ann.call("DELETE", `/api/v2/note/template/${id}`)).json().code).toBe("owner-only");
      expect((await ada.call("DELETE", `/api/v2/note/${mine.id}`)).json().code).toBe("not-a-collaborator");
      await owner.call("PATCH", `/api/v2/usertemplate/sharing/${id}`, { collaborators: [ann.id, ada.id] });
      expect((await ada.call("DELETE", `/api/v2/note/${mine.id}`)).statusCode).toBe(204);
      await write(ann, "again");
      expect((await owner.call("DELETE", `/api/v2/note/template/${id}`)).statusCode).toBe(204);
      expect(await list()).toEqual([]);
    });
  });

  describe("comments", () => {
    let id: string;
    beforeEach(async () => {
      id = (await owner.call("POST", "/api/v2/usertemplate/type/email", { name: "Talked about", template: { html: "" } })).json().id;
      await owner.call("PATCH", `/api/v2/usertemplate/sharing/${id}`, { collaborators: [ann.id] });
    });
    const write = (user: TestUser, text: string, more: object = {}) => {
      server.clock.advance(1);
      return user.call("POST", "/api/v2/comment", { templateId: id, text, ...more });
    };
    const begin = async (user: TestUser, text = "Still right?") => (await write(user, text, { blockId: "b7" })).json().id as string;
    const change = (user: TestUser, commentId: string, body: object) => user.call("PATCH", `/api/v2/comment/${commentId}`, body);
    const remove = (user: TestUser, commentId: string) => user.call("DELETE", `/api/v2/comment/${commentId}`);
    const list = async () => (await ann.call("GET", `/api/v2/comment/template/${id}`)).json();
    const openThreads = async () => (await owner.call("GET", `/api/v2/usertemplate/${id}`)).json().openComments;

    test("are listed oldest first with their block, their thread and who wrote them", async () => {
      const threadId = await begin(owner);
      server.clock.advance(1000);
      await write(ann, " Yes <b>it</b> is. ", { threadId });
      await write(ann, "And the whole of it?");
      expect(await list()).toMatchObject([
        {
          id: threadId,
          threadId,
          blockId: "b7",
          text: "Still right?",
          userName: "Olga User",
          editedAt: null,
          isDeleted: false,
          resolvedAt: null,
        },
        { threadId, blockId: null, text: "Yes <b>it</b> is.", userName: "Annika User" },
        { blockId: null, text: "And the whole of it?" },
      ]);
      expect(await openThreads()).toBe(2);
    });

    test("need words, one place and a thread of the same template", async () => {
      const threadId = await begin(owner);
      expect((await write(ann, " \n ")).json().fields).toEqual([{ field: "text", code: "required" }]);
      expect((await write(ann, "x".repeat(2001))).json().fields).toEqual([{ field: "text", code: "too-long" }]);
      expect((await write(ann, "x", { threadId, blockId: "b7" })).json().fields).toEqual([{ field: "blockId", code: "not-allowed" }]);
      const replyId = (await write(ann, "x", { threadId })).json().id;
      expect((await write(ann, "x", { threadId: replyId })).json().code).toBe("not-found");
      const other = (await owner.call("POST", "/api/v2/usertemplate/type/email", { name: "Other", template: { html: "" } })).json().id;
      expect((await owner.call("POST", "/api/v2/comment", { templateId: other, text: "x", threadId })).json().code).toBe("not-found");
    });

    test("are written anew by their author alone", async () => {
      const threadId = await begin(ann);
      expect((await change(owner, threadId, { text: "Mine" })).json().code).toBe("not-yours");
      expect((await change(ann, threadId, { text: "  " })).json().fields).toEqual([{ field: "text", code: "required" }]);
      expect((await change(ann, threadId, { text: "Better words" })).json()).toMatchObject({
        text: "Better words",
        editedAt: expect.any(String),
      });
      expect((await change(ada, threadId, { text: "Better words" })).json().code).toBe("not-a-collaborator");
    });

    test("are resolved and reopened by whoever sees the template, and a reply reopens them", async () => {
      const threadId = await begin(owner);
      expect((await change(ann, threadId, { isResolved: true })).json()).toMatchObject({
        resolvedByName: "Annika User",
        resolvedAt: expect.any(String),
      });
      expect(await openThreads()).toBe(0);
      const reply = (await write(owner, "Not yet", { threadId })).json();
      expect((await list())[0]).toMatchObject({ resolvedAt: null, resolvedByName: "" });
      expect((await change(ann, reply.id, { isResolved: true })).json().fields).toEqual([{ field: "isResolved", code: "not-allowed" }]);
      await change(ann, threadId, { isResolved: true });
      expect((await change(owner, threadId, { isResolved: false })).json().resolvedAt).toBeNull();
      expect(await openThreads()).toBe(1);
    });

    test("are deleted by their author and by the template's owner, and what has replies stays for them", async () => {
      const threadId = await begin(owner);
      expect((await remove(ann, threadId)).json().code).toBe("not-yours");
      const replyId = (await write(ann, "Yes", { threadId })).json().id;
      expect((await remove(owner, threadId)).statusCode).toBe(204);
      expect(await list()).toMatchObject([{ id: threadId, text: "", isDeleted: true }, { id: replyId }]);
      expect((await change(owner, threadId, { text: "Again" })).json().code).toBe("not-yours");
      expect((await remove(owner, replyId)).statusCode).toBe(204);
      expect(await list()).toEqual([]);
    });

    test("are not copied with the template, and nobody sees them who does not see it", async () => {
      await begin(owner);
      const copy = (await owner.call("POST", `/api/v2/usertemplate/${id}/clone?copySharedInfo=true`)).json().id;
      expect((await owner.call("GET", `/api/v2/comment/template/${copy}`)).json()).toEqual([]);
      expect((await ada.call("GET", `/api/v2/comment/template/${id}`)).json().code).toBe("not-a-collaborator");
    });

    test("mention those who may read them, who are told by mail and in their lists until they have read it", async () => {
      expect((await owner.call("GET", `/api/v2/comment/template/${id}/people`)).json()).toMatchObject([{ name: "Annika User" }]);
      expect((await write(owner, "@Ada", { mentions: [ada.id] })).json().fields).toEqual([{ field: "mentions", code: "not-allowed" }]);
      expect((await write(owner, "@Annika User", { mentions: [ann.id, owner.id] })).json().mentions).toEqual(["Annika User"]);
      const shared = () => ann.call("GET", "/api/v2/usertemplate/sharing?type=email&limit=50&offset=0");
      const mentionsIn = async () => (await shared()).json().elements.find((each: { id: string }) => each.id === id).unreadMentions;
      expect(await mentionsIn()).toBe(1);
      await workOffJobs(server);
      expect((await ada.call("GET", "/api/v2/inbox")).body).toContain("Olga User mentioned you on");
      expect((await ann.call("PUT", `/api/v2/comment/template/${id}/read`)).statusCode).toBe(204);
      expect(await mentionsIn()).toBe(0);
    });

    test("end with a thousand on one template", async () => {
      const threadId = await begin(owner);
      const { database, ids, clock } = server.ports;
      const rows = Array.from({ length: 999 }, () => ({ id: ids.uuid(), templateId: id, threadId, text: "x", createdAt: clock.now() }));
      await database.insert(comments).values(rows);
      expect((await write(ann, "One more")).json().code).toBe("too-many-comments");
    });
  });

  describe("modules", () => {
    const draft = { name: "Footer", html: "<p>Footer</p>", css: "p{}", components: { type: "section", children: [] } };
    const create = (user: TestUser, more: object = {}) => user.call("POST", "/api/v2/customblocks", { ...draft, ...more });
    const namesOf = async (user: TestUser) =>
      (await user.call("GET", "/api/v2/customblocks?type=email")).json().map((block: { name: string }) => block.name);
    const categoryId = async (name: string) =>
      (await ada.call("GET", "/api/v2/categories?type=email_cb")).json().find((category: { name: string }) => category.name === name).id;

    test("are their author's own until an administrator puts one into the library", async () => {
      const mine = (await create(ann, { name: "Mine" })).json();
      expect(mine).toMatchObject({ type: "email", category: null, userId: ann.id, components: draft.components });
      expect(await namesOf(ann)).toContain("Mine");
      expect(await namesOf(owner)).not.toContain("Mine");
      const category = { id: await categoryId("Footers") };
      expect((await create(ann, { category })).json().code).toBe("admin-only");
      const shared = (await create(ada, { name: "Library footer", category })).json();
      expect(shared.category).toMatchObject({ name: "Footers", group: "system", type: "email_cb" });
      expect(await namesOf(owner)).toContain("Library footer");
      expect((await ann.call("DELETE", `/api/v2/customblocks/${shared.id}`)).json().code).toBe("admin-only");
    });

    test("are replaced and deleted by their author only", async () => {
      const { id } = (await create(ann, { name: "Before" })).json();
      expect((await owner.call("PUT", `/api/v2/customblocks/${id}`, draft)).json().code).toBe("not-found");
      server.clock.advance(1000);
      const saved = (await ann.call("PUT", `/api/v2/customblocks/${id}`, { ...draft, name: "After" })).json();
      expect(saved.name).toBe("After");
      expect(saved.updatedAt > saved.createdAt).toBe(true);
      expect((await ann.call("DELETE", `/api/v2/customblocks/${id}`)).statusCode).toBe(204);
    });

    test("keep the rules for names and content", async () => {
      expect((await create(ann, { name: "" })).json().fields).toEqual([{ field: "name", code: "required" }]);
      expect((await create(ann, { html: '<img src="data:image/png;base64,AA">' })).json().code).toBe("base64-content");
      const components = { type: "image", props: { src: "data:image/png;base64,AA" } };
      expect((await create(ann, { components })).json().code).toBe("base64-content");
      expect((await create(ann, { category: { id: "nonsense" } })).json().fields).toEqual([{ field: "category.id", code: "not-allowed" }]);
    });

    test("open as an isolated page", async () => {
      const { previewUrl } = (await create(ann, { css: "p{}</style><script>alert(1)</script>" })).json();
      const page = await server.inject({ url: previewUrl });
      expect(page.headers["content-security-policy"]).toContain("sandbox");
      expect(page.body).not.toContain("</style><script>");
    });

    test("a group of one's own is made by those who may make modules, and its name is unique", async () => {
      const group = { name: "My brand", type: "email_cb", group: "custom" };
      expect((await owner.call("POST", "/api/v2/categories", group)).json().code).toBe("admin-only");
      const made = await ann.call("POST", "/api/v2/categories", group);
      expect(made.json()).toMatchObject({ name: "My brand", count: 0 });
      const again = await ann.call("POST", "/api/v2/categories", { ...group, name: " MY BRAND " });
      expect([again.statusCode, again.json().code, again.json().fields]).toEqual([
        409,
        "name-taken",
        [{ field: "name", code: "duplicate" }],
      ]);
      await create(ann, { category: { id: made.json().id } });
      const categories = (await ann.call("GET", "/api/v2/categories?type=email_cb&group=custom")).json();
      expect(categories).toMatchObject([{ name: "My brand", count: 1 }]);
    });
  });

  describe("people", () => {
    const search = async (user: TestUser, criteria: object[]) =>
      (await user.call("POST", "/api/v2/principal/search", { criteria, orderBy: "firstName" })).json().data.principals;

    test("are found by parts of their address, joined by OR", async () => {
      const found = await search(owner, [
        { key: "email", operation: "CONTAINS", value: "ANN@example" },
        { key: "email", operation: "CONTAINS", value: "ben@", operator: "OR" },
      ]);
      expect(found.map((one: { firstName: string }) => one.firstName)).toEqual(["Ann", "Ben"]);
      expect(await search(owner, [{ key: "email", operation: "CONTAINS", value: "%" }])).toEqual([]);
    });

    test("of another workspace are not", async () => {
      const stranger = await server.addUser({ workspaceId: "elsewhere" });
      expect(await search(stranger, [{ key: "email", operation: "CONTAINS", value: "example.com" }])).toEqual([]);
      expect((await stranger.call("POST", `/api/v2/account/lookup?userId=${ann.id}`)).json().code).toBe("not-found");
      expect((await owner.call("POST", `/api/v2/account/lookup?userId=${ann.id}`)).json()).toMatchObject({
        firstName: "Annika",
        role: "user",
        subscriptionPlan: 1,
      });
    });
  });

  describe("the shop", () => {
    test("has stores, categories and products with pictures that exist", async () => {
      const [store] = (await ann.call("GET", "/api/v2/stores")).json();
      expect(store).toMatchObject({ name: "Northlight", storeUrl: "https://northlight.example.com" });
      const categories = (await ann.call("GET", `/api/v2/stores/${store.storeUuid}/categories`)).json();
      expect(categories).toContainEqual({ name: "Lighting / Pendants", path: ["Lighting", "Pendants"] });
      const products = (await ann.call("GET", `/api/v2/products/store/${store.storeUuid}`)).json();
      expect(products.length).toBeGreaterThanOrEqual(40);
      for (const imageLink of new Set<string>(products.map((product: { imageLink: string }) => product.imageLink))) {
        expect([imageLink, (await server.inject({ url: imageLink })).statusCode]).toEqual([imageLink, 200]);
      }
      const pens = (
        await ann.call("GET", `/api/v2/products/store/${store.storeUuid}?category-name=${encodeURIComponent("Paper / Pens")}`)
      ).json();
      expect(pens.map((product: { productName: string }) => product.productName)).toEqual([
        "Brass sharpener",
        "Drawing pencils",
        "Fountain pen",
        "Ink bottle storm",
      ]);
      const all = (await ann.call("GET", `/api/v2/products/store/${store.storeUuid}?return-deleted=true`)).json();
      expect(all.length).toBe(products.length + 1);
    });

    test("of another workspace is not found", async () => {
      const [store] = (await ann.call("GET", "/api/v2/stores")).json();
      const stranger = await server.addUser({ workspaceId: "elsewhere" });
      expect((await stranger.call("GET", "/api/v2/stores")).json()).toEqual([]);
      expect((await stranger.call("GET", `/api/v2/products/store/${store.storeUuid}`)).json().code).toBe("not-found");
    });

    test("has custom fields with prices", async () => {
      expect((await ann.call("GET", "/api/v2/contacts/customfields")).json()[0]).toMatchObject({ name: "Gift voucher 25", price: "25.00" });
    });
  });
});
