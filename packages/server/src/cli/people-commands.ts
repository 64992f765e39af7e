import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { and, eq, or, sql } from "drizzle-orm";
import { isUuid } from "../base/ids.js";
import { users, workspaces } from "../database/schema.js";
import type { Ports } from "../ports/ports.js";
import { endSessionsOf } from "../resources/people/end-sessions.js";
import { exportPerson } from "../resources/people/export-person.js";
import { removePerson } from "../resources/people/remove-person.js";
import { removeWorkspace } from "../resources/people/remove-workspace.js";
import { writeLines } from "../resources/people/write-lines.js";
import { aliasOf, recordDeed } from "../security/audit.js";

/** A command names somebody or something that is not there. */
export class UnknownError extends Error {
  override readonly name = "UnknownError";
}

type Person = typeof users.$inferSelect;
type Command = (ports: Ports, words: readonly string[]) => Promise<string>;

/** What can be done to people and workspaces from the command line, with the words that each wants. */
export const peopleCommands: Readonly<Record<string, { words: number; run: Command }>> = {
  "person export": { words: 3, run: (ports, [workspaceId = "", who = "", path = ""]) => exportTo(ports, workspaceId, who, path) },
  "person end-sessions": { words: 2, run: (ports, [workspaceId = "", who = ""]) => endSessions(ports, workspaceId, who) },
  "person hand-over": { words: 3, run: (ports, [workspaceId = "", who = "", heir]) => remove(ports, workspaceId, who, heir) },
  "person remove": { words: 2, run: (ports, [workspaceId = "", who = ""]) => remove(ports, workspaceId, who) },
  "workspace remove": { words: 1, run: (ports, [workspaceId = ""]) => removeWhole(ports, workspaceId) },
};

async function exportTo(ports: Ports, workspaceId: string, who: string, path: string): Promise<string> {
  const person = await requirePerson(ports, workspaceId, who);
  // Personal data: for the user who asked, and nobody else.
  await pipeline(Readable.from(writeLines(exportPerson(ports, person.id))), createWriteStream(path, { mode: 0o600 }));
  await record(ports, person, "person export");
  return `Everything about ${person.email} is in ${path}.`;
}

async function endSessions(ports: Ports, workspaceId: string, who: string): Promise<string> {
  const person = await requirePerson(ports, workspaceId, who);
  await endSessionsOf(ports.database, person.id, ports.clock.now());
  await record(ports, person, "person end-sessions");
  return `${person.email} is signed out everywhere.`;
}

async function remove(ports: Ports, workspaceId: string, who: string, heir?: string): Promise<string> {
  const person = await requirePerson(ports, workspaceId, who);
  const to = heir === undefined ? null : await requirePerson(ports, workspaceId, heir);
  if (to?.deactivatedAt) throw new UnknownError(`${to.email} is deactivated; let them in again first, or name somebody else.`);
  const alias = await removePerson(ports, { workspaceId, personId: person.id, heirId: to?.id ?? null });
  await recordDeed(ports.database, ports, { ...deed(workspaceId, "person remove"), target: alias ?? undefined });
  return to ? `The person is removed; what they owned is ${to.email}'s now.` : "The person is removed, with what they owned.";
}

async function removeWhole(ports: Ports, workspaceId: string): Promise<string> {
  const [workspace] = await ports.database.select().from(workspaces).where(eq(workspaces.id, workspaceId));
  if (!workspace) throw new UnknownError(`There is no workspace ${workspaceId}.`);
  await removeWorkspace(ports, workspaceId);
  return `The workspace ${workspaceId} is removed, with everything in it.`;
}

/** A person of a workspace, found by id, by the host's id or by email address. */
async function requirePerson({ database }: Ports, workspaceId: string, who: string): Promise<Person> {
  const named = or(
    eq(users.externalId, who),
    eq(sql`lower(${users.email})`, who.toLowerCase()),
    isUuid(who) ? eq(users.id, who) : undefined,
  );
  const found = await database
    .select()
    .from(users)
    .where(and(eq(users.workspaceId, workspaceId), named));
  const [person] = found;
  if (found.length > 1) throw new UnknownError(`There are ${found.length} people called ${who} in ${workspaceId}; name one by id.`);
  if (!person) throw new UnknownError(`There is nobody called ${who} in ${workspaceId}.`);
  return person;
}

async function record(ports: Ports, { workspaceId, id }: Person, command: string): Promise<void> {
  const target = (await aliasOf(ports.database, ports.ids, id)) ?? undefined;
  await recordDeed(ports.database, ports, { ...deed(workspaceId, command), target });
}

const deed = (workspaceId: string, command: string) => ({
  workspaceId,
  by: "command" as const,
  operation: `command ${command}`,
  address: "",
});
