import { useCallback } from "react";
import type { More } from "../../asked/show-more.js";
import { useAskedPages } from "../../asked/use-asked-pages.js";
import type { LibraryPicture, PictureLibrary, PictureOrder, PicturePage } from "../model/picture-library.js";

/** The pictures of a library that fit, as far as they were fetched. */
export interface PictureList {
  /** `more`: the beginning is there, and the next part is being fetched. */
  readonly phase: "loading" | "failed" | "ready" | "more" | "more-failed";
  readonly pictures: readonly LibraryPicture[];
  readonly total: number | undefined;
  /** Why it failed, if that is known. */
  readonly code: string | undefined;
  readonly hasMore: boolean;
  /** Fetches the next part, if there is one and it is not being fetched. */
  readonly showMore: () => void;
  readonly retry: () => void;
  /** Changes what is listed here, after it was changed where it is stored. */
  readonly change: (next: (pictures: readonly LibraryPicture[]) => readonly LibraryPicture[]) => void;
}

const haveAll = () => undefined;

const none: PicturePage = { kind: "listed", pictures: [] };

/** Asks a library part by part. What was listed stays to be seen until the answer to another question is there. */
export function usePictureList(library: PictureLibrary, search: string, order: PictureOrder): PictureList {
  const { phase, value, refusal, retry, change, more } = useAskedPages([library, search, order], {
    ask: async (after, signal) => (await library.list?.({ search, order, after }, signal)) ?? none,
    join,
  });
  const changePictures = useCallback<PictureList["change"]>((next) => change((page) => withPictures(page, next(page.pictures))), [change]);
  return {
    phase: phase === "ready" ? phaseWith(more) : phase,
    pictures: refusal ? [] : (value?.pictures ?? []),
    total: phase === "ready" ? value.total : undefined,
    code: refusal?.code,
    hasMore: more !== undefined,
    showMore: more?.show ?? haveAll,
    retry: () => (more?.phase === "failed" ? more.show() : retry()),
    change: changePictures,
  };
}

function phaseWith(more: More | undefined): PictureList["phase"] {
  if (more?.phase === "loading") return "more";
  return more?.phase === "failed" ? "more-failed" : "ready";
}

function join(before: PicturePage, more: PicturePage): PicturePage {
  const ids = new Set(before.pictures.map(({ id }) => id));
  // What was uploaded meanwhile moves the parts: a picture may come twice.
  const fresh = more.pictures.filter(({ id }) => !ids.has(id));
  return { ...more, pictures: [...before.pictures, ...fresh], total: more.total ?? before.total };
}

function withPictures(page: PicturePage, pictures: readonly LibraryPicture[]): PicturePage {
  const grown = pictures.length - page.pictures.length;
  return { ...page, pictures, total: page.total === undefined ? undefined : page.total + grown };
}
