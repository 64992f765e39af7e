import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { templates } from "../../database/schema.js";
import { quickestEngine } from "../../testing/test-engines.js";
import { startTestServer, type TestServer } from "../../testing/test-server.js";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(quickestEngine);
}, 60_000);
afterAll(() => server?.close());

test("a card's picture is asked for each time, and not sent again to a browser that has it", async () => {
  const ann = await server.addUser();
  const { id } = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "Seen", template: { html: "<p>1</p>" } })).json();
  const key = "a".repeat(64);
  await server.ports.blobStore.put(key, Buffer.from("picture"));
  await server.ports.database.update(templates).set({ previewKey: key, previewVersion: 1 }).where(eq(templates.id, id));
  const { previewPictureUrl: url } = (await ann.call("GET", `/api/v2/usertemplate/${id}`)).json();
  const first = await server.inject({ url });
  expect([first.statusCode, first.body]).toEqual([200, "picture"]);
  const again = await server.inject({ url, headers: { "if-none-match": String(first.headers["etag"]) } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  await ann.call("DELETE", "/api/v2/session");
  expect((await server.inject({ url, headers: { "if-none-match": String(first.headers["etag"]) } })).statusCode).toBe(401);
});
