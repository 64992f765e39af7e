import { checkVersionName, namedVersionsPerTemplateMax } from "@mailwright/contract";
import { and, count, eq, ne } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { templateVersions } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { recordActivity } from "../activity/record-activity.js";
import { requireTemplate } from "../templates/enforce.js";
import { copyVersion, findNewest } from "./keep-version.js";

/** Keeps what is stored now under a name. Where that is kept already, and has none, it gets it. Answers the version's date. */
export async function keepNamed(ports: Ports, user: SignedInUser, id: string, name: string): Promise<Date> {
  const words = requireName(name);
  return ports.database.transaction(async (tx) => {
    const { version, sizeBytes } = await requireTemplate(tx, id, user, "createVersion", { forUpdate: true });
    await keepFew(tx, id);
    const newest = await findNewest(tx, id);
    const isKept = newest?.version === version && newest.name === "";
    if (!isKept) await copyVersion(tx, { templateId: id, version, userId: user.id, sizeBytes, now: ports.clock.now() });
    const versionDate = (isKept ? newest : await findNewest(tx, id))?.versionDate ?? refuse("version-not-found");
    await setName(tx, id, versionDate, words);
    await recordActivity(tx, ports, { templateId: id, kind: "version-named", by: user, about: words });
    return versionDate;
  });
}

/** Names a version that is kept, renames it, or takes its name away. */
export async function changeName(ports: Ports, user: SignedInUser, id: string, versionDate: Date, name: string): Promise<void> {
  const words = name.trim() === "" ? "" : requireName(name);
  await ports.database.transaction(async (tx) => {
    await requireTemplate(tx, id, user, "nameVersion", { forUpdate: true });
    const [found] = await tx.select({ name: templateVersions.name }).from(templateVersions).where(isThat(id, versionDate));
    if (!found) refuse("version-not-found");
    if (found.name === "" && words !== "") await keepFew(tx, id);
    await setName(tx, id, versionDate, words);
    if (words !== "" && words !== found.name)
      await recordActivity(tx, ports, { templateId: id, kind: "version-named", by: user, about: words });
  });
}

function requireName(name: string): string {
  const fault = checkVersionName(name);
  if (fault !== null) refuse("invalid-request", { fields: [{ field: "name", code: fault }] });
  return name.trim();
}

const isThat = (templateId: string, versionDate: Date) =>
  and(eq(templateVersions.templateId, templateId), eq(templateVersions.versionDate, versionDate));

async function setName(tx: Database, templateId: string, versionDate: Date, name: string): Promise<void> {
  await tx.update(templateVersions).set({ name }).where(isThat(templateId, versionDate));
}

/** Each of them is a whole email that is never let go of. */
async function keepFew(tx: Database, templateId: string): Promise<void> {
  const isNamed = and(eq(templateVersions.templateId, templateId), ne(templateVersions.name, ""));
  const [row] = await tx.select({ total: count() }).from(templateVersions).where(isNamed);
  if ((row?.total ?? 0) >= namedVersionsPerTemplateMax) refuse("too-many-named-versions");
}
