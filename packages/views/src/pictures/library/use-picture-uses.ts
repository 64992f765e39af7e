import { useAsked } from "../../asked/use-asked.js";
import type { LibraryPicture, PictureLibrary, PictureUses } from "../model/picture-library.js";

export type UsesState =
  | { readonly phase: "unknown" }
  | { readonly phase: "loading" }
  | { readonly phase: "failed" }
  | ({ readonly phase: "ready" } & PictureUses);

/** Where a picture is used. `unknown` if the library does not tell. */
export function usePictureUses(library: PictureLibrary, picture: LibraryPicture): UsesState {
  const { phase, value } = useAsked(
    (signal) =>
      library.uses?.(picture, signal).then((answer) => (answer.kind === "used" ? { pictureId: picture.id, uses: answer } : answer)),
    [library, picture],
  );
  if (!library.uses) return { phase: "unknown" };
  if (phase === "failed") return { phase };
  // A picture with another name is asked about again, and meanwhile used as before; of another picture nothing is known yet.
  return value?.pictureId === picture.id ? { phase: "ready", ...value.uses } : { phase: "loading" };
}
