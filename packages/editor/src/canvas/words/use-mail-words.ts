import { useTranslate } from "@mailwright/ui";
import { useMemo } from "react";
import { canvasStrings } from "./canvas-strings.js";
import type { MailWords } from "./mail-words.js";
import { useAccessibleName } from "./use-block-name.js";

/** What the canvas writes into the email, in the reader's language. */
export function useMailWords(): MailWords {
  const say = useTranslate(canvasStrings);
  const nameOf = useAccessibleName();
  return useMemo(
    () => ({
      nameOf,
      emptyCell: say("emptyCell"),
      emptyCanvas: say("emptyCanvas"),
      emptyPicture: say("emptyPicture"),
      emptyPictures: say("emptyPictures"),
      emptyMap: say("emptyMap"),
      emptyMadePicture: say("emptyMadePicture"),
      emptyProducts: say("emptyProducts"),
      notDrawn: (code, type) => say(code === "unknown-block" ? "unknownBlockKept" : "failedBlockKept", { type }),
    }),
    [say, nameOf],
  );
}
