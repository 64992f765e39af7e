import type { CrashDraftStore } from "../crash-draft.js";

/** A store of drafts whose code is fetched when it is first used. If that fails, work goes on without drafts. */
export function createLaterDrafts(fetch: () => Promise<CrashDraftStore>, onFault?: (cause: unknown) => void): CrashDraftStore {
  let fetching: Promise<CrashDraftStore> | undefined;
  const ask = async <T>(question: (drafts: CrashDraftStore) => Promise<T>, otherwise: T): Promise<T> => {
    try {
      fetching ??= fetch();
      return await question(await fetching);
    } catch (cause) {
      fetching = undefined;
      onFault?.(cause);
      return otherwise;
    }
  };
  return {
    list: (key) => ask((drafts) => drafts.list(key), []),
    write: (draft) => ask((drafts) => drafts.write(draft), undefined),
    remove: (name) => ask((drafts) => drafts.remove(name), undefined),
    hold(editorId) {
      let release: (() => Promise<void>) | undefined;
      let isOver = false;
      void ask(async (drafts) => {
        if (!isOver) release = drafts.hold(editorId);
      }, undefined);
      return async () => {
        isOver = true;
        await release?.();
      };
    },
  };
}
