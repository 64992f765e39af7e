import { sql } from "drizzle-orm";
import type { Database } from "./database.js";

const text = sql.raw("text gin_trgm_ops");
/** They stood on the templates themselves, and were written with every change of one. */
const former = sql.raw("templates_search, templates_search_of_owner, templates_search_words, templates_search_words_of_owner");

/**
 * Makes searching for part of a word quick. It needs the extension pg_trgm, which not every PostgreSQL lets us add; without
 * it searches read every template of the owner. Where btree_gin is there too, the index knows the owners, so that a word
 * that everybody uses costs no more than the owner's own templates. Answers whether there is an index.
 */
export async function ensureSearchIndex(database: Database): Promise<boolean> {
  if (!(await ensureExtension(database, "pg_trgm"))) return false;
  try {
    await database.execute(sql`drop index if exists ${former}`);
    if (!(await ensureExtension(database, "btree_gin"))) {
      await database.execute(sql`create index if not exists templates_search_text on template_texts using gin (${text})`);
      return true;
    }
    await database.execute(sql`create index if not exists templates_search_text_of_owner on template_texts using gin (owner_id, ${text})`);
    await database.execute(sql`drop index if exists templates_search_text`);
    return true;
  } catch {
    return false; // another server is making it at this moment
  }
}

/** False where it is not installed, or not allowed. */
async function ensureExtension(database: Database, name: "pg_trgm" | "btree_gin"): Promise<boolean> {
  try {
    await database.execute(sql`create extension if not exists ${sql.identifier(name)}`);
    return true;
  } catch {
    return false;
  }
}
