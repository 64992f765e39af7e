import type { EmailDocument } from "@mailwright/document";
import { isEqualJson } from "@mailwright/document";
import type { CrashDraft, CrashDraftStore } from "../../ports/crash-draft.js";
import type { LoadedTemplate } from "../../ports/template-store.js";

export interface CrashDraftQuestion {
  readonly drafts: CrashDraftStore;
  readonly key: string;
  readonly loaded: Pick<LoadedTemplate, "etag" | "storedAtMs">;
  /** The loaded document, as it was opened. */
  readonly document: EmailDocument;
}

/**
 * The drafts worth offering, newest first: those of editors that are gone, which differ from what was loaded and are newer. A draft that
 * differs in nothing is deleted. One that is older than what somebody stored since is kept for a while and not offered.
 */
export async function findCrashDrafts({ drafts, key, loaded, document }: CrashDraftQuestion): Promise<readonly CrashDraft[]> {
  const found = await drafts.list(key);
  const isSame = (draft: CrashDraft) =>
    isEqualJson(draft.document.root, document.root) && isEqualJson(draft.document.settings, document.settings);
  const [same, other] = [found.filter(isSame), found.filter((draft) => !isSame(draft))];
  await Promise.all(same.map((draft) => drafts.remove(draft)));
  return other.filter((draft) => isNewer(draft, loaded));
}

// Work that is based on exactly the loaded version is newer, whatever the clocks of browser and server say.
function isNewer({ baseEtag, savedAtMs }: CrashDraft, { etag, storedAtMs }: CrashDraftQuestion["loaded"]): boolean {
  return baseEtag === etag || storedAtMs === undefined || savedAtMs > storedAtMs;
}
