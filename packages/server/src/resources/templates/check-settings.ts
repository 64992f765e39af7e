import {
  checkTemplateDescription,
  checkTemplateName,
  checkTemplatePreHeader,
  type FieldFault,
  hasForbiddenNameCharacters,
  type TextFault,
  writeTags,
} from "@mailwright/contract";
import { and, eq, inArray } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse, refuseFields } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { categories } from "../../database/schema.js";

interface Settings {
  name?: string;
  description?: string;
  preHeader?: string;
  tags?: string;
}

/** The settings as they may be stored; refuses with every faulty field at once. What is stored already may stay as it is. */
export function checkSettings({ name, description, preHeader, tags }: Settings, stored: Settings = {}): Settings {
  const faults = [
    ...faultOf("name", name === stored.name ? undefined : name, checkTemplateName),
    ...faultOf("description", description === stored.description ? undefined : description, checkTemplateDescription),
    ...faultOf("preHeader", preHeader, checkTemplatePreHeader),
    ...faultOf("tags", tags === stored.tags ? undefined : tags, checkTags),
  ];
  if (faults.length > 0) refuseFields(faults);
  return {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(preHeader === undefined ? {} : { preHeader }),
    ...(tags === undefined ? {} : { tags: writeTags(tags.split(",")) }),
  };
}

const checkTags = (tags: string) => (hasForbiddenNameCharacters(tags) ? "name-characters" : null);

function faultOf(field: string, text: string | undefined, check: (text: string) => TextFault | null): FieldFault[] {
  const code = text === undefined ? null : check(text);
  return code === null ? [] : [{ field, code }];
}

/** The ids of categories, once each; refuses one that the workspace does not have. */
export async function checkCategories(tx: Database, refs: readonly { id: string }[], workspaceId: string): Promise<string[]> {
  const ids = [...new Set(refs.map((ref) => ref.id))];
  const candidates = ids.filter(isUuid);
  const rows =
    candidates.length === 0
      ? []
      : await tx
          .select({ id: categories.id })
          .from(categories)
          .where(and(inArray(categories.id, candidates), eq(categories.workspaceId, workspaceId), eq(categories.type, "email")));
  const known = new Set(rows.map((row) => row.id));
  const unknown = refs.flatMap(({ id }, index) => (known.has(id) ? [] : [{ field: `categories.${index}.id`, code: "not-allowed" }]));
  if (unknown.length > 0) refuse("invalid-request", { fields: unknown });
  return ids;
}
