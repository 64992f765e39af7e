/** Asks a database that no code of the server knows the tables of: an old one. */
export type Query = (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;

interface Column {
  table: string;
  name: string;
  type: string;
  isNeeded: boolean;
  /** The table and column that it points to. */
  target: { table: string; name: string } | null;
}

const columnsOf = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
    a.attnotnull and not a.atthasdef and a.attidentity = '' as "isNeeded", ft.relname as "targetTable", fa.attname as "targetName"
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f' and k.conkey[1] = a.attnum and array_length(k.conkey, 1) = 1
  left join pg_class ft on ft.oid = k.confrelid
  left join pg_attribute fa on fa.attrelid = k.confrelid and fa.attnum = k.confkey[1]
  where a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

async function listColumns(query: Query): Promise<Column[]> {
  const rows = await query(columnsOf);
  return rows.map(({ table, name, type, isNeeded, targetTable, targetName }) => ({
    table: String(table),
    name: String(name),
    type: String(type),
    isNeeded: isNeeded === true,
    target: targetTable === null ? null : { table: String(targetTable), name: String(targetName) },
  }));
}

const rowsEach = 3;
const hour = (index: number) => new Date(Date.UTC(2026, 0, 1, index)).toISOString();
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** A value for each type of column, another one for each number. */
const values: Readonly<Record<string, (number: number) => unknown>> = {
  uuid,
  text: (number) => `text ${number}`,
  integer: (number) => number,
  bigint: (number) => number,
  "double precision": (number) => number,
  real: (number) => number,
  boolean: (number) => number % 2 === 0,
  json: (number) => JSON.stringify({ number }),
  jsonb: (number) => JSON.stringify({ number }),
  bytea: (number) => Buffer.from(`bytes ${number}`),
  "text[]": (number) => [`text ${number}`],
  "uuid[]": (number) => [uuid(number)],
  date: (number) => hour(number * 24).slice(0, 10),
  "timestamp with time zone": hour,
};

/** Rows in every table, whatever tables there are: nothing null, keys that point to what is there. */
export async function plantRows(query: Query): Promise<void> {
  const columns = await listColumns(query);
  const tables = [...new Set(columns.map(({ table }) => table))];
  const kept = new Map<string, unknown[]>();
  const waiting = [...tables];
  let number = 0;
  while (waiting.length > 0) {
    const next = waiting.findIndex((table) =>
      columns.every(
        ({ table: owner, target }) =>
          owner !== table || target === null || target.table === table || kept.has(`${target.table}.${target.name}`),
      ),
    );
    const [table] = waiting.splice(next, 1);
    if (next < 0 || table === undefined) throw new Error("Tables point to each other in a circle.");
    const own = columns.filter((column) => column.table === table);
    for (let row = 0; row < rowsEach; row += 1) {
      const given = own.map(({ type, target, table: owner }) => {
        number += 1;
        // What points to its own table has nothing to point to yet.
        if (target !== null) return target.table === owner ? null : kept.get(`${target.table}.${target.name}`)?.[row];
        const value = values[type];
        if (!value) throw new Error(`Say in test-rows.ts what a column of the type ${type} may hold.`);
        return value(number);
      });
      const places = own.map((_, index) => `$${index + 1}`);
      const names = own.map(({ name }) => `"${name}"`);
      // A table that may hold one row has a key that another row would have too.
      const planted = await query(
        `insert into "${table}" (${names}) values (${places}) on conflict do nothing returning 1 as planted`,
        given,
      );
      if (planted.length === 0) continue;
      own.forEach(({ name }, index) => {
        kept.set(`${table}.${name}`, [...(kept.get(`${table}.${name}`) ?? []), given[index]]);
      });
    }
  }
}

/** All rows of all tables, in an order that a migration does not change. */
export async function readRows(query: Query): Promise<Record<string, Record<string, unknown>[]>> {
  const columns = await listColumns(query);
  const tables = [...new Set(columns.map(({ table }) => table))];
  const entries: [string, Record<string, unknown>[]][] = [];
  for (const table of tables) {
    const [first] = columns.filter((column) => column.table === table);
    entries.push([table, await query(`select * from "${table}" order by "${first?.name}"::text`)]);
  }
  return Object.fromEntries(entries);
}

/** Columns, indexes and constraints, as sentences that can be compared. */
export async function describeSchema(query: Query): Promise<string[]> {
  const rows = await query(`
    select 'column ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as line
    from information_schema.columns where table_schema = 'public'
    union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
    union all select 'constraint ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace
    union all select 'trigger ' || event_object_table || ' ' || trigger_name || ' ' || action_statement from information_schema.triggers
    where trigger_schema = 'public'
    order by 1`);
  return rows.map(({ line }) => String(line));
}
