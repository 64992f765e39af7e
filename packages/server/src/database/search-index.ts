import { sql } from "drizzle-orm";
import type { Database } from "./database.js";

/**
 * Makes searching for part of a word quick. It needs the extension pg_trgm, which not every PostgreSQL lets us add; without
 * it searches read every template of the owner. Answers whether it is there.
 */
export async function ensureSearchIndex(database: Database): Promise<boolean> {
  try {
    await database.execute(sql`create extension if not exists pg_trgm`);
    await database.execute(sql`
      create index if not exists templates_search on templates
      using gin (lower(name || ' ' || description || ' ' || tags) gin_trgm_ops)`);
    return true;
  } catch {
    return false; // not allowed, or another server is making it at this moment
  }
}
