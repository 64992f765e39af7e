import type { UseStore } from "idb-keyval";
import { type CrashDraft, type CrashDraftStore, readCrashDraft } from "../crash-draft.js";
import { writeDocumentText } from "./document-text.js";

/** Drafts that nobody came back for are deleted after this time. */
export const draftKeptMs = 30 * 24 * 60 * 60 * 1000;

export interface IndexedDraftsOptions {
  readonly now: () => number;
  /** Called when the browser's database refuses: there is no room, or this frame is not allowed to. Work goes on without crash drafts. */
  readonly onFault?: (cause: unknown) => void;
  readonly databaseName?: string;
}

interface Opened {
  readonly idb: typeof import("idb-keyval");
  readonly store: UseStore;
}

/** Crash drafts in the browser's own database. The code for it is loaded when the first draft is written or looked for. */
export function createIndexedDrafts({ now, onFault, databaseName = "mailwright" }: IndexedDraftsOptions): CrashDraftStore {
  let opening: Promise<Opened> | undefined;
  const open = () => {
    opening ??= import("idb-keyval").then((idb) => ({ idb, store: storeOf(idb, databaseName) }));
    return opening;
  };
  const attempt = async <T>(work: (opened: Opened) => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work(await open());
    } catch (cause) {
      onFault?.(cause);
      return otherwise;
    }
  };
  return {
    list: (key) => attempt((opened) => listDrafts(opened, key, now()), []),
    write: (draft) => attempt(({ idb, store }) => idb.set(nameOf(draft), writeDraft(draft), store), undefined),
    remove: (draft) => attempt(({ idb, store }) => idb.del(nameOf(draft), store), undefined),
    hold: holdLock,
  };
}

// A connection stays open as long as its page, so all editors of a page share one. Pages open and remove editors many times.
const stores = new Map<string, UseStore>();

function storeOf({ createStore }: Opened["idb"], databaseName: string): UseStore {
  const store = stores.get(databaseName) ?? createStore(databaseName, "crash-drafts");
  stores.set(databaseName, store);
  return store;
}

type DraftName = Pick<CrashDraft, "key" | "editorId">;

const nameOf = ({ key, editorId }: DraftName) => [key, editorId];

/** Documents are stored as text: to copy their objects into the database takes many times as long, on the thread that answers the keys. */
function writeDraft({ base, ...draft }: CrashDraft): object {
  return { ...draft, document: writeDocumentText(draft.document), ...(base && { base: writeDocumentText(base) }) };
}

function readDraft(stored: unknown): CrashDraft | undefined {
  if (typeof stored !== "object" || stored === null || !("document" in stored) || typeof stored.document !== "string") {
    return readCrashDraft(stored);
  }
  try {
    const base = "base" in stored && typeof stored.base === "string" ? { base: JSON.parse(stored.base) } : {};
    return readCrashDraft({ ...stored, document: JSON.parse(stored.document), ...base });
  } catch {
    return undefined;
  }
}

async function listDrafts({ idb, store }: Opened, key: string, nowMs: number): Promise<readonly CrashDraft[]> {
  const stored = await idb.entries<IDBValidKey, unknown>(store);
  const drafts = stored.map(([name, value]) => ({ name, draft: readDraft(value) }));
  const forgotten = drafts.filter(({ draft }) => !draft || nowMs - draft.savedAtMs > draftKeptMs).map(({ name }) => name);
  if (forgotten.length > 0) await idb.delMany(forgotten, store);
  const open = await findOpenEditors();
  return drafts
    .flatMap(({ draft, name }) => (draft && !forgotten.includes(name) ? [draft] : []))
    .filter((draft) => draft.key === key && !open.has(draft.editorId))
    .sort((one, other) => other.savedAtMs - one.savedAtMs);
}

const lockPrefix = "mailwright-editor ";

// A lock lives exactly as long as its page: the browser releases it after a crash and when the tab closes, which is more certain than a
// heartbeat.
function holdLock(editorId: string): () => Promise<void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Locks exist on secure pages only. Without them the draft of an editor in another open tab is offered too, which loses nothing.
  const isOver = findLocks()
    ?.request(lockPrefix + editorId, () => released)
    .catch(() => undefined); // a frame without an origin may hold no locks; it keeps no drafts either
  return async () => {
    release();
    // A busy browser may still have to grant the lock, and names it as held until it has taken it back.
    await isOver;
  };
}

async function findOpenEditors(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await findLocks()?.query()) ?? {};
  const names = held.flatMap(({ name }) => (name?.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : []));
  return new Set(names);
}

function findLocks(): LockManager | undefined {
  return "locks" in navigator ? navigator.locks : undefined;
}
