import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseRetention } from "../config/retention.js";
import { auditLog, mailMessages, sessions, shareLinks, templates, templateVersions } from "../database/schema.js";
import { putBlob } from "../resources/assets/blob-register.js";
import { storeSession } from "../resources/auth/mint-session.js";
import { hashSecret } from "../security/secrets.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, testWorkspaceId } from "../testing/test-server.js";
import { tidy } from "./tidy.js";

const hourMs = 60 * 60 * 1000;

describe.each(testEngines)("tidying on $name", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.close());

  test("sessions go a day after their end, those that last stay", async () => {
    const { ports, clock } = server;
    const user = await server.addUser();
    const endsAfterHours = { long: 1, lately: 20, lasting: 40 };
    for (const [sessionId, hours] of Object.entries(endsAfterHours)) {
      const [createdAt, expiresAt] = [clock.now(), new Date(clock.now().getTime() + hours * hourMs)];
      await storeSession(ports.database, { sessionId, userId: user.id, workspaceId: testWorkspaceId, createdAt, expiresAt });
    }
    clock.advance(30 * hourMs);
    await tidy(ports);
    const hashes = Object.keys(endsAfterHours).map(hashSecret);
    const left = await ports.database.select({ hash: sessions.idHash }).from(sessions).where(inArray(sessions.idHash, hashes));
    expect(left.map(({ hash }) => hash).sort()).toEqual([hashSecret("lately"), hashSecret("lasting")].sort());
  });

  test("bytes of an upload that never ended go, and two servers may tidy at once", async () => {
    const { ports, clock } = server;
    const lost = await putBlob(ports, Buffer.from("an upload whose server was killed"));
    clock.advance(2 * hourMs);
    await Promise.all([tidy(ports), tidy(ports)]);
    expect(await ports.blobStore.get(lost.contentKey)).toBeNull();
  });

  test("each kind goes after the days that are set for it, and nothing before", async () => {
    const { ports, clock } = server;
    ports.retention = parseRetention("deleted=10,versions=20,mails=10,links=10,audit=30", []);
    const ann = await server.addUser();
    const create = async (name: string) =>
      (await ann.call("POST", "/api/v2/usertemplate/type/email", { name, template: { html: "<p>1</p>" } })).json();
    const [kept, binned] = [await create("Kept"), await create("Binned")];
    await ann.call("PATCH", `/api/v2/usertemplate/${kept.id}`, { template: { html: "<p>2</p>" } });
    await ann.call("POST", `/api/v2/usertemplate/sendtestmail/${kept.id}`, { to: ["a@b.test"] });
    const { id: linkId } = (await ann.call("POST", `/api/v2/usertemplate/${kept.id}/share-link`)).json();
    await ann.call("DELETE", `/api/v2/usertemplate/${kept.id}/share-links/${linkId}`);
    await ann.call("PUT", `/api/v2/usertemplate/${binned.id}/status/deleted`);
    const { database } = ports;
    const countAll = async () => ({
      templates: (await database.select().from(templates).where(eq(templates.ownerId, ann.id))).length,
      versions: (await database.select().from(templateVersions).where(eq(templateVersions.templateId, kept.id))).length,
      mails: (await database.select().from(mailMessages).where(eq(mailMessages.userId, ann.id))).length,
      links: (await database.select().from(shareLinks).where(eq(shareLinks.makerId, ann.id))).length,
      hasLog: (await database.select().from(auditLog).where(eq(auditLog.target, kept.id))).length > 0,
    });
    await tidy(ports);
    expect(await countAll()).toEqual({ templates: 2, versions: 2, mails: 1, links: 1, hasLog: true });
    clock.advance(11 * 24 * hourMs);
    await tidy(ports);
    expect(await countAll()).toEqual({ templates: 1, versions: 2, mails: 0, links: 0, hasLog: true });
    clock.advance(20 * 24 * hourMs);
    await Promise.all([tidy(ports), tidy(ports)]);
    // The newest version stays, however old it is.
    expect(await countAll()).toEqual({ templates: 1, versions: 1, mails: 0, links: 0, hasLog: false });
  });
});
