import {
  type Collaborator,
  highestRole,
  markFavorite,
  type PolicyTemplate,
  type SharedTeam,
  type Template,
  type TemplateBody,
  type TemplateCategory,
  type TemplateSummary,
} from "@mailwright/contract";
import type { templateBodies, templates } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { writePageToken } from "../../security/page-tokens.js";
import { findApprovals } from "../approvals/approval-state.js";
import { countOpenThreads, countUnread } from "../comments/count-comments.js";
import { findFavorites } from "./favorites.js";
import { findLastExports } from "./last-exports.js";
import { findPeopleHere } from "./people-here.js";

/** What is searched only (`words`) is read by nobody. */
export type TemplateRow = Omit<typeof templates.$inferSelect, "words">;
export type BodyRow = Omit<typeof templateBodies.$inferSelect, "templateId">;

/** A template's row with what belongs to it; the body stays in its own table until asked for. */
export interface StoredTemplate extends TemplateRow {
  /** Those with whom it is shared by name; members of teams beside them. */
  collaborators: Collaborator[];
  teams: SharedTeam[];
  categories: TemplateCategory[];
  /** Of what is shared, where it was asked for. */
  ownerName?: string | null;
}

export const emptyBody: BodyRow = { html: "", css: "", style: null, customStyles: "", components: null };

/** What policies need to know of it to decide about this person, who may have it by a team. */
export function toPolicyTemplate(template: StoredTemplate, { teams }: Pick<SignedInUser, "teams">): PolicyTemplate {
  return {
    workspaceId: template.workspaceId,
    userId: template.ownerId ?? "",
    status: template.status,
    isSystem: template.kind === "system",
    isShared: template.isShared,
    isLocked: template.collaboratorId !== null,
    collaboratorId: template.collaboratorId,
    releasedFromId: template.releasedFromId,
    collaboratorsList: template.collaborators.map(({ userId }) => userId),
    collaboratorRoles: template.collaborators,
    teamRole: highestRole(template.teams.filter(({ id }) => teams.includes(id)).map(({ role }) => role)),
  };
}

/** For whom something is written: with whose marks, and addresses that end with whose session. */
export type Reader = Pick<SignedInUser, "id" | "sessionHash" | "teams">;

/** The wire form without the body. */
export async function writeSummary(template: StoredTemplate, ports: Ports, reader: Reader): Promise<TemplateSummary> {
  const [summary] = await writeSummaries([template], ports, reader);
  if (!summary) throw new Error("A summary is missing");
  return summary;
}

/** The same for several. */
export async function writeSummaries(rows: readonly StoredTemplate[], ports: Ports, reader: Reader): Promise<TemplateSummary[]> {
  const ids = rows.map((row) => row.id);
  const favorites = await findFavorites(ports.database, reader.id, ids);
  const openThreads = await countOpenThreads(ports.database, ids);
  const unread = await countUnread(ports.database, reader.id, ids);
  const exported = await findLastExports(ports.database, rows);
  const approvalOf = await findApprovals(ports.database, rows, reader.id);
  const peopleIn = await findPeopleHere(ports, ids, reader.id);
  return rows.map((row) => ({
    ...summarize(row, ports, reader, favorites.has(row.id)),
    lastExport: exported.get(row.id) ?? null,
    openComments: openThreads.get(row.id) ?? 0,
    unreadMentions: unread.get(row.id) ?? 0,
    approval: approvalOf(row.id),
    peopleHere: peopleIn(row.id),
  }));
}

function summarize(template: StoredTemplate, { secrets, clock }: Ports, reader: Reader, isFavorite: boolean): TemplateSummary {
  const { workspaceId: _, releasedFromId, ...policy } = toPolicyTemplate(template, reader);
  const { id: readerId, sessionHash } = reader;
  const token = writePageToken(secrets.pageKey, "template", template.id, sessionHash, clock.now());
  const showToken = writePageToken(secrets.pageKey, "show", template.id, sessionHash, clock.now());
  return {
    ...policy,
    // Whose lock was taken away is nobody else's business.
    releasedFromId: releasedFromId === readerId ? readerId : null,
    collaboratorsList: [...policy.collaboratorsList],
    collaboratorRoles: template.collaborators,
    teams: template.teams,
    id: template.id,
    name: template.name,
    description: template.description,
    tags: markFavorite(template.tags, isFavorite),
    type: template.type,
    preHeader: template.preHeader,
    categories: template.categories,
    created: template.createdAt.toISOString(),
    lastModified: template.updatedAt.toISOString(),
    size: template.sizeBytes,
    version: template.version,
    ...(template.ownerName && { ownerName: template.ownerName }),
    // The version makes a new address of a new content, so a kept page is never a stale one.
    previewUrl: `/api/v2/${template.kind}template/${template.id}/preview?t=${token}&v=${template.version}`,
    previewPictureUrl:
      template.previewKey !== null && template.previewVersion === template.version
        ? `/api/v2/usertemplate/${template.id}/picture?t=${token}&v=${template.previewKey.slice(0, 12)}`
        : null,
    showUrl: `/api/v2/usertemplate/sharing/show/${template.id}?t=${showToken}`,
  };
}

/** The wire form with the body. */
export async function writeTemplate(template: StoredTemplate, body: BodyRow, ports: Ports, reader: Reader): Promise<Template> {
  return { ...(await writeSummary(template, ports, reader)), template: writeBody(body) };
}

export function writeBody({ html, css, style, customStyles, components }: BodyRow): TemplateBody {
  return { html, css, style, customStyles, components };
}

/** The ETag of a version. */
export const writeETag = (version: number) => `"${version}"`;
