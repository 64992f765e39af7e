import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sessions } from "../database/schema.js";
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
});
