import {
  type Client,
  deleteSystemTemplates,
  deleteTemplates,
  listTemplates,
  moveSystemTemplate,
  moveTemplate,
  moveTemplates,
} from "@mailwright/client";
import { useClient } from "@mailwright/client/react";
import { type BulkResult, bulkTemplatesMax, pageSizeMax, type TemplateStatus, type TemplateSummary } from "@mailwright/contract";
import { useMemo } from "react";
import type { BulkAction } from "../selection/bulk-action.js";

/** The calls behind the bulk actions. Whoever makes many of them asks the lists again once, at the end. */
export interface BulkCalls {
  /** Does one batch. */
  readonly send: (action: BulkAction, isSystem: boolean) => (ids: string[]) => Promise<BulkResult>;
  /** Everything among the user's removed templates. */
  readonly collectRemoved: (signal: AbortSignal) => Promise<readonly TemplateSummary[]>;
  /** Puts templates back to where an action has taken them from. */
  readonly putBack: (action: BulkAction, templates: readonly TemplateSummary[]) => Promise<void>;
}

/** The bulk calls, made with the nearest client. */
export function useBulkCalls(): BulkCalls {
  const client = useClient();
  return useMemo(
    () => ({
      send: (action, isSystem) => (ids) => {
        if (isSystem) return deleteSystemTemplates(client, ids, action === "delete-forever" ? "hard" : "soft");
        return action === "delete-forever" ? deleteTemplates(client, ids) : moveTemplates(client, ids, targets[action]);
      },
      collectRemoved: (signal) => collectRemoved(client, signal),
      putBack: (action, templates) => putBack(client, action, templates),
    }),
    [client],
  );
}

const targets = { unpublish: "draft", restore: "draft", remove: "deleted" } as const satisfies Record<
  Exclude<BulkAction, "delete-forever">,
  TemplateStatus
>;

async function collectRemoved(client: Client, signal: AbortSignal): Promise<readonly TemplateSummary[]> {
  const found: TemplateSummary[] = [];
  let isLast = false;
  while (!isLast) {
    const query = { type: "email", status: "deleted", sortBy: "created", hideHtml: true } as const;
    const page = await listTemplates(client, { ...query, limit: pageSizeMax, offset: found.length }, signal);
    found.push(...page.elements);
    isLast = page["last-page"];
  }
  return found;
}

async function putBack(client: Client, action: BulkAction, templates: readonly TemplateSummary[]): Promise<void> {
  const starters = templates.filter(({ isSystem }) => isSystem);
  const own = templates.filter(({ isSystem }) => !isSystem);
  for (const { id } of starters) await moveSystemTemplate(client, id, "published");
  if (action !== "unpublish") await moveInBatches(client, own, action === "restore" ? "deleted" : "draft");
  // What comes back is a draft first, and there is no call that publishes many.
  for (const { id, status } of own) if (status === "published") await moveTemplate(client, id, "published");
}

async function moveInBatches(client: Client, templates: readonly TemplateSummary[], status: "draft" | "deleted"): Promise<void> {
  const ids = templates.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += bulkTemplatesMax) {
    await moveTemplates(client, ids.slice(start, start + bulkTemplatesMax), status);
  }
}
