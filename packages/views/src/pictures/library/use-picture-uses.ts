import { useEffect, useState } from "react";
import type { LibraryPicture, PictureLibrary, PictureUses } from "../model/picture-library.js";

export type UsesState =
  | { readonly phase: "unknown" }
  | { readonly phase: "loading" }
  | { readonly phase: "failed" }
  | ({ readonly phase: "ready" } & PictureUses);

const loading: UsesState = { phase: "loading" };

/** Where a picture is used. `unknown` if the library does not tell. */
export function usePictureUses(library: PictureLibrary, picture: LibraryPicture): UsesState {
  const [known, setKnown] = useState<{ readonly of: LibraryPicture; readonly state: UsesState }>();
  useEffect(() => {
    const controller = new AbortController();
    const take = (state: UsesState) => {
      if (!controller.signal.aborted) setKnown({ of: picture, state });
    };
    library.uses?.(picture, controller.signal).then(
      (answer) => take(answer.kind === "used" ? { phase: "ready", ...answer } : { phase: "failed" }),
      () => take({ phase: "failed" }),
    );
    return () => controller.abort();
  }, [library, picture]);
  if (!library.uses) return { phase: "unknown" };
  return known?.of.id === picture.id ? known.state : loading;
}
