import type { BlockId } from "@mailwright/document";
import { useStyles } from "@mailwright/ui";
import { useMemo } from "react";
import { useDocument, useViewState } from "../../base/context/editor-context.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import css from "./add.css?inline";
import { AddButton } from "./add-button.js";
import { addPlaces } from "./add-places.js";

const styles = [css];

/** The buttons below the selected block and below its section that add something there. */
export function AddButtons({ blockId }: { readonly blockId: BlockId }) {
  useStyles(styles);
  useLaterCommands();
  const root = useDocument((document) => document.root);
  const isHidden = useViewState(({ readOnly, drag, selection }) => readOnly || drag !== null || selection.length > 1);
  const places = useMemo(() => addPlaces(root, blockId), [root, blockId]);
  return isHidden ? null : places.map((place) => <AddButton key={place.kind} place={place} />);
}
