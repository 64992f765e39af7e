import { blockRegistry } from "@mailwright/blocks";
import { fillSharedDocument, isGrown, isSharedName, openKeptDocument, openReplica, type Replica } from "@mailwright/collaboration";
import { hasBase64Content, templateSizeMaxBytes } from "@mailwright/contract";
import { type EmailDocument, readDocument } from "@mailwright/document";
import * as Y from "yjs";
import type { BodyRow, StoredTemplate } from "../resources/templates/stored-template.js";
import { type Ending, endings } from "./guarded-socket.js";
import type { KeptRoom } from "./kept-rooms.js";

/** What a copy of the document may hold that waits for something else to arrive first. */
const pendingMaxBytes = 1024 * 1024;

/** What the document may have with all that was deleted from it and with what is no part of it. */
const historyMaxBytes = 2 * templateSizeMaxBytes;

const roomEndings = {
  malformed: { code: 1007, reason: "malformed" },
  tooLarge: { code: 1009, reason: "template-too-large" },
} as const satisfies Record<string, Ending>;

/** A template as it was stored. */
export interface LastStored {
  readonly template: Pick<StoredTemplate, "id" | "workspaceId" | "name" | "preHeader" | "version" | "sizeBytes">;
  readonly body: BodyRow;
}

/** A template that people have open together at this process. */
export interface LiveRoom {
  readonly templateId: string;
  readonly workspaceId: string;
  /** Where other processes reach this one. */
  readonly address: string;
  /** Which filling of the shared document this is: copies of another one cannot be merged with it. */
  readonly epoch: string;
  document(): EmailDocument;
  /** Lets a change of a peer happen in a copy first. Answers why it may not happen; undefined where it may. */
  refuse(update: Uint8Array, judge: (before: EmailDocument, after: EmailDocument) => Ending | undefined): Ending | undefined;
  /** The version that is stored, and which the room holds. */
  version(): number;
  /** Has it changed since it was stored? */
  isUnsaved(): boolean;
  /** Takes what should be stored; `stored` is told of it afterwards. */
  take(): { readonly document: EmailDocument; readonly state: Uint8Array; stored(version: number): void };
  /** What it is as it was stored last. */
  kept(): KeptRoom;
  /** Does this process keep it for one that comes next? Another one may keep the room that it has of the template. */
  isKept: boolean;
  /** What this process stored of it last, or opened. */
  lastStored: LastStored | undefined;
  /** What the room is kept as, once what somebody else stored has happened here, as a change of theirs; `join` lets it happen. */
  joining(components: unknown, version: number): KeptRoom & { join(): void };
  close(): void;
}

interface Opening {
  readonly templateId: string;
  readonly workspaceId: string;
  readonly address: string;
  readonly version: number;
  readonly components: unknown;
  /** What a process that was killed left of it. */
  readonly kept: KeptRoom | null;
  /** May it be begun anew where much happened in what was left? Whoever comes back with a copy of that then has to merge. */
  readonly mayBeginAnew: boolean;
  readonly newId: () => string;
}

const random = Math.random;
const fromElsewhere = "stored elsewhere";

/** Fills an empty shared document with a stored one, or with what was left of it, and holds what the server knows of it. */
export function openRoom(doc: Y.Doc, { templateId, workspaceId, address, components, newId, ...opening }: Opening): LiveRoom {
  const stored = readDocument(components, blockRegistry, newId).document;
  const kept = opening.kept && opening.mayBeginAnew && isGrown(opening.kept.state, stored, blockRegistry) ? null : opening.kept;
  if (kept) openKeptDocument(doc, kept.state, blockRegistry);
  else fillSharedDocument(doc, stored, blockRegistry);
  const replica = openReplica(doc, blockRegistry, random);
  const { epoch, version } = kept ?? { epoch: newId(), version: opening.version };
  /** `changes` are counted, so that one that comes while another is stored is not taken for stored. */
  const state = { version, base: Y.encodeStateAsUpdate(doc), changes: 0, storedChanges: 0 };
  const isUnsaved = () => state.changes !== state.storedChanges;
  const trial = createTrial(doc, JSON.stringify(components).length);
  const note = () => {
    state.changes += 1;
  };
  doc.on("update", note);
  const joining = (stored: unknown, version: number) => {
    const theirs = changeOf(state.base, readDocument(stored, blockRegistry, newId).document);
    const join = () => {
      const wasUnsaved = isUnsaved();
      Y.applyUpdate(doc, theirs.change, fromElsewhere);
      Object.assign(state, { version, base: theirs.state, ...(!wasUnsaved && { storedChanges: state.changes }) });
    };
    return { epoch, version, state: theirs.state, join };
  };
  if (version !== opening.version) joining(components, opening.version).join();
  return {
    templateId,
    workspaceId,
    address,
    epoch,
    document: replica.document,
    refuse: trial.refuse,
    version: () => state.version,
    isUnsaved,
    take() {
      const base = Y.encodeStateAsUpdate(doc);
      const { changes } = state;
      const stored = (version: number) => void Object.assign(state, { version, base, storedChanges: changes });
      return { document: replica.document(), state: base, stored };
    },
    kept: () => ({ epoch, version: state.version, state: state.base }),
    isKept: kept !== null,
    lastStored: undefined,
    joining,
    close() {
      doc.off("update", note);
      replica.stop();
      trial.close();
    },
  };
}

