import type { Collaborator, TemplateCategory } from "@mailwright/contract";
import { eq, inArray } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { categories, templateCategories, templateCollaborators } from "../../database/schema.js";
import { findTeamsOf } from "./shared-teams.js";
import type { StoredTemplate, TemplateRow } from "./stored-template.js";

/** Rows with what belongs to them, asked for in statements of their own: for rows that were locked, as it is after the wait for the lock. */
export async function addRelations(tx: Database, rows: readonly TemplateRow[]): Promise<StoredTemplate[]> {
  if (rows.length === 0) return [];
  const shared = rows.filter((row) => row.isShared).map((row) => row.id);
  const collaborators = await findCollaborators(tx, shared);
  const teams = await findTeamsOf(tx, shared);
  const categoriesOf = await findCategories(
    tx,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    ...row,
    collaborators: collaborators.get(row.id) ?? [],
    teams: teams.get(row.id) ?? [],
    categories: categoriesOf.get(row.id) ?? [],
  }));
}

async function findCollaborators(tx: Database, templateIds: string[]): Promise<Map<string, Collaborator[]>> {
  if (templateIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(templateCollaborators)
    .where(inArray(templateCollaborators.templateId, templateIds))
    .orderBy(templateCollaborators.userId);
  return groupBy(
    rows,
    (row) => row.templateId,
    ({ userId, role }) => ({ userId, role }),
  );
}

async function findCategories(tx: Database, templateIds: string[]): Promise<Map<string, TemplateCategory[]>> {
  const rows = await tx
    .select({
      templateId: templateCategories.templateId,
      id: categories.id,
      name: categories.name,
      group: categories.group,
      hidden: categories.hidden,
    })
    .from(templateCategories)
    .innerJoin(categories, eq(categories.id, templateCategories.categoryId))
    .where(inArray(templateCategories.templateId, templateIds))
    .orderBy(categories.position, categories.id);
  return groupBy(
    rows,
    (row) => row.templateId,
    ({ templateId: _, ...category }) => category,
  );
}

function groupBy<R, V>(rows: readonly R[], keyOf: (row: R) => string, pick: (row: R) => V): Map<string, V[]> {
  const groups = new Map<string, V[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), pick(row)]);
  return groups;
}
