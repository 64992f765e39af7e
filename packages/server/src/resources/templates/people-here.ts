import type { TemplateSummary } from "@mailwright/contract";
import { and, inArray, sql } from "drizzle-orm";
import { liveRooms, users } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import { writeName } from "../users/session.js";

type PersonHere = NonNullable<TemplateSummary["peopleHere"]>[number];

/** So many are told of one template, as the contract says. */
const peopleMax = 20;

/** Who has which of these templates open together with others at this moment, but for the reader. */
export async function findPeopleHere(
  { database, processMark }: Pick<Ports, "database" | "processMark">,
  templateIds: readonly string[],
  readerId: string,
): Promise<(templateId: string) => PersonHere[]> {
  const rooms =
    templateIds.length === 0
      ? []
      : await database
          .select({ templateId: liveRooms.templateId, holder: liveRooms.holder, people: liveRooms.people })
          .from(liveRooms)
          .where(and(inArray(liveRooms.templateId, [...templateIds]), sql`cardinality(${liveRooms.people}) > 0`));
  const open = await withoutEnded(processMark, rooms);
  const ids = [...new Set(open.flatMap(({ people }) => people))].filter((id) => id !== readerId);
  const found = { id: users.id, firstName: users.firstName, lastName: users.lastName };
  const known = ids.length === 0 ? [] : await database.select(found).from(users).where(inArray(users.id, ids));
  const names = new Map(known.map((user) => [user.id, writeName(user)]));
  const here = new Map(open.map(({ templateId, people }) => [templateId, people]));
  return (templateId) =>
    (here.get(templateId) ?? [])
      .flatMap((id) => {
        const name = names.get(id);
        return name === undefined ? [] : [{ id, name }];
      })
      .slice(0, peopleMax);
}

/** A process that was killed told nobody that its people are gone. */
async function withoutEnded<Room extends { readonly holder: number }>(
  { isGone }: Ports["processMark"],
  rooms: readonly Room[],
): Promise<readonly Room[]> {
  const gone = new Set<number>();
  for (const holder of new Set(rooms.map((room) => room.holder))) if (await isGone(holder)) gone.add(holder);
  return rooms.filter(({ holder }) => !gone.has(holder));
}
