import { useTranslate } from "@mailwright/ui";
import { useBlockPlace } from "../../base/words/use-block-place.js";
import { checksStrings } from "./checks-strings.js";

/** Where in the email: the block's name and its words, as on the canvas. */
export function useFindingPlace(blockId: string | undefined): string {
  const say = useTranslate(checksStrings);
  return useBlockPlace(blockId) ?? say("wholeEmail");
}
