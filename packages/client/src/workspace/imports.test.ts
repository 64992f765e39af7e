import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobWork } from "../../../server/src/app/job-work.js";
import { runNextJob } from "../../../server/src/jobs/run-jobs.js";
import { quickestEngine } from "../../../server/src/testing/test-engines.js";
import { startTestServer, type TestServer } from "../../../server/src/testing/test-server.js";
import {
  acceptImportResults,
  type Client,
  chooseImportForms,
  createClient,
  createImport,
  createImportOfAddresses,
  deleteImport,
  getImport,
  getImportResult,
  getTemplate,
  listImportResults,
  listImports,
} from "../index.js";

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer(quickestEngine);
  await server.app.listen({ port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const { sessionId } = await server.addUser();
  client = createClient({ apiUrl: `http://localhost:${port}`, sessionId });
}, 60_000);
afterAll(() => server?.close());

const letter = (words: string) =>
  new File([`<mjml><mj-body><mj-section><mj-column><mj-text>${words}</mj-text></mj-column></mj-section></mj-body></mjml>`], "a.mjml");

test("emails are brought with their paths, looked at, accepted and removed", async () => {
  const made = await createImport(client, [{ file: letter("Autumn"), path: "2025/autumn.mjml" }, letter("Winter")]);
  expect(made).toMatchObject({ name: "2025", state: "running", total: 2 });
  while (await runNextJob(server.ports, jobWork, { onFault: () => {} })) {}
  expect(await getImport(client, made.id)).toMatchObject({ state: "done", read: 2 });
  const { results, next } = await listImportResults(client, made.id);
  expect([results.map(({ name }) => name).sort(), next]).toEqual([["2025/autumn.mjml", "a.mjml"], null]);
  const autumn = results.find(({ name }) => name.startsWith("2025"))?.id ?? "";
  expect((await getImportResult(client, made.id, autumn)).after).toContain("Autumn");
  await expect(chooseImportForms(client, made.id, autumn, [])).rejects.toMatchObject({ code: "renderer-unavailable" });
  const { accepted } = await acceptImportResults(client, made.id, [autumn]);
  expect(await getTemplate(client, accepted[0]?.templateId ?? "")).toMatchObject({ name: "autumn" });
  await deleteImport(client, made.id);
  expect(await listImports(client)).toEqual([]);
});

test("what cannot be imported says so", async () => {
  await expect(createImport(client, [new File(["x"], "a.txt")])).rejects.toMatchObject({ code: "import-empty" });
  await expect(createImport(client, [new File(["x"], "a.zip")])).rejects.toMatchObject({ code: "archive-broken" });
  expect(await createImportOfAddresses(client, ["ftp://news.example"])).toMatchObject({ state: "done", refused: 1 });
});
