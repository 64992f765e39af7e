import type { Job } from "@mailwright/client";
import {
  type ActivityEntry,
  activityGroupOf,
  type Category,
  categoryNameKey,
  type Note,
  type ShareLinkUse,
  type TemplateSummary,
} from "@mailwright/contract";
import { type Call, type Route, refuse } from "./memory-call.js";
import { starterCategories } from "./sample-templates.js";

/** What only the dialogs ask for. */
export const dialogRoutes: readonly Route[] = [
  ["GET", /note\/template\/([\w-]+)$/, ({ world, id }) => Response.json(world.notes.filter(({ templateId }) => templateId === id))],
  ["POST", /note$/, createNote],
  ["DELETE", /note\/template\/([\w-]+)$/, ({ world, id }) => dropNotes(world, ({ templateId }) => templateId === id)],
  ["DELETE", /note\/([\w-]+)$/, ({ world, id }) => dropNotes(world, (note) => note.id === id)],
  ["PATCH", /sharing\/([\w-]+)$/, ({ world, id, body }) => changeOne(world, id, shareWith(world, body))],
  ["GET", /\/teams$/, ({ world }) => Response.json(world.teams)],
  ["PUT", /usertemplate\/([\w-]+)\/owner$/, ({ world, id, body }) => changeOne(world, id, { userId: body.userId ?? "", isShared: true })],
  ["PATCH", /sharing\/([\w-]+)\/lock\/false$/, ({ world, id }) => changeOne(world, id, { isLocked: false, collaboratorId: null })],
  ["POST", /sharing\/email\/unlock\/[\w-]+\/[\w-]+$/, () => Response.json({ delivery: "inbox" })],
  ["POST", /usertemplate\/([\w-]+)\/share-link$/, createLookLink],
  ["POST", /usertemplate\/([\w-]+)\/review-link$/, createReviewLink],
  ["GET", /usertemplate\/[\w-]+\/share-links$/, ({ world }) => Response.json(world.shareLinks)],
  ["DELETE", /usertemplate\/[\w-]+\/share-links\/([\w-]+)$/, ({ world, id }) => dropLinks(world, (link) => link.id === id)],
  ["DELETE", /usertemplate\/[\w-]+\/share-links$/, ({ world }) => dropLinks(world, () => true)],
  ["POST", /usertemplate\/([\w-]+)\/convert$/, ({ world, id }) => changeOne(world, id, { isSystem: true, status: "published" })],
  ["GET", /usertemplate\/([\w-]+)$/, ({ world, id }) => changeOne(world, id, {})],
  ["GET", /usertemplate\/([\w-]+)\/activity$/, (call) => listActivity(call, ({ templateId }) => templateId === call.id)],
  ["GET", /v2\/activity$/, (call) => listActivity(call, ({ templateId }) => isOfTeam(call, templateId))],
  ["GET", /\/jobs$/, ({ world }) => Response.json(world.jobs)],
  ["DELETE", /\/jobs\/([\w-]+)$/, ({ world, id }) => changeJob(world, id, "cancelled")],
  ["POST", /\/jobs\/([\w-]+)\/retry$/, ({ world, id }) => changeJob(world, id, "waiting")],
  ["POST", /categories$/, createCategory],
  ["DELETE", /categories\/([\w-]+)$/, deleteCategory],
];

function isOfTeam({ world, query }: Call, templateId: string): boolean {
  const team = query.get("team");
  return team === null || world.templates.some(({ id, teams }) => id === templateId && teams?.some((shared) => shared.id === team));
}

/** Pages of three. */
function listActivity({ world, query }: Call, isAsked: (entry: ActivityEntry) => boolean): Response {
  const group = query.get("group");
  const all = world.activity.filter((entry) => isAsked(entry) && (group === null || activityGroupOf[entry.kind] === group));
  const begin = Number(query.get("after") ?? 0);
  const headers: HeadersInit = begin + 3 < all.length ? { "x-next-cursor": String(begin + 3) } : {};
  return Response.json(all.slice(begin, begin + 3), { headers });
}

function createNote({ world, body: { templateId = "", text = "" } }: Call): Response {
  const { id: userId, name: userName } = world.session;
  const note: Note = { id: `note-${world.notes.length + 1}`, templateId, text, userId, userName, createdAt: "2026-04-12T15:30:00.000Z" };
  world.notes = [...world.notes, note];
  return Response.json(note, { status: 201 });
}

function dropNotes(world: Call["world"], isDropped: (note: Note) => boolean): Response {
  world.notes = world.notes.filter((note) => !isDropped(note));
  return new Response(null, { status: 204 });
}

function changeJob(world: Call["world"], id: string, state: Job["state"]): Response {
  world.jobs = world.jobs.map((job) => (job.id === id ? { ...job, state, failure: null } : job));
  return Response.json(world.jobs.find((job) => job.id === id));
}

/** As if it were made on the first of December. */
function createLink(call: Call, days: number, kind: Pick<ShareLinkUse, "mayComment" | "hasPassword">): Response {
  const { world, id } = call;
  const createdAt = "2026-12-01T00:00:00.000Z";
  const expiresAt = new Date(Date.parse(createdAt) + days * 24 * 60 * 60 * 1000).toISOString();
  const { id: makerId, name: makerName } = world.session;
  const link = { id: `link-${world.shareLinks.length + 1}`, makerId, makerName, createdAt, expiresAt, uses: 0, lastUsedAt: null, ...kind };
  world.shareLinks = [link, ...world.shareLinks];
  return Response.json({ id: link.id, url: `https://mail.example/show/${id}`, expiresAt });
}

function createLookLink(call: Call): Response {
  return createLink(call, Number(call.query.get("days") ?? 30), { mayComment: false, hasPassword: false });
}

function createReviewLink(call: Call): Response {
  return createLink(call, call.body.days ?? 7, { mayComment: true, hasPassword: call.body.password !== undefined });
}

function dropLinks(world: Call["world"], isDropped: (link: ShareLinkUse) => boolean): Response {
  world.shareLinks = world.shareLinks.filter((link) => !isDropped(link));
  return new Response(null, { status: 204 });
}

function shareWith(world: Call["world"], { collaborators = [], collaboratorRoles = [], teams = [] }: Call["body"]) {
  const shared = teams.flatMap(({ id, role }) => world.teams.filter((team) => team.id === id).map((team) => ({ ...team, role })));
  return { collaboratorsList: collaborators, collaboratorRoles, teams: shared, isShared: collaborators.length + teams.length > 0 };
}

function changeOne(world: Call["world"], id: string, change: Partial<TemplateSummary>): Response {
  world.templates = world.templates.map((template) => (template.id === id ? { ...template, ...change } : template));
  const changed = world.templates.find((template) => template.id === id);
  return changed ? Response.json(changed) : refuse(404, "template-not-found");
}

function createCategory({ world, body: { name = "" } }: Call): Response {
  const taken = [...world.categories, ...starterCategories].some((category) => categoryNameKey(category.name) === categoryNameKey(name));
  if (taken) return refuse(409, "name-taken");
  const made: Category = { id: categoryNameKey(name), name, hidden: false, type: "email", group: "system", count: 0 };
  world.categories = [...world.categories, made];
  return Response.json(made, { status: 201 });
}

function deleteCategory({ world, id }: Call): Response {
  world.categories = world.categories.filter((category) => category.id !== id);
  return new Response(null, { status: 204 });
}
