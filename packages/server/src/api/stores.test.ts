import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { products, stores } from "../database/schema.js";
import { createGuardedOutbound } from "../ports/outbound/guarded-outbound.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";
import { type ServedAnswer, startTestService, type TestService } from "../testing/test-service.js";
import { testFeed } from "../testing/test-shops.js";

describe.each(testEngines)("shops on $name", (engine) => {
  let log = "";
  const logTo = new Writable({
    write(chunk, _, done) {
      log += chunk;
      done();
    },
  });
  const outbound = createGuardedOutbound({ mayConnect: () => true, ports: null });
  let service: TestService;
  let answer: ServedAnswer;
  let server: TestServer;
  let admin: TestUser;
  let ann: TestUser;
  beforeAll(async () => {
    service = await startTestService(() => answer);
    server = await startTestServer(engine, { ports: { outbound }, config: { logLevel: "debug" }, logTo });
  }, 60_000);
  // Each test has shops of its own: they belong to the workspace.
  beforeEach(async () => {
    const workspaceId = server.ports.ids.uuid();
    admin = await server.addUser({ workspaceId, role: "ROLE_ADMIN" });
    ann = await server.addUser({ workspaceId });
  }, 60_000);
  afterAll(async () => {
    await server?.close();
    await outbound.close();
    await service?.close();
  });
  const connect = (body: object, user = admin) => user.call("POST", "/api/v2/stores", body);
  const list = async (id: string, query = "") => (await ann.call("GET", `/api/v2/products/store/${id}${query}`)).json();
  const namesOf = (rows: { productName: string }[]) => rows.map(({ productName }) => productName);

  test("a feed is connected by an administrator, and its products are searched by everybody of the workspace", async () => {
    answer = { body: testFeed(12) };
    const url = `${service.base}/feed.xml`;
    expect((await connect({ kind: "feed", url }, ann)).json().code).toBe("admin-only");
    const connected = await connect({ kind: "feed", url, name: "Our shop" });
    expect([connected.statusCode, connected.json()]).toMatchObject([201, { storeUrl: url, name: "Our shop", kind: "feed", failure: null }]);
    const { storeUuid: id, syncedAt } = connected.json();
    expect(syncedAt).not.toBeNull();
    expect((await ann.call("GET", "/api/v2/stores")).json()).toEqual([connected.json()]);
    expect((await ann.call("GET", `/api/v2/stores/${id}/categories`)).json()).toEqual([{ name: "Home / Lamps", path: ["Home", "Lamps"] }]);
    expect(await list(id)).toHaveLength(12);
    expect((await list(id, "?search=SHADE%2012"))[0]).toMatchObject({
      productId: "F-12",
      price: "14.90",
      currency: "EUR",
      isDeleted: false,
    });
    expect(namesOf(await list(id, "?product-id=F-3"))).toEqual(["Lamp 3 & shade"]);
    expect(await list(id, "?search=sofa")).toEqual([]);
    const stranger = await server.addUser({ workspaceId: "elsewhere", role: "ROLE_ADMIN" });
    expect((await stranger.call("DELETE", `/api/v2/stores/${id}`)).statusCode).toBe(404);
    expect((await stranger.call("POST", `/api/v2/stores/${id}/refresh`)).statusCode).toBe(404);
  });

  test("refreshed, it has today's prices, and what is gone is told", async () => {
    answer = { body: testFeed(5) };
    const { storeUuid: id } = (await connect({ kind: "feed", url: `${service.base}/refreshed.xml` })).json();
    answer = { body: testFeed(3, "9.50 EUR") };
    expect((await ann.call("POST", `/api/v2/stores/${id}/refresh`)).statusCode).toBe(200);
    expect((await list(id)).map(({ price }: { price: string }) => price)).toEqual(["9.50", "9.50", "9.50"]);
    expect((await list(id, "?product-id=F-5&return-deleted=true"))[0]).toMatchObject({ isDeleted: true, price: "14.90" });
    answer = { status: 503, body: "down" };
    expect((await ann.call("POST", `/api/v2/stores/${id}/refresh`)).json().code).toBe("service-unreachable");
    const [store] = (await ann.call("GET", "/api/v2/stores")).json().filter(({ storeUuid }: { storeUuid: string }) => storeUuid === id);
    expect([store.failure, (await list(id)).length]).toEqual(["service-unreachable", 3]);
    answer = { body: testFeed(5) };
    await ann.call("POST", `/api/v2/stores/${id}/refresh`);
    expect(await list(id, "?product-id=F-5")).toHaveLength(1);
    expect((await admin.call("DELETE", `/api/v2/stores/${id}`)).statusCode).toBe(204);
    expect((await ann.call("GET", `/api/v2/products/store/${id}`)).statusCode).toBe(404);
  });

  test("what cannot be entered is not connected, and says why", async () => {
    const before = (await ann.call("GET", "/api/v2/stores")).json().length;
    answer = { body: "<html>no products</html>" };
    expect((await connect({ kind: "feed", url: `${service.base}/x` })).json().code).toBe("service-refused");
    expect((await connect({ kind: "feed", url: "ftp://shop.test/x" })).json().fields).toEqual([{ field: "url", code: "not-allowed" }]);
    const withoutKey = await connect({ kind: "woocommerce", url: "https://shop.test", credentials: { consumerKey: "ck" } });
    expect(withoutKey.json().fields).toEqual([{ field: "credentials.consumerSecret", code: "required" }]);
    const open = await connect({ kind: "magento", url: "http://shop.test", credentials: { accessToken: "t" } });
    expect(open.json().fields).toEqual([{ field: "url", code: "not-allowed" }]);
    const other = await connect({ kind: "shopify", url: "https://evil.test", credentials: { accessToken: "t" } });
    expect(other.json().code).toBe("service-refused");
    expect((await ann.call("GET", "/api/v2/stores")).json()).toHaveLength(before);
  });

  test("what a shop is entered with is readable in no answer, no log and no row", async () => {
    answer = { body: testFeed(1) };
    const credentials = { note: "shop-secret-word" };
    const connected = await connect({ kind: "feed", url: `${service.base}/secret.xml`, credentials });
    expect(connected.statusCode).toBe(201);
    const rows = await server.ports.database.select().from(stores);
    const answers = [
      connected.json(),
      (await ann.call("GET", "/api/v2/stores")).json(),
      rows,
      await server.ports.database.select().from(products),
    ];
    expect(log.length).toBeGreaterThan(0);
    expect(JSON.stringify(answers) + log).not.toContain("shop-secret-word");
    expect((await ann.call("POST", `/api/v2/stores/${connected.json().storeUuid}/refresh`)).statusCode).toBe(200);
  });
});
