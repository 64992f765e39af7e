import { and, asc, eq, ilike, isNull, or, type SQL } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import { users } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import { escapeLike } from "../templates/list-templates.js";

const columns = { email: users.email, firstName: users.firstName, lastName: users.lastName };
const principal = { id: users.id, ...columns, imageUrl: users.imageUrl };
const principalsMax = 50;

interface Criterion {
  key: keyof typeof columns;
  value: string;
  operation: "CONTAINS" | "EQUALS" | "STARTS_WITH" | "ENDS_WITH";
  operator?: "AND" | "OR";
}

export const principalHandlers = {
  searchPrincipals: async ({ body: { criteria = [], orderBy = "firstName", limit = principalsMax } }, { ports, user }) => {
    const principals = await ports.database
      .select(principal)
      .from(users)
      .where(and(eq(users.workspaceId, user.workspaceId), isNull(users.deactivatedAt), joinCriteria(criteria)))
      .orderBy(asc(columns[orderBy]), asc(users.id))
      .limit(limit);
    return { status: 200, body: { data: { principals } } };
  },

  lookUpAccount: async ({ query: { userId } }, { ports, user }) => {
    if (!isUuid(userId)) refuse("not-found");
    const [row] = await ports.database
      .select({ ...principal, role: users.role, subscriptionPlan: users.plan })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.workspaceId, user.workspaceId)));
    return { status: 200, body: row ?? refuse("not-found") };
  },
} satisfies Partial<Handlers>;

function joinCriteria(criteria: readonly Criterion[]): SQL | undefined {
  return criteria.reduce<SQL | undefined>((before, { key, value, operation, operator }) => {
    const condition = ilike(columns[key], patterns[operation](escapeLike(value)));
    if (before === undefined) return condition;
    return operator === "OR" ? or(before, condition) : and(before, condition);
  }, undefined);
}

const patterns: Record<Criterion["operation"], (text: string) => string> = {
  CONTAINS: (text) => `%${text}%`,
  EQUALS: (text) => text,
  STARTS_WITH: (text) => `${text}%`,
  ENDS_WITH: (text) => `%${text}`,
};
