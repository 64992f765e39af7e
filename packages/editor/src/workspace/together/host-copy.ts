import { fillSharedDocument, isFilledDocument } from "@mailwright/collaboration";
import { writeDocument } from "@mailwright/document";
import * as Y from "yjs";
import { readStored } from "../../base/document/read-stored.js";
import type { Awareness, CollaborationPort, SharedCopy, SharedNews } from "../../ports/collaboration-port.js";
import { gatherArrivals, pageMoments } from "../../ports/connected/gather-arrivals.js";
import type { HostCollaboration, HostConnection, HostSharedDocument } from "../../ports/host/host-collaboration.js";
import { isRecord } from "../../ports/is-record.js";
import type { Opening } from "../../ports/template-store.js";

/** Where an update came from that others made. */
const others = Symbol("others");

/** What an empty document begins with. */
type Beginning = Pick<Opening, "document" | "registry">;

/** The shared document of a page's own provider. */
export function hostCollaboration(collaboration: HostCollaboration, opening: Beginning): CollaborationPort {
  return { isSavedByPage: true, open: (onNews) => openCopy(collaboration, opening, onNews) };
}

function openCopy(collaboration: HostCollaboration, opening: Beginning, onNews: (news: SharedNews) => void): SharedCopy {
  const document = new Y.Doc();
  const listeners = new Set<(update: Uint8Array) => void>();
  const heard = new Set<(update: Uint8Array) => void>();
  let [isOver, isOpen] = [false, false];
  const tell = (news: SharedNews) => {
    if (isOver) return;
    arrivals.flush();
    onNews(news);
  };
  const happen = (updates: readonly Uint8Array[]) => {
    const together = () => {
      for (const update of updates) {
        // One that fails must not take the others of the frame with it.
        for (const listener of heard) listener(update);
        try {
          Y.applyUpdate(document, update, others);
        } catch (error) {
          reportError(error);
        }
      }
    };
    Y.transact(document, together, others, false);
  };
  const arrivals = gatherArrivals(happen, pageMoments());
  document.on("update", (update: Uint8Array, origin: unknown) => {
    if (origin !== others) for (const listener of listeners) listener(update);
  });
  const shared: HostSharedDocument = {
    apply(update) {
      requireUpdate(update);
      if (isOver) return;
      if (isOpen) arrivals.take(update);
      else happen([update]);
    },
    onUpdate(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    opened({ isReadOnly = false } = {}) {
      if (isOver) return;
      arrivals.flush();
      if (!isFilledDocument(document)) fill(document, opening);
      isOpen = true;
      tell({ kind: "opened", etag: null, isReadOnly: isReadOnly === true });
    },
    lost: () => tell({ kind: "lost" }),
    stored: (etag) => tell({ kind: "stored", etag: typeof etag === "string" ? etag : null }),
    ended: (code) => tell({ kind: "over", code: String(code), mayReopen: false }),
  };
  const connection = connect(collaboration, shared);
  return {
    document,
    awareness: connection?.awareness ?? nobody,
    isSent: () => true,
    onHeard: (listener) => void heard.add(listener),
    close() {
      if (isOver) return;
      isOver = true;
      arrivals.stop();
      connection?.close();
    },
  };
}

/** A page whose function fails, or answers nothing to close, has connected nothing. */
function connect(collaboration: HostCollaboration, shared: HostSharedDocument): HostConnection | undefined {
  try {
    const answer: unknown = collaboration.open(shared);
    if (isConnection(answer)) return answer;
  } catch (thrown) {
    reportError(thrown);
  }
  shared.ended("host-refused");
  return undefined;
}

function isConnection(answer: unknown): answer is HostConnection {
  return isRecord(answer) && typeof answer["close"] === "function";
}

/** Two who find it empty at the same moment write the same, as the same client: Yjs takes it once. */
function fill(doc: Y.Doc, { document, registry }: Beginning): void {
  let made = 0;
  const read = readStored(document, registry, () => `begun-${++made}`).document;
  const first = new Y.Doc();
  first.clientID = numberOf(JSON.stringify(writeDocument(read)));
  fillSharedDocument(first, read, registry);
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(first));
}

/** The same number for the same text (FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function requireUpdate(update: unknown): asserts update is Uint8Array {
  try {
    if (update instanceof Uint8Array) {
      Y.decodeUpdate(update);
      return;
    }
  } catch {
    // Told below.
  }
  throw Object.assign(new Error("What came is no update of Yjs."), { code: "malformed" });
}

const nobody: Awareness = {
  clientID: 0,
  getStates: () => new Map(),
  setLocalState: () => undefined,
  on: () => undefined,
  off: () => undefined,
};
