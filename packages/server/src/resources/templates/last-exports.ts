import type { components } from "@mailwright/contract";
import { and, desc, eq, inArray } from "drizzle-orm";
import { findDeclared } from "../../config/destinations.js";
import type { Database } from "../../database/database.js";
import { templateExports } from "../../database/schema.js";

type LastExport = components["schemas"]["LastExport"];

/** Where templates went last, asked for once for all of them. */
export async function findLastExports(
  database: Database,
  templates: readonly { id: string; version: number }[],
): Promise<ReadonlyMap<string, LastExport>> {
  if (templates.length === 0) return new Map();
  const { templateId, provider, version, createdAt, state } = templateExports;
  const ids = templates.map(({ id }) => id);
  const rows = await database
    .selectDistinctOn([templateId], { templateId, provider, version, createdAt })
    .from(templateExports)
    .where(and(inArray(templateId, ids), eq(state, "done")))
    .orderBy(templateId, desc(createdAt));
  const versions = new Map(templates.map((template) => [template.id, template.version]));
  return new Map(
    rows.map((row) => [
      row.templateId,
      {
        provider: row.provider,
        name: findDeclared(row.provider)?.name ?? row.provider,
        version: row.version,
        isCurrent: versions.get(row.templateId) === row.version,
        createdAt: row.createdAt.toISOString(),
      },
    ]),
  );
}
