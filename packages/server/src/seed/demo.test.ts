import { asc } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { notes, templates, templateVersions } from "../database/schema.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer } from "../testing/test-server.js";
import { seedDemo } from "./demo.js";

let servers: readonly TestServer[] = [];
beforeAll(async () => {
  servers = await Promise.all(testEngines.map((engine) => startTestServer(engine)));
  for (const { ports } of servers) await seedDemo(ports.database, ports);
}, 120_000);
afterAll(() => Promise.all(servers.map((server) => server.close())));

const readTemplates = ({ ports }: TestServer) =>
  ports.database
    .select({ name: templates.name, kind: templates.kind, status: templates.status, tags: templates.tags, createdAt: templates.createdAt })
    .from(templates)
    .orderBy(asc(templates.createdAt), asc(templates.name));

test("the demo is the same on every server, whatever its database", async () => {
  const [first, ...others] = await Promise.all(servers.map(readTemplates));
  for (const other of others) expect(other).toEqual(first);
});

test("a second start adds nothing", async () => {
  for (const server of servers) {
    const before = await readTemplates(server);
    await seedDemo(server.ports.database, server.ports);
    expect(await readTemplates(server)).toEqual(before);
  }
});

test("the demo has sixty templates of users in every state, with notes and versions", async () => {
  for (const server of servers) {
    const own = (await readTemplates(server)).filter(({ kind }) => kind === "user");
    expect(own).toHaveLength(60);
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set(["published", "draft", "deleted"]));
    const { database } = server.ports;
    expect((await database.select({ id: notes.id }).from(notes)).length).toBeGreaterThan(0);
    expect((await database.select({ id: templateVersions.templateId }).from(templateVersions)).length).toBeGreaterThan(own.length);
  }
});
