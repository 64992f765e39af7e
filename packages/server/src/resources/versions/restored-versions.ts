import type { TemplateChange } from "@mailwright/contract";
import { and, eq, or } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { templateVersions } from "../../database/schema.js";
import type { AuditNote } from "../../http/handler.js";
import type { Activity } from "../activity/record-activity.js";

/** Which version of which template somebody restored. */
interface RestoredVersion {
  readonly templateId: string;
  readonly versionDate: Date;
}

/** What restoring a version is called in the audit log, in whatever way it was stored. */
export const restoreOperation = "restoreVersion";

/** What the audit log is told of a save besides. */
export const auditOfSave = ({ restores }: TemplateChange): AuditNote => (restores === undefined ? {} : { operation: restoreOperation });

const keyOf = ({ templateId, versionDate }: RestoredVersion) => `${templateId} ${versionDate.getTime()}`;
/** The database knows fewer years than a date of ISO can name, and no version is that old. */
const mayBe = ({ versionDate }: RestoredVersion) => versionDate.getTime() > 0;

/** What the activity says of restored versions: the name of each, or its date where it has none. Undefined of one that there is not. */
export async function sayRestored(
  tx: Database,
  restored: readonly RestoredVersion[],
): Promise<(of: RestoredVersion) => Pick<Activity, "kind" | "about"> | undefined> {
  const { templateId, versionDate, name } = templateVersions;
  const isOne = restored.filter(mayBe).map((of) => and(eq(templateId, of.templateId), eq(versionDate, of.versionDate)));
  const rows =
    isOne.length === 0
      ? []
      : await tx
          .select({ templateId, versionDate, name })
          .from(templateVersions)
          .where(or(...isOne));
  const words = new Map(rows.map((row) => [keyOf(row), row.name || row.versionDate.toISOString()]));
  return (of) => {
    const about = words.get(keyOf(of));
    return about === undefined ? undefined : { kind: "version-restored", about };
  };
}
