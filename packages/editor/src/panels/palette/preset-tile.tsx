import type { Preset } from "@mailwright/document";
import { Icon, useTranslate } from "@mailwright/ui";
import { Lock } from "@mailwright/ui/icons";
import { memo } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { iconOfLines, iconShapes } from "../../base/controls/icon-shapes.js";
import { usePaletteDraggable } from "../../canvas/drag/start/use-palette-draggable.js";
import { paletteStrings } from "./palette-strings.js";

export interface PresetTileProps {
  readonly preset: Preset;
  readonly name: string;
  readonly onInsert: (preset: Preset) => void;
}

/** One tile. A press inserts its preset, a drag places it. A preset that the plan does not include is locked. */
export const PresetTile = memo(function PresetTile({ preset, name, onInsert }: PresetTileProps) {
  const say = useTranslate(paletteStrings);
  const draggable = usePaletteDraggable(preset);
  const { entitlements } = useEditorServices();
  const isLocked = preset.entitlement !== undefined && entitlements !== undefined && !entitlements.includes(preset.entitlement);
  return (
    <button
      type="button"
      {...(isLocked ? {} : draggable)}
      part="tile"
      className="mw-tile"
      data-group={preset.group}
      title={isLocked ? say("notInPlan") : name}
      aria-disabled={isLocked || undefined}
      onClick={() => onInsert(preset)}
    >
      <Icon icon={(preset.group === "Sections" ? iconShapes : iconOfLines)(preset.icon)} sizePx={24} />
      <span className="mw-tile-name">{name}</span>
      {isLocked ? (
        <span className="mw-tile-lock">
          <Icon icon={Lock} sizePx={12} />
        </span>
      ) : null}
    </button>
  );
});
