import type { FieldCode, SearchCriterion } from "@mailwright/contract";
import { and, eq, gt, ilike, inArray, lt, ne, not, notIlike, type SQL, sql } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import { templates } from "../../database/schema.js";
import { escapeLike, hasParts, isTagged, matches } from "./list-templates.js";

type Operation = SearchCriterion["operation"];
type Key = SearchCriterion["key"];
type Scalar = string | number | boolean;
type Parse = (value: Scalar) => unknown;

interface Field {
  expression: SQL;
  /** The value as the database takes it; undefined when it has the wrong type. */
  parse: Parse;
  operations: readonly Operation[];
}

const text: Parse = (value) => (typeof value === "string" ? value : undefined);
const flag: Parse = (value) => (value === true || value === "true" ? true : value === false || value === "false" ? false : undefined);
const number: Parse = (value) => (typeof value === "boolean" || !Number.isSafeInteger(Number(value)) ? undefined : Number(value));
const moment: Parse = (value) => (typeof value === "string" ? writeMoment(Date.parse(value)) : undefined);
// A word that is no id at all names nothing; the database would call it a fault.
const id: Parse = (value) => (typeof value === "string" ? (isUuid(value) ? value : "00000000-0000-0000-0000-000000000000") : undefined);

const asText: readonly Operation[] = ["EQUALS", "NOT_EQUALS", "CONTAINS", "NOT_CONTAINS", "STARTS_WITH", "ENDS_WITH", "IN"];
const asChoice: readonly Operation[] = ["EQUALS", "NOT_EQUALS", "IN"];
const asFlag: readonly Operation[] = ["EQUALS", "NOT_EQUALS"];
const asNumber: readonly Operation[] = ["EQUALS", "NOT_EQUALS", "GREATER_THAN", "LESS_THAN"];

/** What is no column: how it is read, and what may be asked of it. */
const others = {
  category: { parse: id, operations: asChoice },
  text: { parse: text, operations: ["CONTAINS"] },
  tag: { parse: text, operations: ["EQUALS"] },
} as const satisfies Partial<Record<Key, Pick<Field, "parse" | "operations">>>;

const fields: Record<Exclude<Key, keyof typeof others>, Field> = {
  id: { expression: sql`${templates.id}`, parse: id, operations: asChoice },
  userId: { expression: sql`${templates.ownerId}`, parse: id, operations: asChoice },
  name: { expression: sql`${templates.name}`, parse: text, operations: asText },
  description: { expression: sql`${templates.description}`, parse: text, operations: asText },
  tags: { expression: sql`${templates.tags}`, parse: text, operations: asText },
  status: { expression: sql`${templates.status}`, parse: text, operations: asChoice },
  isShared: { expression: sql`${templates.isShared}`, parse: flag, operations: asFlag },
  isLocked: { expression: sql`(${templates.collaboratorId} is not null)`, parse: flag, operations: asFlag },
  lastModified: { expression: sql`${templates.updatedAt}`, parse: moment, operations: asNumber },
  created: { expression: sql`${templates.createdAt}`, parse: moment, operations: asNumber },
  size: { expression: sql`${templates.sizeBytes}::bigint`, parse: number, operations: asNumber },
};

/**
 * One criterion of a search as SQL; every value travels as a parameter.
 * @param ownerId whose templates are searched, where it is one person's
 */
export function criterionToSql({ key, value, operation }: SearchCriterion, index: number, ownerId?: string): SQL {
  const refuseField = (part: string, code: FieldCode) =>
    refuse("invalid-request", { fields: [{ field: `criteria.${index}.${part}`, code }] });
  const { parse, operations }: Pick<Field, "parse" | "operations"> = isColumn(key) ? fields[key] : others[key];
  if (!operations.includes(operation)) refuseField("operation", "not-allowed");
  if (Array.isArray(value) !== (operation === "IN")) refuseField("value", "wrong-type");
  const values = (Array.isArray(value) ? value : [value]).map(parse);
  if (values.includes(undefined)) refuseField("value", "wrong-type");
  if (isColumn(key)) return compare(fields[key].expression, operation, values, ownerId);
  if (key === "category") return inCategory(values, operation);
  return (key === "text" ? matches : isTagged)(String(values[0]), ownerId) ?? sql`true`;
}

const isColumn = (key: Key): key is keyof typeof fields => Object.hasOwn(fields, key);

/** Only four-digit years: the database reads no others. */
function writeMoment(timeMs: number): string | undefined {
  const iso = Number.isNaN(timeMs) ? "" : new Date(timeMs).toISOString();
  return /^[1-9]\d{3}-/.test(iso) ? iso : undefined;
}

function compare(expression: SQL, operation: Operation, values: unknown[], ownerId: string | undefined): SQL {
  const [value] = values;
  const pattern = escapeLike(String(value));
  const conditions: Record<Operation, () => SQL> = {
    EQUALS: () => eq(expression, value),
    NOT_EQUALS: () => ne(expression, value),
    CONTAINS: () => and(ilike(expression, `%${pattern}%`), isInSearchText(expression, pattern, ownerId)) ?? sql`false`,
    NOT_CONTAINS: () => notIlike(expression, `%${pattern}%`),
    STARTS_WITH: () => and(ilike(expression, `${pattern}%`), isInSearchText(expression, pattern, ownerId)) ?? sql`false`,
    ENDS_WITH: () => and(ilike(expression, `%${pattern}`), isInSearchText(expression, pattern, ownerId)) ?? sql`false`,
    GREATER_THAN: () => gt(expression, value),
    LESS_THAN: () => lt(expression, value),
    IN: () => (values.length === 0 ? sql`false` : inArray(expression, values)),
  };
  return conditions[operation]();
}

/** Says no more than the comparison itself, but to the index that knows parts of words. */
function isInSearchText(expression: SQL, pattern: string, ownerId: string | undefined): SQL | undefined {
  const isPartOfIt = [fields.name, fields.description, fields.tags].some((field) => field.expression === expression);
  return isPartOfIt ? hasParts([sql`lower(${`%${pattern}%`})`], ownerId) : undefined;
}

function inCategory(ids: unknown[], operation: Operation): SQL {
  if (ids.length === 0) return sql`false`;
  const list = sql.join(
    ids.map((categoryId) => sql`${categoryId}`),
    sql`, `,
  );
  const inside = sql`exists (select 1 from template_categories tc where tc.template_id = ${templates.id} and tc.category_id in (${list}))`;
  return operation === "NOT_EQUALS" ? not(inside) : inside;
}
