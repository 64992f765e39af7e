import type { TemplateSummary } from "@mailwright/contract";

/** The starter with nothing in it, by the name that every workspace begins with. */
export function isBlank({ name, isSystem }: Pick<TemplateSummary, "name" | "isSystem">): boolean {
  return isSystem && name === "Blank";
}
