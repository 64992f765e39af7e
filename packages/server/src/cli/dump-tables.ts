import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "../database/schema.js";

/** A table as an export carries it. */
export interface DumpTable {
  name: string;
  columns: readonly { name: string; type: string }[];
  /** The primary key: gives the rows an order. */
  key: readonly string[];
  /** Tables that its rows point to, itself left out. */
  needs: readonly string[];
}

/** Every table of the schema, those that others point to first. They are read from the schema, so that a new table is exported without a change here. */
export function listDumpTables(): DumpTable[] {
  const waiting = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [describeTable(table)] : []));
  const sorted: DumpTable[] = [];
  while (waiting.length > 0) {
    const index = waiting.findIndex(({ needs }) => needs.every((need) => sorted.some(({ name }) => name === need)));
    const [next] = waiting.splice(index, 1);
    if (index < 0 || !next) throw new Error("Tables point to each other in a circle.");
    sorted.push(next);
  }
  return sorted;
}

function describeTable(table: PgTable): DumpTable {
  const { name, columns, primaryKeys, foreignKeys } = getTableConfig(table);
  const composite = primaryKeys.flatMap((primaryKey) => primaryKey.columns.map((column) => column.name));
  const single = columns.filter((column) => column.primary).map((column) => column.name);
  const needs = foreignKeys.map((foreignKey) => getTableConfig(foreignKey.reference().foreignTable).name);
  return {
    name,
    columns: columns.map((column) => ({ name: column.name, type: column.getSQLType() })),
    key: composite.length > 0 ? composite : single,
    needs: [...new Set(needs)].filter((need) => need !== name),
  };
}
