import type { BlockRegistry, EmailDocument } from "@mailwright/document";
import { isSameDocument } from "@mailwright/document";
import type { CrashDraft, CrashDraftStore } from "../../ports/crash-draft.js";

export interface CrashDraftQuestion {
  readonly drafts: CrashDraftStore;
  readonly key: string;
  readonly loaded: { readonly etag: string | null; readonly storedAtMs?: number | undefined };
  /** The loaded document, as it was opened. */
  readonly document: EmailDocument;
  readonly registry: BlockRegistry;
}

/**
 * The drafts worth offering, newest first: those of editors that are gone, whose work is not in what was loaded. A draft whose work is there already
 * is deleted. One of which nobody can say that, and that is older than what somebody stored since, is kept for a while and not offered.
 */
export async function findCrashDrafts(question: CrashDraftQuestion): Promise<readonly CrashDraft[]> {
  const { drafts, key } = question;
  const found = await drafts.list(key);
  const verdicts = await Promise.all(found.map((draft) => judge(draft, question)));
  const of = (verdict: Verdict) => found.filter((_, at) => verdicts[at] === verdict);
  await Promise.all(of("done").map((draft) => drafts.remove(draft)));
  return of("offer");
}

type Verdict = "offer" | "wait" | "done";

async function judge(draft: CrashDraft, { loaded, document, registry }: CrashDraftQuestion): Promise<Verdict> {
  if (isSameDocument(draft.document, document)) return "done";
  const code = draft.base && (await import("./merge-draft.js").catch(() => undefined));
  const isThere = await code?.holdsDraft(document, draft, registry).catch(() => undefined);
  if (isThere !== undefined) return isThere ? "done" : "offer";
  // Where nobody can say that, as without a connection: work on exactly the loaded version is newer, whatever the clocks of browser and server say.
  if (draft.baseEtag === loaded.etag) return "offer";
  return loaded.storedAtMs === undefined || draft.savedAtMs > loaded.storedAtMs ? "offer" : "wait";
}
