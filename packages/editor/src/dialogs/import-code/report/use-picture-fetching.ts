import type { PictureLibrary } from "@mailwright/views/picture-library";
import { useEffect, useRef, useState } from "react";
import { type FailedPicture, fetchPictures } from "../../../import/fetch-pictures.js";

/** Pictures that are stored in a library while a report is open. */
export interface PictureFetching {
  /** Addresses as they were written, with those in the library. */
  readonly moved: ReadonlyMap<string, string>;
  readonly failed: readonly FailedPicture[];
  /** How many of how many were answered, while some are fetched. */
  readonly running: { readonly count: number; readonly of: number } | undefined;
  start(addresses: readonly string[]): void;
  stop(): void;
}

const nothing: ReadonlyMap<string, string> = new Map();

/** Stores pictures where the person wants it. It stops when the report closes. */
export function usePictureFetching(fetchOne: PictureLibrary["fetch"]): PictureFetching {
  const [moved, setMoved] = useState(nothing);
  const [failed, setFailed] = useState<readonly FailedPicture[]>([]);
  const [running, setRunning] = useState<PictureFetching["running"]>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const run = async (addresses: readonly string[]) => {
    if (!fetchOne) return;
    const own = new AbortController();
    controller.current?.abort();
    controller.current = own;
    setFailed([]);
    setRunning({ count: 0, of: addresses.length });
    const onProgress = (count: number) => setRunning({ count, of: addresses.length });
    const answer = await fetchPictures(addresses, fetchOne, { signal: own.signal, onProgress });
    if (controller.current !== own) return;
    setMoved((known) => new Map([...known, ...answer.moved]));
    setFailed(answer.failed);
    setRunning(undefined);
  };
  return { moved, failed, running, start: (addresses) => void run(addresses), stop: () => controller.current?.abort() };
}
