import { pageSizeDefault, type SearchCriterion, type TemplatePage, type TemplateSearch } from "@mailwright/contract";
import { and, or, type SQL } from "drizzle-orm";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { writePage } from "../page.js";
import { visibleSystemTemplates } from "../system-templates/visible.js";
import { criterionToSql } from "./criterion.js";
import { orderBy, ownedBy } from "./list-templates.js";
import { findTemplatePage } from "./repository.js";
import { writeSummaries } from "./stored-template.js";

/** One page of the user's own templates that meet the criteria. */
export function searchTemplates(ports: Ports, user: SignedInUser, search: TemplateSearch): Promise<TemplatePage> {
  return searchAmong(ports, user, { ...search, among: ownedBy(user), ownerId: user.id });
}

/** One page of the published system templates that meet the criteria; for administrators of the deleted ones too. */
export function searchSystemTemplates(ports: Ports, user: SignedInUser, search: TemplateSearch): Promise<TemplatePage> {
  const deleted = user.role === "ROLE_ADMIN" ? visibleSystemTemplates(user, "deleted") : undefined;
  return searchAmong(ports, user, { ...search, among: or(visibleSystemTemplates(user, "published"), deleted) });
}

interface Search extends TemplateSearch {
  among: SQL | undefined;
  /** Whose templates these are, where they are one person's. */
  ownerId?: string;
}

async function searchAmong(ports: Ports, user: SignedInUser, search: Search): Promise<TemplatePage> {
  const { limit = pageSizeDefault, offset = 0, orderBy: key = "lastModified", orderDirection, among, ownerId, criteria = [] } = search;
  const where = and(among, joinCriteria(criteria, ownerId));
  const { rows, total } = await findTemplatePage(ports.database, { where, orderBy: orderBy(key, orderDirection), limit, offset });
  return writePage(await writeSummaries(rows, ports, user), total, { limit, offset });
}

/** From left to right: each criterion joins everything before it by its own operator. */
function joinCriteria(criteria: readonly SearchCriterion[], ownerId?: string): SQL | undefined {
  return criteria.reduce<SQL | undefined>((before, criterion, index) => {
    const condition = criterionToSql(criterion, index, ownerId);
    if (before === undefined) return condition;
    return criterion.operator === "OR" ? or(before, condition) : and(before, condition);
  }, undefined);
}
