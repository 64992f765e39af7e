import type { TemplateSummary } from "@mailwright/contract";
import type { DashboardView } from "./dashboard-view.js";

/** Where a template is edited. `embed` stays across navigation. */
export function editorAddress({ id, isSystem }: Pick<TemplateSummary, "id" | "isSystem">, { isEmbedded }: DashboardView): string {
  const query = new URLSearchParams({ ...(isSystem && { system: "true" }), ...(isEmbedded && { embed: "true" }) }).toString();
  return `/edit/${encodeURIComponent(id)}${query && `?${query}`}`;
}
