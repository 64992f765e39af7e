import { writeDocument } from "@mailwright/document";
import type { Limiter } from "../base/limiter.js";
import { writeJson } from "../database/schema/columns.js";
import type { Ports } from "../ports/ports.js";
import { checkContent } from "../resources/templates/check-content.js";
import { findBody, findTemplate } from "../resources/templates/repository.js";
import type { BodyRow } from "../resources/templates/stored-template.js";
import type { SignedInUser } from "../security/authenticate.js";
import { keepRoom } from "./kept-rooms.js";
import type { LastStored, LiveRoom } from "./live-room.js";
import { keepStored, type TakenRoom } from "./write-rooms.js";
import type { Writing } from "./write-together.js";

/** How often a room is stored anew because somebody else stored the template while it was compiled. */
const tries = 5;

/** By what rooms are stored. */
export interface StoringBy {
  readonly ports: Ports;
  /** Lets a few emails be compiled at once: however many rooms there are, they never fill the queue in which those of everybody else wait. */
  readonly compiling: Limiter;
  readonly writing: Writing;
}

interface Storing extends Pick<TakenRoom, "by" | "authors" | "isVersion"> {
  /** Called with each try, when it is settled what is stored, and with it who its authors are. */
  readonly storing: () => void;
}

/** Answers the version that was stored; null where the template is gone. Throws what a save would be refused for. */
export async function storeRoom(by: StoringBy, room: LiveRoom, { storing, ...told }: Storing): Promise<number | null> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    // What is stored is taken when its turn to be compiled has come: all that was written until then is in it.
    const make = () => by.compiling(() => makeReady(by.ports, room, { storing, by: told.by }, attempt > 0));
    const ready = await by.writing.whileComing(make);
    if (ready === null) return null;
    if ("stored" in ready) {
      // This may wait for others, so it keeps nobody from being compiled.
      if (told.isVersion) await by.ports.database.transaction((tx) => keepStored(tx, by.ports, ready.stored, told.by));
      return ready.stored.version;
    }
    const { taken, template, body } = ready;
    await checkContent(body);
    const stored = await by.writing.write({ room, template, body, state: taken.state, ...told });
    if (stored === null) continue;
    room.isKept = stored.isKept;
    room.lastStored = stored.as;
    taken.stored(stored.version);
    return stored.version;
  }
  throw new Error("the template was stored by others again and again");
}

type Ready = LastStored & { readonly taken: ReturnType<LiveRoom["take"]> };

/** Takes and compiles what is to be stored. Answers what is stored where that is all, null where the template is gone. */
async function makeReady(
  ports: Ports,
  room: LiveRoom,
  { storing, by }: Pick<Storing, "storing" | "by">,
  isAgain: boolean,
): Promise<Ready | { readonly stored: LastStored["template"] } | null> {
  // What this process stored itself it need not ask for; where others stored something since, that is found when the template is locked.
  const found = (!isAgain && room.isUnsaved() && knownOf(room)) || (await findStored(ports, room));
  if (!found) return null;
  const { template, body } = found;
  if (template.version !== room.version()) await joinStored(ports, room, { version: template.version, components: body.components });
  if (!room.isUnsaved()) return { stored: template };
  const taken = room.take();
  storing();
  const components = writeDocument(taken.document);
  const html = await compile(ports, { template, components, stored: body, by });
  return { taken, template, body: { ...body, html, css: "", components } };
}

/** What this process knows of what is stored; what others stored since, and happened in the room already, it has to read. */
const knownOf = ({ lastStored, version }: LiveRoom) => (lastStored?.template.version === version() ? lastStored : undefined);

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
async function compile(ports: Ports, { template, components, stored, by }: Compiling): Promise<string> {
  const { id, name, preHeader } = template;
  const email = { name, preHeader, components, likes: mayHoldRules(stored) ? [stored] : [], againAs: id };
  const html = await ports.emails.run("compileEmail", email, { caller: by.id, again: id });
  if (html === null) throw new Error("the email holds blocks or rules that this server cannot compile");
  return html;
}

/** Without rules an email tells nothing of the language in which they are written. To read it for that is a tenth of what compiling it anew takes. */
const mayHoldRules = ({ components }: BodyRow) => writeJson(components).includes('"rules"');
