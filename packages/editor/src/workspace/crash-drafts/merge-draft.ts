import { type BlockConflict, findConflicts, isMergeable, mergeDecided, mergeDocuments, type Side } from "@mailwright/collaboration";
import { type BlockId, type BlockRegistry, type EmailDocument, isSameDocument } from "@mailwright/document";
import { prepareBlocks } from "../../base/document/later-blocks.js";
import type { CrashDraft } from "../../ports/crash-draft.js";

/** How the work of a draft and what is open become one. */
export interface DraftMerge {
  /** What both sides changed, in the order of the email. */
  readonly conflicts: readonly BlockConflict[];
  /** The two as one; what nothing was decided of stands as the draft has it. */
  merged(decisions: ReadonlyMap<BlockId, Side>): EmailDocument;
}

/** Nothing where what is open is what the draft began with, so that it is simply put in its place, and where the two cannot be merged. */
export async function mergeDraft(
  { base, document: mine }: CrashDraft,
  current: () => EmailDocument,
  registry: BlockRegistry,
): Promise<DraftMerge | undefined> {
  if (!base || isSameDocument(base, current()) || !isMergeable(base, mine, current())) return undefined;
  await Promise.all([prepareBlocks(mine, registry), prepareBlocks(base, registry)]);
  return {
    conflicts: findConflicts(base, mine, current(), registry),
    merged: (decisions) => mergeDecided(base, mine, current(), registry, decisions),
  };
}

/** Whether what is open has all of a draft's work already, as when it was saved and only its draft was left behind. */
export async function holdsDraft(document: EmailDocument, draft: CrashDraft, registry: BlockRegistry): Promise<boolean | undefined> {
  const { base, document: mine } = draft;
  if (!base || !isMergeable(base, mine, document)) return undefined;
  await Promise.all([prepareBlocks(mine, registry), prepareBlocks(base, registry)]);
  return isSameDocument(mergeDocuments(base, mine, document, registry).document, document);
}
