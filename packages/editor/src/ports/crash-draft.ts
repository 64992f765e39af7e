import type { Block, EmailDocument } from "@mailwright/document";
import { isRecord } from "./is-record.js";

/** Unsaved work as it was when the page was closed. */
export interface CrashDraft {
  /** The `key` of the `TemplateStore`. */
  readonly key: string;
  /** One for each editor on a page, so that two tabs do not overwrite each other's draft. */
  readonly editorId: string;
  readonly document: EmailDocument;
  /** The stored version that the work is based on. */
  readonly baseEtag: string | null;
  /** The document as that version has it, if that is known: with it the work is merged into what was stored since. */
  readonly base?: EmailDocument | null;
  readonly savedAtMs: number;
}

type DraftName = Pick<CrashDraft, "key" | "editorId">;

/** Where crash drafts are kept until the next visit. */
export interface CrashDraftStore {
  /** The drafts of a template, newest first, except those of editors that are still open. */
  list(key: string): Promise<readonly CrashDraft[]>;
  write(draft: CrashDraft): Promise<void>;
  remove(draft: DraftName): Promise<void>;
  /**
   * Marks the editor as open, until the answered function is called or the page is closed. What that function answers is fulfilled once `list`
   * takes the editor for gone.
   */
  hold(editorId: string): () => Promise<void>;
}

/** Reads a draft out of storage, which may hold anything. `undefined` if it is none. */
export function readCrashDraft(stored: unknown): CrashDraft | undefined {
  if (!isRecord(stored)) return undefined;
  const { key, editorId, document, base, baseEtag, savedAtMs } = stored;
  if (typeof key !== "string" || typeof editorId !== "string" || typeof savedAtMs !== "number" || !isDocument(document)) return undefined;
  const draft = { key, editorId, document, savedAtMs, baseEtag: typeof baseEtag === "string" ? baseEtag : null };
  return isDocument(base) ? { ...draft, base } : draft;
}

function isDocument(value: unknown): value is EmailDocument {
  return isRecord(value) && typeof value["version"] === "number" && isRecord(value["settings"]) && isTree(value["root"]);
}

function isTree(root: unknown): root is Block {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const block = waiting.pop();
    if (!isRecord(block) || typeof block["id"] !== "string" || typeof block["type"] !== "string" || !isRecord(block["props"])) return false;
    const children = block["children"] ?? [];
    if (!Array.isArray(children)) return false;
    for (const child of children) waiting.push(child);
  }
  return true;
}
