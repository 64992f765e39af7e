import { writeDocument } from "@mailwright/document";
import type { Database } from "../database/database.js";
import { tellNews } from "../database/news.js";
import type { Ports } from "../ports/ports.js";
import { recordActivity } from "../resources/activity/record-activity.js";
import { requestPreview } from "../resources/previews/make-preview.js";
import { keepWithin } from "../resources/quotas/keep-within.js";
import { checkContent, sizeOf } from "../resources/templates/check-content.js";
import { findBody, findTemplate, lockTemplate, updateBody, updateTemplate } from "../resources/templates/repository.js";
import type { BodyRow } from "../resources/templates/stored-template.js";
import { wordsOf } from "../resources/templates/words-of.js";
import { noteAuthors } from "../resources/versions/authors.js";
import { keepVersion } from "../resources/versions/keep-version.js";
import type { SignedInUser } from "../security/authenticate.js";
import { type KeptRoom, keepRoom } from "./kept-rooms.js";
import type { LastStored, LiveRoom } from "./live-room.js";

/** How often a room is stored anew because somebody else stored the template while it was compiled. */
const tries = 5;

interface Storing {
  /** Who changed it last. */
  readonly by: SignedInUser;
  /** Who changed something since it was stored; complete once it is settled what is stored. */
  readonly authors: ReadonlySet<string>;
  /** Is this a version that people find again? Otherwise it takes the place of what was stored before. */
  readonly isVersion: boolean;
  /** Called with each try, when it is settled what is stored. */
  readonly storing: () => void;
}

/** Answers the version that was stored; null where the template is gone. Throws what a save would be refused for. */
export async function storeRoom(ports: Ports, room: LiveRoom, storing: Storing): Promise<number | null> {
  const { templateId: id } = room;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    // What this process stored itself it need not ask for; where others stored something since, that is found when the template is locked.
    const found = (attempt === 0 && room.isUnsaved() && room.lastStored) || (await findStored(ports, room));
    if (!found) return null;
    const { template, body } = found;
    if (template.version !== room.version()) await joinStored(ports, room, { version: template.version, components: body.components });
    if (!room.isUnsaved()) {
      if (storing.isVersion) await ports.database.transaction((tx) => keepStored(tx, ports, template, storing.by));
      return template.version;
    }
    const taken = room.take();
    storing.storing();
    const components = writeDocument(taken.document);
    const html = await compile(ports, { template, components, stored: body, by: storing.by });
    const stored = await ports.database.transaction((tx) =>
      storeTaken(tx, ports, {
        template,
        body: { ...body, html, css: "", components },
        by: storing.by,
        authors: storing.authors,
        isVersion: storing.isVersion,
        kept: { templateId: id, address: room.address, epoch: room.epoch, state: taken.state, wasKept: room.isKept },
      }),
    );
    if (stored === null) continue;
    room.isKept = stored.isKept;
    room.lastStored = stored.as;
    taken.stored(stored.version);
    return stored.version;
  }
  throw new Error("the template was stored by others again and again");
}

async function findStored({ database }: Ports, { templateId: id, workspaceId }: LiveRoom): Promise<LastStored | null> {
  const template = await findTemplate(database, { id, kind: "user", workspaceId });
  return template && { template, body: await findBody(database, id) };
}

/**
 * Lets what somebody else stored happen in a room. It is kept first: where another process has taken the room, the same letters would come from
 * both.
 */
export async function joinStored(
  { database, processMark }: Ports,
  room: LiveRoom,
  { version, components }: { readonly version: number; readonly components: unknown },
): Promise<void> {
  const { templateId, address, isKept: wasKept } = room;
  const joined = room.joining(components, version);
  room.isKept = await keepRoom(database, processMark, { ...joined, templateId, address, wasKept });
  joined.join();
}

interface Compiling {
  readonly template: LastStored["template"];
  readonly components: unknown;
  readonly stored: BodyRow;
  readonly by: SignedInUser;
}

/** The email of a document; fails where this server does not know every block of it. */
async function compile(ports: Ports, { template: { id, name, preHeader }, components, stored, by }: Compiling): Promise<string> {
  const email = { name, preHeader, components, likes: [stored], againAs: id };
  const html = await ports.emails.run("compileEmail", email, { caller: by.id });
  if (html === null) throw new Error("the email holds blocks or rules that this server cannot compile");
  return html;
}

interface Taken extends Omit<Storing, "storing"> {
  readonly template: LastStored["template"];
  readonly body: BodyRow;
  readonly kept: { readonly templateId: string; readonly address: string; readonly wasKept: boolean } & Omit<KeptRoom, "version">;
}

/** Null where somebody stored the template since it was looked at. */
async function storeTaken(
  tx: Database,
  ports: Ports,
  { template: { id, workspaceId, version: before, sizeBytes: sizeBefore }, body, by, authors, isVersion, kept }: Taken,
): Promise<{ version: number; isKept: boolean; as: LastStored } | null> {
  const { own } = ports.processMark;
  const found = await lockTemplate(tx, { id, kind: "user", workspaceId });
  if (found?.version !== before) return null;
  await checkContent(body);
  const { html, css, components } = body;
  const version = before + 1;
  const sizeBytes = sizeOf(html, css);
  await updateBody(tx, id, { html, css, components });
  await updateTemplate(tx, id, { updatedAt: ports.clock.now(), version, sizeBytes, words: wordsOf(html) });
  const isKept = await keepRoom(tx, ports.processMark, { ...kept, version });
  await noteAuthors(tx, { templateId: id, version, userIds: [...authors] });
  for (const author of authors) await recordActivity(tx, ports, { templateId: id, kind: "changed", by: { id: author } });
  const template = { ...found, version, sizeBytes };
  if (isVersion) await keepStored(tx, ports, template, by);
  await keepWithin(tx, ports, { id: found.ownerId, workspaceId }, { bytes: sizeBytes - sizeBefore });
  if (found.isShared) await tellNews(tx, { kind: "template", templateId: id, what: "saved", byId: by.id, storedBy: own });
  return { version, isKept, as: { template, body } };
}

async function keepStored(tx: Database, ports: Ports, { id, version, sizeBytes }: LastStored["template"], by: SignedInUser): Promise<void> {
  await keepVersion(tx, { templateId: id, version, userId: by.id, sizeBytes, now: ports.clock.now() });
  await requestPreview(tx, ports, id);
}
