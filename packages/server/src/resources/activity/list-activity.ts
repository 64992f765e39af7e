import { type ActivityEntry, type ActivityGroup, activityGroupOf, activityPageSize } from "@mailwright/contract";
import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isUuid } from "../../base/ids.js";
import { findDeclared } from "../../config/destinations.js";
import type { Database } from "../../database/database.js";
import { templateActivity, templates, templateTeams, users } from "../../database/schema.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { answerList } from "../lists/answer-list.js";
import { listOrder } from "../lists/list-order.js";
import { ownedBy, sharedWith } from "../templates/list-templates.js";
import { writeName } from "../users/session.js";

interface Asked {
  /** Only of templates that are shared with this team. */
  team?: string;
  group?: ActivityGroup;
  after?: string;
}

const people = alias(users, "people");
const columns = {
  entry: templateActivity,
  templateName: templates.name,
  actor: { firstName: users.firstName, lastName: users.lastName },
  person: { firstName: people.firstName, lastName: people.lastName },
};
const newestFirst = listOrder("down", { column: templateActivity.at, kind: "moment" }, { column: templateActivity.id, kind: "id" });
/** One more than a page holds, which tells whether there is another. */
const rowsMax = activityPageSize + 1;

/** What was done with one template, newest first. */
export function listOfTemplate(database: Database, id: string, asked: Asked) {
  return answer(database, and(eq(templateActivity.templateId, id), narrow(asked)));
}

/**
 * The same over all that somebody may see. Of each template the newest are read by its index, so that this costs what the templates are, and not
 * what was ever done with them.
 */
export async function listOfAll(database: Database, user: SignedInUser, asked: Asked) {
  const { team } = asked;
  if (team !== undefined && !isUuid(team)) return answerEntries([]);
  const ofTeam = team && sql`${templates.id} in (select t.template_id from ${templateTeams} t where t.team_id = ${team})`;
  const seen = database
    .select({ id: templates.id })
    .from(templates)
    .where(and(or(ownedBy(user), sharedWith(user)), ofTeam || undefined))
    .as("seen");
  const ofOne = database
    .select({ id: templateActivity.id, at: templateActivity.at })
    .from(templateActivity)
    .where(and(eq(templateActivity.templateId, seen.id), narrow(asked)))
    .orderBy(...newestFirst.orderBy)
    .limit(rowsMax)
    .as("of_one");
  const newest = database
    .select({ id: ofOne.id })
    .from(seen)
    .crossJoinLateral(ofOne)
    .orderBy(desc(ofOne.at), desc(ofOne.id))
    .limit(rowsMax);
  return answer(database, inArray(templateActivity.id, newest));
}

function narrow({ group, after }: Asked): SQL | undefined {
  const kinds = Object.entries(activityGroupOf).flatMap(([kind, of]) => (of === group ? [kind] : []));
  return and(group === undefined ? undefined : sql`${templateActivity.kind} in ${kinds}`, newestFirst.after(after));
}

async function answer(database: Database, where: SQL | undefined) {
  const rows = await database
    .select(columns)
    .from(templateActivity)
    .innerJoin(templates, eq(templates.id, templateActivity.templateId))
    .leftJoin(users, eq(users.id, templateActivity.actorId))
    .leftJoin(people, eq(people.id, templateActivity.personId))
    .where(where)
    .orderBy(...newestFirst.orderBy)
    .limit(rowsMax);
  return answerEntries(rows);
}

function answerEntries(rows: readonly ActivityRow[]) {
  const keyOf = ({ entry }: ActivityRow) => [entry.at, entry.id] as const;
  return answerList(rows.slice(0, activityPageSize), { write: writeEntry, keyOf, goesOn: rows.length > activityPageSize });
}

type Names = Parameters<typeof writeName>[0] | null;

interface ActivityRow {
  entry: typeof templateActivity.$inferSelect;
  templateName: string;
  actor: Names;
  person: Names;
}

const nameOf = (names: Names) => (names === null ? "" : writeName(names));

/** Where a team may stand in place of a person, written down by its name. */
const teamKinds: ReadonlySet<string> = new Set(["shared", "unshared", "role-changed"]);

function writeEntry({ entry, templateName, actor, person }: ActivityRow): ActivityEntry {
  const { guestName, since, at, about, ...rest } = entry;
  // A service is told by the name that people know.
  const service = entry.kind === "exported" && about !== null ? findDeclared(about)?.name : undefined;
  const team = teamKinds.has(entry.kind) ? about : null;
  return {
    ...rest,
    about: team === null ? (service ?? about) : null,
    templateName,
    actorName: guestName ?? nameOf(actor),
    isGuest: guestName !== null,
    personName: team ?? nameOf(person),
    since: since.toISOString(),
    at: at.toISOString(),
  };
}
