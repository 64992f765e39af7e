import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import type { Database } from "../database/database.js";
import type { Ports } from "../ports/ports.js";
import { DumpError, type DumpLine, dumpFormat, newestMigration } from "./dump-format.js";
import { type DumpTable, listDumpTables } from "./dump-tables.js";

const rowsAtOnce = 20;

type Write = (line: DumpLine) => Promise<void>;

/** Writes everything that is stored, as of one moment, while others may go on working. */
export function exportData(ports: Ports, write: Write): Promise<void> {
  return ports.pictureHold.during(() => exportMoment(ports, write));
}

async function exportMoment({ database, blobStore, clock }: Ports, write: Write): Promise<void> {
  await database.transaction(
    async (tx) => {
      await write({ format: dumpFormat, migration: newestMigration(), exportedAt: clock.now().toISOString() });
      const blobs = await exportBlobs(tx, blobStore, write);
      let rows = 0;
      for (const table of listDumpTables()) rows += await exportTable(tx, table, write);
      await write({ end: { blobs, rows } });
    },
    { isolationLevel: "repeatable read" },
  );
}

const pictureKeys =
  "select content_key from assets union select content_key from generated_pictures union select content_key from import_pictures union select preview_key from templates where preview_key is not null order by content_key";

async function exportBlobs(tx: Database, blobStore: Ports["blobStore"], write: Write): Promise<number> {
  const keys = await query<{ content_key: string }>(tx, pictureKeys);
  for (const { content_key: key } of keys) {
    const blob = await blobStore.get(key);
    if (!blob) throw new DumpError(`The picture ${key} is missing from the store.`);
    await write({ blob: key, bytes: (await buffer(blob.stream)).toString("base64") });
  }
  return keys.length;
}

async function exportTable(tx: Database, { name, columns, key }: DumpTable, write: Write): Promise<number> {
  const texts = columns.map((column) => `"${column.name}"::text`).join(", ");
  const order = key.map((column) => `"${column}"`).join(", ");
  // The text of a moment depends on these.
  await query(tx, "set local timezone = 'UTC'");
  await query(tx, `declare dump no scroll cursor for select json_build_array(${texts})::text as values from "${name}" order by ${order}`);
  let count = 0;
  for (;;) {
    const rows = await query<{ values: string }>(tx, `fetch ${rowsAtOnce} from dump`);
    for (const { values } of rows) await write({ table: name, row: JSON.parse(values) });
    count += rows.length;
    if (rows.length < rowsAtOnce) break;
  }
  await query(tx, "close dump");
  return count;
}

/** The rows of a statement; both engines answer them under this name. */
async function query<T>(tx: Database, statement: string): Promise<T[]> {
  const answer: unknown = await tx.execute(sql.raw(statement));
  return (answer as { rows: T[] }).rows;
}
