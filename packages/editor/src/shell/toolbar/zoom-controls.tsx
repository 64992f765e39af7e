import { IconButton, useFormats, useTranslate } from "@mailwright/ui";
import { Minus, MoveHorizontal, Plus, RotateCcw } from "@mailwright/ui/icons";
import { useEditor, useViewState } from "../../base/context/editor-context.js";
import { toolbarStrings } from "../../base/words/toolbar-strings.js";
import { useShortcut } from "../../base/words/use-shortcut.js";

/** Smaller, larger, back to 100%, and as wide as the desk. */
export function ZoomControls() {
  const say = useTranslate(toolbarStrings);
  const { percent } = useFormats();
  const editor = useEditor();
  const zoom = useViewState((viewState) => viewState.zoom);
  return (
    <div className="mw-tool-group mw-zoom">
      <IconButton label={say("zoomOut")} icon={Minus} shortcut={useShortcut("zoom-out")} onClick={() => editor.run("zoom-out")} />
      <output className="mw-zoom-figure">{percent(zoom / 100)}</output>
      <IconButton label={say("zoomIn")} icon={Plus} shortcut={useShortcut("zoom-in")} onClick={() => editor.run("zoom-in")} />
      <IconButton
        label={say("resetZoom")}
        icon={RotateCcw}
        shortcut={useShortcut("zoom-reset")}
        aria-disabled={zoom === 100}
        onClick={() => editor.run("zoom-reset")}
      />
      <IconButton label={say("fitZoom")} icon={MoveHorizontal} onClick={() => editor.run("zoom-fit")} />
    </div>
  );
}
