import { writeDocument } from "@mailwright/document";
import type { Database } from "../database/database.js";
import type { Ports } from "../ports/ports.js";
import { recordActivity } from "../resources/activity/record-activity.js";
import { tellFollowers } from "../resources/following/tell-followers.js";
import { requestPreview } from "../resources/previews/make-preview.js";
import { keepWithin } from "../resources/quotas/keep-within.js";
import { checkContent, sizeOf } from "../resources/templates/check-content.js";
import { findBody, findTemplate, updateBody, updateTemplate } from "../resources/templates/repository.js";
import type { BodyRow, StoredTemplate } from "../resources/templates/stored-template.js";
import { wordsOf } from "../resources/templates/words-of.js";
import { noteAuthors } from "../resources/versions/authors.js";
import { keepVersion } from "../resources/versions/keep-version.js";
import type { SignedInUser } from "../security/authenticate.js";
import { type KeptRoom, keepRoom } from "./kept-rooms.js";
import type { LiveRoom } from "./live-room.js";

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
  const { templateId: id, workspaceId } = room;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const template = await findTemplate(ports.database, { id, kind: "user", workspaceId });
    if (!template) return null;
    const body = await findBody(ports.database, id);
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
        components,
        html,
        by: storing.by,
        authors: storing.authors,
        isVersion: storing.isVersion,
        kept: { templateId: id, address: room.address, epoch: room.epoch, state: taken.state, wasKept: room.isKept },
      }),
    );
    if (stored === null) continue;
    room.isKept = stored.isKept;
    taken.stored(stored.version);
    return stored.version;
  }
  throw new Error("the template was stored by others again and again");
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
  readonly template: StoredTemplate;
  readonly components: unknown;
  readonly stored: BodyRow;
  readonly by: SignedInUser;
}

/** The email of a document; fails where this server does not know every block of it. */
async function compile(ports: Ports, { template: { name, preHeader }, components, stored, by }: Compiling): Promise<string> {
  const html = await ports.emails.run("compileEmail", { name, preHeader, components, likes: [stored] }, { caller: by.id });
  if (html === null) throw new Error("the email holds blocks or rules that this server cannot compile");
  return html;
}

interface Taken extends Omit<Storing, "storing"> {
  readonly template: StoredTemplate;
  readonly components: unknown;
  readonly html: string;
  readonly kept: { readonly templateId: string; readonly address: string; readonly wasKept: boolean } & Omit<KeptRoom, "version">;
}

/** Null where somebody stored the template since it was looked at. */
async function storeTaken(
  tx: Database,
  ports: Ports,
  { template, components, html, by, authors, isVersion, kept }: Taken,
): Promise<{ version: number; isKept: boolean } | null> {
  const { id, workspaceId } = template;
  const now = ports.clock.now();
  const found = await findTemplate(tx, { id, kind: "user", workspaceId }, true);
  if (found?.version !== template.version) return null;
  const body = { ...(await findBody(tx, id)), html, css: "", components };
  await checkContent(body);
  const version = template.version + 1;
  const sizeBytes = sizeOf(html, "");
  await updateBody(tx, id, { html, css: "", components });
  await updateTemplate(tx, id, { updatedAt: now, version, sizeBytes, words: wordsOf(html) });
  const isKept = await keepRoom(tx, ports.processMark, { ...kept, version });
  await noteAuthors(tx, { templateId: id, version, userIds: [...authors] });
  for (const author of authors) await recordActivity(tx, ports, { templateId: id, kind: "changed", by: { id: author } });
  if (isVersion) await keepStored(tx, ports, { ...template, version, sizeBytes }, by);
  await keepWithin(tx, ports, { id: template.ownerId, workspaceId }, { bytes: sizeBytes - template.sizeBytes });
  if (template.isShared) await tellFollowers(tx, [id], "saved", by);
  return { version, isKept };
}

async function keepStored(tx: Database, ports: Ports, { id, version, sizeBytes }: StoredTemplate, by: SignedInUser): Promise<void> {
  await keepVersion(tx, { templateId: id, version, userId: by.id, sizeBytes, now: ports.clock.now() });
  await requestPreview(tx, ports, id);
}
