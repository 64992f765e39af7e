import type { TemplateSummary } from "@mailwright/contract";
import type { DashboardView } from "./dashboard-view.js";

/** Where a template is edited; with the date of a version as `changes`, where the editor shows what changed since. `embed` stays across navigation. */
export function editorAddress(
  { id, isSystem }: Pick<TemplateSummary, "id" | "isSystem">,
  { isEmbedded }: DashboardView,
  more: { readonly changes?: string } = {},
): string {
  const query = new URLSearchParams({ ...(isSystem && { system: "true" }), ...(isEmbedded && { embed: "true" }), ...more }).toString();
  return `/edit/${encodeURIComponent(id)}${query && `?${query}`}`;
}
