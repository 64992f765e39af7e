import { sql } from "drizzle-orm";
import type { Database } from "../database/database.js";
import { workspaces } from "../database/schema.js";
import { foreignKeyViolation, sqlState } from "../database/sql-state.js";
import type { Ports } from "../ports/ports.js";
import { DumpError, type DumpLine, dumpFormat, newestMigration } from "./dump-format.js";
import { type DumpTable, listDumpTables } from "./dump-tables.js";

const rowsAtOnce = 20;
const lostLines = "The export has lost lines.";

/** Reads an export into an empty server: all of it or nothing. */
export async function importData({ database, blobStore }: Ports, lines: AsyncIterable<string>): Promise<{ rows: number; blobs: number }> {
  const tables = new Map(listDumpTables().map((table) => [table.name, table]));
  const counts = { rows: 0, blobs: 0 };
  await database.transaction(async (tx) => {
    await refuseFilled(tx);
    const batch = createBatch(tx, tables);
    let phase: "head" | "content" | "end" = "head";
    for await (const text of lines) {
      const line = requireLine(text);
      if (phase === "head") {
        checkHead(line);
        phase = "content";
      } else if ("blob" in line) {
        await blobStore.put(line.blob, Buffer.from(line.bytes, "base64"));
        counts.blobs += 1;
      } else if ("row" in line) {
        await batch.add(line.table, line.row);
        counts.rows += 1;
      } else if ("end" in line) {
        await batch.flush();
        if (line.end.rows !== counts.rows || line.end.blobs !== counts.blobs) throw new DumpError(lostLines);
        phase = "end";
      }
    }
    if (phase !== "end") throw new DumpError("The export stops in the middle.");
  });
  return counts;
}

async function refuseFilled(tx: Database): Promise<void> {
  const rows = await tx.select({ id: workspaces.id }).from(workspaces).limit(1);
  if (rows.length > 0) throw new DumpError("This server holds data already. Import into an empty database.");
}

function requireLine(text: string): DumpLine {
  try {
    const line: unknown = JSON.parse(text);
    if (typeof line === "object" && line !== null) return line as DumpLine;
  } catch {
    // said below
  }
  throw new DumpError("The export has a line that cannot be read.");
}

function checkHead(line: DumpLine): void {
  if (!("format" in line) || line.format !== dumpFormat) throw new DumpError("This is no export of a Mailwright server.");
  if (line.migration === newestMigration()) return;
  throw new DumpError(
    `The export was made at ${line.migration}, this server is at ${newestMigration()}. Import it with the version that made it, then upgrade.`,
  );
}

/** Collects rows of one table, so that a statement carries several. */
function createBatch(tx: Database, tables: ReadonlyMap<string, DumpTable>) {
  let name = "";
  let rows: (string | null)[][] = [];
  const flush = async () => {
    const table = tables.get(name);
    if (table && rows.length > 0) await insertRows(tx, table, rows);
    rows = [];
  };
  const add = async (table: string, row: (string | null)[]) => {
    if (row.length !== tables.get(table)?.columns.length) throw new DumpError(`The export has a row that does not fit: ${table}.`);
    if (table !== name || rows.length >= rowsAtOnce) await flush();
    name = table;
    rows.push(row);
  };
  return { add, flush };
}

async function insertRows(tx: Database, { name, columns }: DumpTable, rows: readonly (string | null)[][]): Promise<void> {
  const names = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  const values = rows.map((row) => {
    // As text first: each driver has its own idea of how a value of a type is sent, but all send text alike.
    const cells = columns.map(({ type }, index) => sql`${row[index] ?? null}::text::${sql.raw(type)}`);
    return sql`(${sql.join(cells, sql`, `)})`;
  });
  const insert = sql`insert into ${sql.identifier(name)} (${names}) overriding system value values ${sql.join(values, sql`, `)}`;
  await tx.execute(insert).catch((error: unknown) => {
    // A foreign key names a row that the file does not hold: lines of it were lost.
    throw sqlState(error) === foreignKeyViolation ? new DumpError(lostLines) : error;
  });
}
