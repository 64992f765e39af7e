import type { BlockId } from "@mailwright/document";
import { useAnnounce, useTranslate } from "@mailwright/ui";
import { useEffect } from "react";
import { useViewState } from "../../base/context/editor-context.js";
import { blockToolsStrings } from "../words/block-tools-strings.js";
import { useBlockName } from "../words/use-block-name.js";

/** Announces how many blocks are selected if it is more than one. A single block is read aloud when it takes the focus. */
export function useAnnouncedSelection(leadId: BlockId): void {
  const say = useTranslate(blockToolsStrings);
  const announce = useAnnounce();
  const name = useBlockName(leadId);
  const count = useViewState(({ selection }) => selection.length);
  useEffect(() => {
    if (count > 1) announce(say("selected", { count, name }));
  }, [announce, say, count, name]);
}
