import { pageEntriesMax, pageMaxBytes } from "@mailwright/contract";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  assets,
  connections,
  customFields,
  modules,
  notes,
  products,
  shareLinks,
  stores,
  templateExports,
  templateVersions,
} from "../database/schema.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const manyEntries = pageEntriesMax + 20;

describe.each(testEngines)("pages of lists on $name", (engine) => {
  let server: TestServer;
  let ann: TestUser;
  let workspaceId: string;
  let templateId: string;
  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  // Each test has lists of its own.
  beforeEach(async () => {
    workspaceId = uuid();
    ann = await server.addUser({ workspaceId, role: "ROLE_ADMIN" });
    templateId = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "Paged" })).json().id;
  }, 60_000);
  afterAll(() => server?.close());

  const withAfter = (url: string, after: string) => `${url}${url.includes("?") ? "&" : "?"}after=${after}`;

  /** Every page of a list, as a client walks through it. */
  async function walk(url: string): Promise<LightMyRequestResponse[]> {
    const pages = [await ann.call("GET", url)];
    for (;;) {
      const next = pages.at(-1)?.headers["x-next-cursor"];
      if (next === undefined) return pages;
      pages.push(await ann.call("GET", withAfter(url, String(next))));
    }
  }

  const numbered = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));
  const now = () => server.clock.now();
  const uuid = () => server.ports.ids.uuid();

  test("modules come in pages of two megabytes, each once, the newest first", async () => {
    const html = "x".repeat(300_000);
    const rows = numbered(20, (index) => ({
      id: uuid(),
      workspaceId,
      ownerId: ann.id,
      type: "email" as const,
      name: `Module ${index}`,
      description: "",
      html,
      css: "",
      components: null,
      sizeBytes: html.length,
      // Several have the same time.
      createdAt: new Date(now().getTime() + Math.floor(index / 3)),
      updatedAt: new Date(now().getTime() + Math.floor(index / 3)),
    }));
    await server.ports.database.insert(modules).values(rows);
    const pages = await walk("/api/v2/customblocks");
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page.rawPayload.length).toBeLessThanOrEqual(pageMaxBytes);
    const found = pages.flatMap((page) => page.json());
    expect(new Set(found.map(({ id }) => id)).size).toBe(20);
    expect(found.map(({ updatedAt }) => updatedAt)).toEqual(
      found
        .map(({ updatedAt }) => updatedAt)
        .sort()
        .reverse(),
    );
  });

  test("a module larger than a page has a page to itself", async () => {
    for (const [name, html] of [
      ["Older", "x"],
      ["Large", "y".repeat(pageMaxBytes + 1)],
      ["Newer", "z"],
    ]) {
      expect((await ann.call("POST", "/api/v2/customblocks", { name, html })).statusCode).toBe(201);
      server.clock.advance(1000);
    }
    const pages = await walk("/api/v2/customblocks");
    expect(pages.map((page) => page.json().map(({ name }: { name: string }) => name))).toEqual([["Newer"], ["Large"], ["Older"]]);
  });

  test("a module that is full of quotes is measured as it travels", async () => {
    const html = '"'.repeat(700_000);
    for (const name of ["Q1", "Q2", "Q3"]) await ann.call("POST", "/api/v2/customblocks", { name, html });
    const pages = await walk("/api/v2/customblocks");
    for (const page of pages) if (page.json().length > 1) expect(page.rawPayload.length).toBeLessThanOrEqual(pageMaxBytes);
  });

  const createBodies = async (html: string) => {
    for (const name of ["Body 1", "Body 2", "Body 3", "Body 4", "Body 5", "Body 6"])
      await ann.call("POST", "/api/v2/usertemplate/type/email", { name, template: { html } });
  };

  test("templates with their bodies fit into a page, and the offset goes on", async () => {
    await createBodies("z".repeat(700_000));
    const ids: string[] = [];
    for (let isLast = false; !isLast; ) {
      const answer = await ann.call("GET", `/api/v2/usertemplate?status=draft&hideHtml=false&limit=100&offset=${ids.length}`);
      expect(answer.rawPayload.length).toBeLessThanOrEqual(pageMaxBytes);
      const page = answer.json();
      expect(page.elements.every((element: { template: object }) => element.template)).toBe(true);
      ids.push(...page.elements.map(({ id }: { id: string }) => id));
      isLast = page["last-page"];
    }
    expect(new Set(ids).size).toBe(7);
    expect(ids.length).toBe(7);
  });

  test("every other list goes on where a page ends", async () => {
    const storeId = uuid();
    const { database } = server.ports;
    const at = (index: number) => new Date(now().getTime() + index);
    const day = 24 * 60 * 60 * 1000;
    await database.insert(stores).values({ id: storeId, workspaceId, url: "https://shop.test", name: "Shop" });
    await database
      .insert(stores)
      .values(numbered(manyEntries - 1, (index) => ({ id: uuid(), workspaceId, url: "https://s.test", name: `S ${index % 7}` })));
    await database.insert(products).values(
      numbered(manyEntries, (index) => ({
        ...{ id: uuid(), storeId, externalId: `${index}`, name: `P ${index % 9}`, description: "", price: "", imageLink: "" },
        ...{ productLink: "", categories: [`Category ${index}`] },
      })),
    );
    await database
      .insert(customFields)
      .values(numbered(manyEntries, (index) => ({ id: uuid(), workspaceId, name: "F", price: "", position: index % 5 })));
    await database
      .insert(notes)
      .values(numbered(manyEntries, (index) => ({ id: uuid(), templateId, userId: ann.id, text: "N", createdAt: at(index % 4) })));
    await database.insert(templateVersions).values(
      numbered(manyEntries - 1, (index) => ({
        ...{ templateId, versionDate: at(index + 1), version: index, userId: ann.id, sizeBytes: 1, html: "", css: "" },
        ...{ style: null, customStyles: "", components: null },
      })),
    );
    await database.insert(shareLinks).values(
      numbered(manyEntries, (index) => ({
        ...{ id: uuid(), templateId, makerId: ann.id, secretHash: `hash ${index}`, epoch: 0, createdAt: at(index % 4) },
        ...{ expiresAt: at(day), revokedAt: null, uses: 0, lastUsedAt: null },
      })),
    );
    await database.insert(templateExports).values(
      numbered(manyEntries, (index) => ({
        ...{ id: uuid(), workspaceId, templateId, userId: ann.id, provider: "SENDGRID", version: 1 },
        ...{ state: "done" as const, name: "Paged", createdAt: at(index % 4) },
      })),
    );
    await database.insert(connections).values(
      numbered(manyEntries, (index) => ({
        ...{ id: uuid(), workspaceId, ownerId: ann.id, provider: "SENDGRID", name: `N ${index % 9}` },
        ...{ isTeam: false, keyId: "", sealed: "", createdAt: at(0) },
      })),
    );
    const picture = (index: number) => ({
      ...{ id: uuid(), workspaceId, ownerId: ann.id, savedName: `p-${index}.png`, originalName: "p.png" },
      ...{ contentKey: "none", mime: "image/png", sizeBytes: 1, widthPx: 1, heightPx: 1, createdAt: at(index % 4) },
    });
    await database.insert(assets).values(numbered(manyEntries, (index) => ({ ...picture(index), templateId: null })));
    await database.insert(assets).values(numbered(manyEntries, (index) => ({ ...picture(index), templateId })));

    const lists = [
      ["/api/v2/stores", "storeUuid"],
      [`/api/v2/stores/${storeId}/categories`, "name"],
      [`/api/v2/products/store/${storeId}`, "productId"],
      [`/api/v2/products/store/${storeId}?limit=100`, "productId"],
      ["/api/v2/contacts/customfields", "id"],
      [`/api/v2/note/template/${templateId}`, "id"],
      [`/api/v2/usertemplate/${templateId}/versions`, "versionDate"],
      [`/api/v2/usertemplate/${templateId}/share-links`, "id"],
      [`/api/v2/usertemplate/${templateId}/exports`, "id"],
      ["/api/v2/connections", "id"],
      ["/api/v2/assets/user", "id"],
      [`/api/v2/assets/template/${templateId}`, "id"],
    ] as const;
    for (const [url, key] of lists) {
      const pages = await walk(url);
      const keys = pages.flatMap((page) => page.json()).map((entry) => entry[key]);
      expect([url, pages.length > 1, keys.length, new Set(keys).size]).toEqual([url, true, manyEntries, manyEntries]);
    }
  });

  test("a place that this list did not write is refused", async () => {
    const forged = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString("base64url");
    for (const after of ["x", forged("2026"), forged("now()", uuid()), forged("2026-11-21T12:00:00.000Z", "x"), forged(1, 2), forged({})]) {
      const answer = await ann.call("GET", withAfter(`/api/v2/note/template/${templateId}`, after));
      expect([answer.statusCode, answer.json().fields]).toEqual([400, [{ field: "after", code: "invalid" }]]);
    }
  });

  test("far behind in a long list the templates still come with what belongs to them", async () => {
    await createBodies("z");
    const page = (await ann.call("GET", "/api/v2/usertemplate?status=draft&limit=2&offset=3&sortBy=name")).json();
    expect(page.elements.map(({ name }: { name: string }) => name)).toEqual(["Body 4", "Body 5"]);
    expect(page.elements[0]).toMatchObject({ collaboratorsList: [], categories: [], userId: ann.id });
    expect(page["total-elements"]).toBe(7);
  });
});
