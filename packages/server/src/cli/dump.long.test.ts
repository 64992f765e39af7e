import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseHostKeys } from "../config/host-keys.js";
import { prepareDatabase } from "../seed/prepare.js";
import { testEngines } from "../testing/test-engines.js";
import { writeUploadForm } from "../testing/test-form.js";
import { startTestServer, type TestServer } from "../testing/test-server.js";
import { readDumpFile, writeDumpFile } from "./dump-file.js";
import { exportData } from "./export-data.js";
import { importData } from "./import-data.js";

const directory = mkdtempSync(join(tmpdir(), "mailwright-dump-"));
const [first, last] = [testEngines[0], testEngines.at(-1)];
if (!first || !last) throw new Error("There is always PGlite.");

/** A server without the workspace that tests begin with. */
async function startEmpty(engine: typeof first & object): Promise<TestServer> {
  const server = await startTestServer(engine);
  await server.ports.database.execute(sql`delete from workspaces`);
  return server;
}

async function fill(server: TestServer): Promise<void> {
  await prepareDatabase(server.ports, {
    ...server.config,
    authMode: "demo",
    hostKeys: parseHostKeys({ HOST_KEYS: `acme:hk_${"d".repeat(40)}` }, []),
  });
  const user = await server.addUser();
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const { headers, payload } = writeUploadForm([{ name: "a.png", bytes: png }]);
  await server.inject({ method: "POST", url: "/api/v2/assets", headers: { ...user.headers, ...headers }, payload });
  // Whatever is hard to carry: key order, escapes, a NUL in JSON, quotes, line ends, odd letters, empty and missing values.
  const components = { z: 1, a: [1.5e300, null, "\u0000\u2028\\\"'"], "10": {}, "2": "ü💥" };
  await user.call("POST", "/api/v2/usertemplate/type/email", { name: "Ünïcode 💥", template: { html: "a\r\n\t\\N\"'$1", components } });
}

const contentOf = (path: string) =>
  (path.endsWith(".gz") ? gunzipSync(readFileSync(path)) : readFileSync(path)).toString().replace(/"exportedAt":"[^"]+"/, "");

describe("an export", () => {
  const exported = join(directory, "1.ndjson");
  beforeAll(async () => {
    const source = await startEmpty(first);
    try {
      await fill(source);
      await writeDumpFile(exported, (write) => exportData(source.ports, write));
    } finally {
      await source.close();
    }
  }, 120_000);
  afterAll(() => rmSync(directory, { recursive: true }));

  test(`carries everything from ${first.name} to ${last.name} and back, unchanged`, async () => {
    const [middle, target] = [await startEmpty(last), await startEmpty(first)];
    const [two, three] = [join(directory, "2.ndjson.gz"), join(directory, "3.ndjson")];
    try {
      const counts = await importData(middle.ports, readDumpFile(exported));
      expect(counts.blobs).toBe(1);
      expect(counts.rows).toBeGreaterThan(100);
      await writeDumpFile(two, (write) => exportData(middle.ports, write));
      await importData(target.ports, readDumpFile(two));
      await writeDumpFile(three, (write) => exportData(target.ports, write));
      expect(contentOf(two) === contentOf(exported)).toBe(true);
      expect(contentOf(three) === contentOf(exported)).toBe(true);

      await expect(importData(middle.ports, readDumpFile(exported))).rejects.toThrow("This server holds data already");
    } finally {
      for (const server of [middle, target]) await server.close();
    }
  }, 120_000);

  test("that is cut off, foreign or of another version is refused with words, and nothing is kept of it", async () => {
    const whole = readFileSync(exported, "utf8").trimEnd().split("\n");
    const path = join(directory, "broken.ndjson");
    const server = await startEmpty(first);
    const read = (lines: readonly string[]) => {
      writeFileSync(path, `${lines.join("\n")}\n`);
      return importData(server.ports, readDumpFile(path)).catch((error: unknown) => (error instanceof Error ? error.message : error));
    };
    try {
      expect(await read(whole.slice(0, -1))).toBe("The export stops in the middle.");
      expect(await read(whole.filter((_, index) => index !== 40))).toBe("The export has lost lines.");
      expect(await read([...whole.slice(0, 30), (whole[30] ?? "").slice(0, -9)])).toBe("The export has a line that cannot be read.");
      expect(await read(['{"format":"other"}'])).toBe("This is no export of a Mailwright server.");
      expect(await read([(whole[0] ?? "").replace(/"migration":"[^"]+"/, '"migration":"0000_x"')])).toContain("made at 0000_x");
      await expect(importData(server.ports, readDumpFile(join(directory, "missing")))).rejects.toThrow("ENOENT");
      const { rows } = (await server.ports.database.execute(sql`select count(*)::int as total from templates`)) as unknown as {
        rows: { total: number }[];
      };
      expect(rows[0]?.total).toBe(0);
    } finally {
      await server.close();
    }
  }, 60_000);
});
