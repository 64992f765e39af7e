import { useFormats } from "@mailwright/ui";
import { Minus, MoveHorizontal, Plus, RotateCcw } from "@mailwright/ui/icons";
import { useViewState } from "../../base/context/editor-context.js";
import { CommandIcon } from "../../workspace/commands/command-button.js";

/** Smaller, larger, back to 100%, and as wide as the desk. */
export function ZoomControls() {
  const { percent } = useFormats();
  const zoom = useViewState((viewState) => viewState.zoom);
  return (
    <div className="mw-tool-group mw-zoom">
      <CommandIcon command="zoom-out" icon={Minus} />
      <output className="mw-zoom-figure">{percent(zoom / 100)}</output>
      <CommandIcon command="zoom-in" icon={Plus} />
      <CommandIcon command="zoom-reset" icon={RotateCcw} />
      <CommandIcon command="zoom-fit" icon={MoveHorizontal} />
    </div>
  );
}