/** The change that leads from the state of a document to what was stored of it, as if a peer had made it. */
function changeOf(base: Uint8Array, next: EmailDocument): { change: Uint8Array; state: Uint8Array } {
  const scratch = new Y.Doc();
  Y.applyUpdate(scratch, base);
  const replica = openReplica(scratch, blockRegistry, random);
  const before = Y.encodeStateVector(scratch);
  replica.write(next);
  replica.stop();
  return { change: Y.encodeStateAsUpdate(scratch, before), state: Y.encodeStateAsUpdate(scratch) };
}

/** A copy of the document in which changes happen first. */
function createTrial(doc: Y.Doc, length: number) {
  let { copy, replica } = copyOf(doc);
  /** How many parts of the copy are known to be ours. */
  let partCount = copy.share.size;
  /** What the document has as JSON, and its history besides, at most. */
  let [bytes, historyBytes] = [length, length];
  const follow = (update: Uint8Array) => Y.applyUpdate(copy, update);
  doc.on("update", follow);

  function tryOut(update: Uint8Array, judge: (before: EmailDocument, after: EmailDocument) => Ending | undefined): Ending | undefined {
    const before = replica.document();
    let changed: ReadonlySet<string> = new Set();
    replica.onRemote((_, keys) => {
      changed = keys;
    });
    try {
      Y.applyUpdate(copy, update);
    } catch {
      return roomEndings.malformed;
    }
    // Only the one map and the texts are ours: whatever else a peer keeps in the document would be sent to everybody and shown to nobody.
    if (copy.share.size > partCount) {
      if (![...copy.share.keys()].every(isSharedName)) return roomEndings.malformed;
      partCount = copy.share.size;
    }
    if ((copy.store.pendingStructs?.update.length ?? 0) + (copy.store.pendingDs?.length ?? 0) > pendingMaxBytes)
      return roomEndings.tooLarge;
    historyBytes += update.length;
    if (historyBytes > historyMaxBytes) historyBytes = Y.encodeStateAsUpdate(copy).length;
    if (historyBytes > historyMaxBytes) return roomEndings.tooLarge;
    const after = replica.document();
    if (after === before) return undefined;
    // Letters may come one by one.
    if ([...changed].some((key) => hasBase64Content(String(replica.read(key) ?? "")))) return endings.base64;
    bytes += update.length;
    if (bytes > templateSizeMaxBytes) bytes = Buffer.byteLength(JSON.stringify(after));
    return bytes > templateSizeMaxBytes ? roomEndings.tooLarge : judge(before, after);
  }

  return {
    refuse(update: Uint8Array, judge: (before: EmailDocument, after: EmailDocument) => Ending | undefined): Ending | undefined {
      const ending = tryOut(update, judge);
      if (ending) {
        replica.stop();
        ({ copy, replica } = copyOf(doc));
        partCount = copy.share.size;
      }
      return ending;
    },
    close() {
      doc.off("update", follow);
      replica.stop();
    },
  };
}

function copyOf(doc: Y.Doc): { copy: Y.Doc; replica: Replica } {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  return { copy, replica: openReplica(copy, blockRegistry, random) };
}
