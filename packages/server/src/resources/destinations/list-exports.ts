import type { components } from "@mailwright/contract";
import { and, eq } from "drizzle-orm";
import { templateExports, users } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import { listRowsMax } from "../lists/answer-list.js";
import { listOrder } from "../lists/list-order.js";
import { writeName } from "../users/session.js";

const newestFirst = listOrder("down", { column: templateExports.createdAt, kind: "moment" }, { column: templateExports.id, kind: "id" });

interface ExportRow {
  sent: typeof templateExports.$inferSelect;
  firstName: string | null;
  lastName: string | null;
}

/** Where a template went, newest first. */
export function findExports({ database }: Ports, templateId: string, after: string | undefined): Promise<ExportRow[]> {
  return database
    .select({ sent: templateExports, firstName: users.firstName, lastName: users.lastName })
    .from(templateExports)
    .leftJoin(users, eq(users.id, templateExports.userId))
    .where(and(eq(templateExports.templateId, templateId), newestFirst.after(after)))
    .orderBy(...newestFirst.orderBy)
    .limit(listRowsMax);
}

/** The wire form of an export; `version` is the template's of now. */
export function writeExport({ sent, firstName, lastName }: ExportRow, version: number): components["schemas"]["TemplateExport"] {
  const { workspaceId: _, templateId: __, userId, createdAt, endedAt, ...rest } = sent;
  return {
    ...rest,
    isCurrent: sent.version === version,
    userId: userId ?? "",
    userName: writeName({ firstName: firstName ?? "", lastName: lastName ?? "" }),
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

/** What stands in a cursor. */
export const keyOfExport = ({ sent }: ExportRow) => [sent.createdAt, sent.id] as const;
