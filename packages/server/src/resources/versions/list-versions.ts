import type { Version } from "@mailwright/contract";
import { and, desc, eq, type SQL } from "drizzle-orm";
import { templateVersions, users } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import type { SessionUser } from "../../security/authenticate.js";
import { writePageToken } from "../../security/page-tokens.js";
import { writeName } from "../users/session.js";
import { readAuthors } from "./authors.js";

/** A version as it is listed, with the key of its place in the list. */
interface ListedVersion {
  readonly versionDate: Date;
  readonly written: Version;
}

/** Versions of a template, newest first, each with everybody who changed something since the one before. */
export async function readVersions(
  { database, secrets, clock }: Ports,
  user: Pick<SessionUser, "sessionHash">,
  { id, where, limit }: { readonly id: string; readonly where?: SQL | undefined; readonly limit: number },
): Promise<ListedVersion[]> {
  const rows = await database
    .select({
      userId: templateVersions.userId,
      versionDate: templateVersions.versionDate,
      size: templateVersions.sizeBytes,
      name: templateVersions.name,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(templateVersions)
    .leftJoin(users, eq(users.id, templateVersions.userId))
    .where(and(eq(templateVersions.templateId, id), where))
    .orderBy(desc(templateVersions.versionDate))
    .limit(limit);
  const [newest, oldest] = [rows[0], rows.at(-1)];
  if (!newest || !oldest) return [];
  const authors = await readAuthors(database, id, { oldest: oldest.versionDate, newest: newest.versionDate });
  return rows.map(({ userId, firstName, lastName, versionDate, size, name }) => {
    const written = versionDate.toISOString();
    const token = writePageToken(secrets.pageKey, "version", `${id} ${written}`, user.sessionHash, clock.now());
    const previewUrl = `/api/v2/usertemplate/public/${id}/version?versionDate=${encodeURIComponent(written)}&t=${token}`;
    const userName = writeName({ firstName: firstName ?? "", lastName: lastName ?? "" });
    const noted = authors.get(versionDate.getTime()) ?? [];
    const stored = userId === null || firstName === null ? [] : [{ id: userId, name: userName }];
    // Of what was stored before authors were noted, who stored it is known.
    const all = noted.length === 0 ? stored : noted.toSorted((one, other) => Number(other.id === userId) - Number(one.id === userId));
    return { versionDate, written: { userId: userId ?? "", userName, versionDate: written, size, previewUrl, name, authors: all } };
  });
}
