import type { SearchCriterion } from "@mailwright/contract";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.js";
import { templates } from "../database/schema.js";
import { criterionToSql } from "../resources/templates/criterion.js";
import { favoritesOf, matches, orderBy, ownedBy, sharedWith } from "../resources/templates/list-templates.js";
import { pageStatement } from "../resources/templates/repository.js";
import type { SignedInUser } from "../security/authenticate.js";

const keys = ["lastModified", "created", "name", "isShared"] as const;

export interface ListPlan {
  list: string;
  key: (typeof keys)[number];
  offset: number;
  /** Pages of eight kilobytes that the database looked at: the same on every machine, busy or not. */
  pages: number;
  ms: number;
}

/** What each list of a user costs the database, in every order. */
export async function* explainLists(database: Database, user: SignedInUser, rareWord: string): AsyncGenerator<ListPlan> {
  const own = and(ownedBy(user), eq(templates.status, "draft"));
  const criterion = (given: SearchCriterion) => and(ownedBy(user), criterionToSql(given, 0, user.id));
  const lists: Record<string, SQL | undefined> = {
    drafts: own,
    favourites: favoritesOf(user),
    shared: sharedWith(user),
    "search, rare word": and(own, matches(rareWord, user.id)),
    "search, common word": and(own, matches("autumn", user.id)),
    "criteria, name contains": criterion({ key: "name", value: "autumn", operation: "CONTAINS" }),
    "criteria, larger than": criterion({ key: "size", value: 5000, operation: "GREATER_THAN" }),
    "criteria, nothing fits": criterion({ key: "size", value: 5000, operation: "LESS_THAN" }),
  };
  for (const [list, where] of Object.entries(lists))
    for (const key of keys)
      for (const offset of [0, 1000]) {
        const page = pageStatement(database, { where, orderBy: orderBy(key), limit: 20, offset });
        yield { list, key, offset, ...(await explain(database, page.getSQL())) };
      }
}

/** What a statement costs the database. */
export async function explain(database: Database, statement: SQL): Promise<Pick<ListPlan, "pages" | "ms">> {
  const answer: unknown = await database.execute(sql`explain (analyze, buffers, format json) ${statement}`);
  const { rows } = answer as { rows: { "QUERY PLAN": [{ Plan: Record<string, number>; "Execution Time": number }] }[] };
  const [plan] = rows[0]?.["QUERY PLAN"] ?? [];
  return { pages: (plan?.Plan["Shared Hit Blocks"] ?? 0) + (plan?.Plan["Shared Read Blocks"] ?? 0), ms: plan?.["Execution Time"] ?? 0 };
}
