import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema.js";

/**
 * Either engine, or a transaction on it. Repositories take this as their first argument: inside `transaction` the outer
 * handle must not be used, because the embedded engine runs one query at a time and would wait for itself for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
