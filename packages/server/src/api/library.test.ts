import { type StarterCategory, starterDocuments, systemModules } from "@mailwright/blocks/starters";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { categories, templateCategories } from "../database/schema.js";
import { prepareDatabase } from "../seed/prepare.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const published = "/api/v2/systemtemplate/type/email/status/published";
const allByName = `${published}?limit=100&sortBy=name`;

describe.each(testEngines)("the template library on $name", (engine) => {
  let server: TestServer;
  let ada: TestUser;
  let ann: TestUser;
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { authMode: "demo" } });
    await prepareDatabase(server.ports, server.config);
    ada = await server.addUser({ workspaceId: "demo", role: "ROLE_ADMIN" });
    ann = await server.addUser({ workspaceId: "demo" });
  }, 60_000);
  afterAll(() => server?.close());

  const namesOf = (answer: { json(): { elements: { name: string }[] } }) => answer.json().elements.map((element) => element.name);
  const countOf = (category: StarterCategory) => starterDocuments.filter(({ categories: named }) => named.includes(category)).length;
  const hide = async (name: string, hidden: boolean) => {
    await server.ports.database.update(categories).set({ hidden }).where(eq(categories.name, name));
  };

  test("layouts are listed with their categories and a preview that opens", async () => {
    const { elements } = (await ann.call("GET", allByName)).json();
    const names = elements.map((element: { name: string }) => element.name);
    expect(names).toEqual(["Blank", ...starterDocuments.map(({ name }) => name)].sort((a, b) => a.localeCompare(b, "en")));
    const sale = elements.find((element: { name: string }) => element.name === "Northlight winter sale");
    expect(sale).toMatchObject({ isSystem: true, userId: "" });
    expect(sale.categories.map((category: { name: string }) => category.name)).toEqual(["E-Commerce", "Featured Layouts"]);
    const page = await server.inject({ url: sale.previewUrl });
    expect(page.body).toContain("Three we would keep ourselves");
  });

  test("the group of layouts tells basic from featured ones", async () => {
    const groups = (await ann.call("GET", "/api/v2/categories?group=layouts")).json();
    expect(groups.map((category: { name: string; count: number }) => [category.name, category.count])).toEqual([
      ["Layouts", countOf("Layouts") + 1],
      ["Featured Layouts", countOf("Featured Layouts")],
    ]);
    expect(namesOf(await ann.call("GET", `${published}?category=${groups[0].id}`))).toContain("Blank");
  });

  test("its modules are there for everybody, in their groups", async () => {
    const modules = (await ann.call("GET", "/api/v2/customblocks?type=email")).json();
    expect(modules.map(({ name }: { name: string }) => name)).toEqual(systemModules.map(({ name }) => name));
    const [header] = modules;
    expect(header).toMatchObject({ userId: "", category: { name: "Headers", group: "system" }, components: { type: "section" } });
    expect((await ann.call("DELETE", `/api/v2/customblocks/${header.id}`)).json().code).toBe("admin-only");
    expect((await server.inject({ url: header.previewUrl })).body).toContain("/starter/logo.png");
  });

  test("layouts are no category of a user's library, but of an administrator's", async () => {
    const groupsOf = async (user: TestUser) =>
      (await user.call("GET", "/api/v2/categories")).json().map((category: { group: string }) => category.group);
    expect(await groupsOf(ann)).not.toContain("layouts");
    expect(await groupsOf(ada)).toContain("layouts");
  });

  test("a template whose categories are all hidden is seen by administrators only", async () => {
    await hide("Events", true);
    expect(namesOf(await ann.call("GET", allByName))).toContain("Open Studio Night invitation");
    await hide("Featured Layouts", true);
    const inLibrary = (await ada.call("GET", `${allByName}&group=system`)).json().elements;
    const event = inLibrary.find(({ name }: { name: string }) => name === "Open Studio Night invitation");
    expect(namesOf(await ann.call("GET", allByName))).not.toContain(event.name);
    expect((await ann.call("GET", `/api/v2/systemtemplate/${event.id}`)).json().code).toBe("template-not-found");
    expect((await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "x", systemTemplateId: event.id })).json().code).toBe(
      "template-not-found",
    );
    expect((await ada.call("GET", `/api/v2/systemtemplate/${event.id}`)).statusCode).toBe(200);
    const [hidden] = (await ada.call("GET", "/api/v2/categories?hidden=true")).json();
    expect(hidden.name).toBe("Events");
    expect((await ann.call("GET", "/api/v2/categories?hidden=true")).json()).toEqual([]);
    await hide("Events", false);
    await hide("Featured Layouts", false);
  });

  test("a template without any category is seen by everybody", async () => {
    const blank = (await ann.call("GET", allByName)).json().elements.find((element: { name: string }) => element.name === "Blank");
    const links = await server.ports.database.delete(templateCategories).where(eq(templateCategories.templateId, blank.id)).returning();
    expect(namesOf(await ann.call("GET", allByName))).toContain("Blank");
    await server.ports.database.insert(templateCategories).values(links);
  });

  test("deleted system templates are for administrators", async () => {
    const deleted = "/api/v2/systemtemplate/type/email/status/deleted";
    expect((await ann.call("GET", deleted)).json().code).toBe("admin-only");
    expect((await ada.call("GET", deleted)).json()["total-elements"]).toBe(0);
  });

  test("a system template cannot be reached through the calls for user templates", async () => {
    const [layout] = (await ada.call("GET", published)).json().elements;
    for (const user of [ann, ada]) {
      expect((await user.call("GET", `/api/v2/usertemplate/${layout.id}`)).statusCode).toBe(404);
      expect((await user.call("PATCH", `/api/v2/usertemplate/${layout.id}`, { name: "Mine" })).statusCode).toBe(404);
      expect((await user.call("PUT", `/api/v2/usertemplate/${layout.id}/status/deleted`)).statusCode).toBe(404);
    }
  });

  describe("an administrator", () => {
    const systemtemplate = "/api/v2/systemtemplate";

    test("creates, saves, removes, restores and deletes layouts; others may not", async () => {
      const draft = { name: "Two columns", template: { html: "<p>1</p>" } };
      expect((await ann.call("POST", `${systemtemplate}/type/email`, draft)).json().code).toBe("admin-only");
      const { id, status, version } = (await ada.call("POST", `${systemtemplate}/type/email`, draft)).json();
      expect([status, version]).toEqual(["published", 1]);
      const patch = (user: TestUser, ifMatch: string) =>
        user.call("PATCH", `${systemtemplate}/${id}`, { template: { html: "<p>2</p>" } }, { "if-match": ifMatch });
      expect((await patch(ann, '"1"')).json().code).toBe("admin-only");
      expect((await patch(ada, '"1"')).json().version).toBe(2);
      expect((await patch(ada, '"1"')).json().code).toBe("version-conflict");
      const remove = (user: TestUser, type: string) => user.call("DELETE", `${systemtemplate}/${id}`, undefined, { "delete-type": type });
      expect((await remove(ann, "soft_delete")).json().code).toBe("admin-only");
      expect((await ada.call("DELETE", `${systemtemplate}/${id}`)).statusCode).toBe(400);
      expect((await remove(ada, "soft_delete")).statusCode).toBe(204);
      expect((await ann.call("GET", `${systemtemplate}/${id}`)).statusCode).toBe(404);
      expect((await ada.call("GET", "/api/v2/usertemplate/counts")).json().deletedSystem).toBe(1);
      expect((await ada.call("PUT", `${systemtemplate}/${id}/status/published`)).json().status).toBe("published");
      expect((await remove(ada, "hard_delete")).statusCode).toBe(204);
      expect((await ada.call("GET", `${systemtemplate}/${id}`)).statusCode).toBe(404);
    });

    test("removes and deletes several at once", async () => {
      const create = async (name: string) =>
        (await ada.call("POST", `${systemtemplate}/type/email`, { name, template: { html: "" } })).json().id;
      const ids = [await create("One"), await create("Two")];
      const remove = (user: TestUser, type: string) => user.call("DELETE", systemtemplate, { ids }, { "delete-type": type });
      expect((await remove(ann, "hard_delete")).json().code).toBe("admin-only");
      expect((await remove(ada, "soft_delete")).json()).toEqual({ ids, refused: [] });
      expect((await remove(ada, "soft_delete")).json().refused).toHaveLength(2);
      expect((await remove(ada, "hard_delete")).json().ids).toEqual(ids);
    });

    test("searches the library, with what was removed", async () => {
      const { id } = (await ada.call("POST", `${systemtemplate}/type/email`, { name: "Rarity", template: { html: "" } })).json();
      await ada.call("PUT", `${systemtemplate}/${id}/status/deleted`);
      const search = (user: TestUser) =>
        user.call("POST", `${systemtemplate}/search`, { criteria: [{ key: "name", operation: "CONTAINS", value: "rari" }] });
      expect([namesOf(await search(ada)), namesOf(await search(ann))]).toEqual([["Rarity"], []]);
      await ada.call("DELETE", `${systemtemplate}/${id}`, undefined, { "delete-type": "hard_delete" });
    });

    test("converts a template of theirs: it leaves their list and is published in the library", async () => {
      const { id } = (
        await ada.call("POST", "/api/v2/usertemplate/type/email", { name: "House style", template: { html: "<p>House</p>" } })
      ).json();
      expect((await ada.call("POST", `/api/v2/usertemplate/${id}/convert`)).json()).toMatchObject({
        id,
        isSystem: true,
        status: "published",
      });
      expect((await ada.call("GET", `/api/v2/usertemplate/${id}`)).statusCode).toBe(404);
      expect((await ann.call("GET", `${systemtemplate}/${id}`)).json().template.html).toBe("<p>House</p>");
      await ada.call("DELETE", `${systemtemplate}/${id}`, undefined, { "delete-type": "hard_delete" });
    });

    test("keeps the categories: names are unique, hiding works, layouts stay", async () => {
      const create = (user: TestUser, name: string) => user.call("POST", "/api/v2/categories", { name });
      expect((await create(ann, "Autumn")).json().code).toBe("admin-only");
      const made = (await create(ada, " Autumn ")).json();
      expect(made).toMatchObject({ name: "Autumn", type: "email", group: "system", hidden: false, count: 0 });
      expect((await create(ada, "autumn")).json().code).toBe("name-taken");
      expect((await create(ada, " ")).json().fields).toEqual([{ field: "name", code: "required" }]);
      const save = (user: TestUser, change: object) => user.call("PATCH", `/api/v2/categories/${made.id}`, change);
      expect((await save(ann, { hidden: true })).json().code).toBe("admin-only");
      expect((await save(ada, { name: "Events" })).json().code).toBe("name-taken");
      expect((await save(ada, { name: "AUTUMN", hidden: true })).json()).toMatchObject({ name: "AUTUMN", hidden: true });
      const [layouts] = (await ada.call("GET", "/api/v2/categories?group=layouts")).json();
      expect((await ada.call("PATCH", `/api/v2/categories/${layouts.id}`, { name: "Other" })).json().code).toBe("admin-only");
      expect((await ada.call("DELETE", `/api/v2/categories/${made.id}`)).statusCode).toBe(204);
      expect((await ada.call("DELETE", `/api/v2/categories/${made.id}`)).json().code).toBe("not-found");
    });
  });

  test("categories of custom modules are their own list", async () => {
    const names = (await ann.call("GET", "/api/v2/categories?type=email_cb&group=system"))
      .json()
      .map((category: { name: string }) => category.name);
    expect(names).toEqual(["Headers", "Preheaders", "Banners", "Content", "Set of blog posts", "Blog post", "Products", "Footers"]);
  });
});
