import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callAt, exchangeSession, mintSession, type TestCall, testHostKey } from "../testing/test-client.js";
import { hasTestPostgres } from "../testing/test-engines.js";
import { createTestDatabase } from "../testing/test-postgres.js";
import { buildProgram, spawnProgram, stopProgram, type TestProgram, untilReady } from "../testing/test-program.js";
import { startTestS3, type TestS3 } from "../testing/test-s3.js";

describe.runIf(hasTestPostgres)("three servers on one PostgreSQL and one S3-compatible store", () => {
  const directory = mkdtempSync(join(tmpdir(), "mailwright-scale-"));
  const servers: ChildProcess[] = [];
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let s3: TestS3;
  let program: TestProgram;
  let urls: string[] = [];
  let ann: TestCall[] = [];
  let annSession: { sessionId: string; principalId: string };
  const at = (url: string, headers: Record<string, string>) => callAt(url, headers);

  beforeAll(async () => {
    [program, database, s3] = await Promise.all([buildProgram(), createTestDatabase(), startTestS3()]);
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.settings;
    const shared = {
      DATABASE_URL: database.url,
      APP_SECRET: "one secret for all of the three servers",
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      PUBLIC_URL: "http://mail.test",
    };
    // On an empty database, all at once: each of them would migrate it.
    for (const name of ["a", "b", "c"]) servers.push(spawnProgram(program, join(directory, name), shared));
    urls = await Promise.all(servers.map(untilReady));
    annSession = await mintSession(urls[0] ?? "", "ann");
    // Exchanged at the second, used at all of them.
    const headers = await exchangeSession(urls[1] ?? "", annSession.sessionId);
    ann = urls.map((url) => at(url, headers));
  }, 120_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => stopProgram(server, "SIGTERM")));
    await database?.drop();
    await s3?.close();
    rmSync(directory, { recursive: true, force: true });
    program?.remove();
  });

  /** The user's calls at the first, second and third server. */
  const annAt = (index: number): TestCall => ann[index] ?? at("", {});

  test("one signs in at any and is known at all; revoked at one is revoked at all", async () => {
    for (const call of ann) expect((await call("GET", "/session")).body.firstName).toBe("ann");
    const { sessionId } = await mintSession(urls[2] ?? "", "kim");
    const headers = await exchangeSession(urls[0] ?? "", sessionId);
    const kim = urls.map((url) => at(url, headers));
    expect(await Promise.all(kim.map(async (call) => (await call("GET", "/session")).status))).toEqual([200, 200, 200]);
    const host = { method: "DELETE", headers: { authorization: `Bearer ${testHostKey}` } };
    expect((await fetch(`${urls[1]}/api/v2/host/sessions/${sessionId}`, host)).status).toBe(204);
    expect(await Promise.all(kim.map(async (call) => (await call("GET", "/session")).status))).toEqual([401, 401, 401]);
  });

  test("a share and a role that end at one process open nothing at any", async () => {
    const [ben, admin] = [await mintSession(urls[0] ?? "", "sharer"), await mintSession(urls[0] ?? "", "chief", "ROLE_ADMIN")];
    const benHeaders = await exchangeSession(urls[1] ?? "", ben.sessionId);
    const adminHeaders = await exchangeSession(urls[2] ?? "", admin.sessionId);
    const everywhere = (path: string, headers: Record<string, string>) =>
      Promise.all(urls.map(async (url) => (await at(url, headers)("GET", path)).status));
    const { id } = (await annAt(0)("POST", "/usertemplate/type/email", { name: "Ours", template: { html: "<p>1</p>" } })).body;
    const share = (index: number, collaborators: string[]) => annAt(index)("PATCH", `/usertemplate/sharing/${id}`, { collaborators });
    await share(0, [ben.principalId]);
    expect(await everywhere(`/usertemplate/${id}/state`, benHeaders)).toEqual([200, 200, 200]);
    await share(1, []);
    expect(await everywhere(`/usertemplate/${id}/state`, benHeaders)).toEqual([404, 404, 404]);
    const give = (role: string) => at(urls[2] ?? "", adminHeaders)("PATCH", `/people/${ben.principalId}`, { role });
    await give("ROLE_ADMIN");
    expect(await everywhere("/people", benHeaders)).toEqual([200, 200, 200]);
    await give("user");
    expect(await everywhere("/people", benHeaders)).toEqual([403, 403, 403]);
  });

  test("a picture that one took is given out by all, and its bytes are in the store", async () => {
    const bytes = await sharp({ create: { width: 12, height: 8, channels: 3, background: "coral" } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append("files[]", new Blob([Uint8Array.from(bytes)]), "sun.png");
    const uploaded = await annAt(0)("POST", "/assets", form);
    expect(uploaded.status).toBe(201);
    const [asset] = uploaded.body;
    expect((await annAt(1)("GET", "/assets/user")).body).toEqual([asset]);
    for (const url of urls) {
      const file = await fetch(`${url}${new URL(asset.url).pathname}`);
      expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/png"]);
      expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).width).toBe(12);
    }
    expect(s3.objects.size).toBe(1);
    expect((await annAt(2)("DELETE", `/assets/${asset.savedName}`)).status).toBe(204);
    expect(s3.objects.size).toBe(0);
    expect((await fetch(`${urls[0]}${new URL(asset.url).pathname}`)).status).toBe(404);
  });

  test("a lock that one took holds at all", async () => {
    const { principalId, sessionId } = await mintSession(urls[0] ?? "", "ben");
    const ben = at(urls[2] ?? "", await exchangeSession(urls[2] ?? "", sessionId));
    const { id } = (await annAt(0)("POST", "/usertemplate/type/email", { name: "Shared" })).body;
    expect((await annAt(1)("PATCH", `/usertemplate/sharing/${id}`, { collaborators: [principalId] })).status).toBe(200);
    expect((await ben("PATCH", `/usertemplate/sharing/${id}/lock/true`)).body.collaboratorId).toBe(principalId);
    const refused = await annAt(0)("PATCH", `/usertemplate/${id}`, { name: "Mine" });
    expect([refused.status, refused.body.code]).toEqual([423, "template-locked"]);
    expect((await annAt(1)("PATCH", `/usertemplate/sharing/${id}/lock/false`)).status).toBe(200);
    expect((await annAt(2)("PATCH", `/usertemplate/${id}`, { name: "Mine" })).status).toBe(200);
  });

  test("of 600 saves that race through all three, exactly one wins each of twenty rounds", async () => {
    const { id } = (await annAt(0)("POST", "/usertemplate/type/email", { name: "Race", template: { html: "<p>0</p>" } })).body;
    for (let version = 1; version <= 20; version += 1) {
      const save = (n: number) =>
        annAt(n % 3)("PATCH", `/usertemplate/${id}`, { template: { html: `<p>${version} ${n}</p>` } }, { "if-match": `"${version}"` });
      const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => save(n)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(29).fill(412)]);
      const winner = answers.findIndex(({ status }) => status === 200);
      const { body } = await annAt(version % 3)("GET", `/usertemplate/${id}`);
      expect([body.version, body.template.html]).toEqual([version + 1, `<p>${version} ${winner}</p>`]);
    }
  }, 120_000);
});
