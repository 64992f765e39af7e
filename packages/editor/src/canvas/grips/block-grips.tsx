import type { BlockId } from "@mailwright/document";
import { useStyles, useTranslate } from "@mailwright/ui";
import { useMemo } from "react";
import { useDocument, useViewState } from "../../base/context/editor-context.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { useBlockName } from "../words/use-block-name.js";
import { type BlockValues, useBlockValues } from "./block-values.js";
import { columnGrips, sectionAround } from "./column-grips.js";
import { Grip } from "./grip.js";
import { gripStrings, type SayOfGrips } from "./grip-strings.js";
import css from "./grips.css?inline";
import { type Corner, cornerGrip, corners, heightGrip } from "./size-grips.js";
import { spaceGrips } from "./space-grips.js";

const styles = [css];

/** The handles of the selected block: space above and below, size, and the widths of the columns around it. */
export function BlockGrips({ blockId }: { readonly blockId: BlockId }) {
  useStyles(styles);
  const { registry } = useLaterCommands();
  const say = useTranslate(gripStrings);
  const name = useBlockName(blockId);
  const values = useBlockValues(blockId);
  const section = useDocument(({ root }) => sectionAround(root, blockId));
  const isHidden = useViewState(({ readOnly, drag, selection }) => readOnly || drag !== null || selection.length > 1);
  const spaces = useMemo(() => (values ? spaceGrips(values, say) : []), [values, say]);
  const sizes = useMemo(() => (values ? sizeGrips(values, say) : []), [values, say]);
  const columns = useMemo(() => (section ? columnGrips(section, registry, say) : []), [section, registry, say]);
  if (isHidden) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form.
    <div role="group" aria-label={say("grips", { name })} className="mw-grips">
      {spaces.map((grip) => (
        <Grip key={grip.label} grip={grip} />
      ))}
      {sizes.map(({ grip, corner }) => (
        <Grip key={`${grip.label}:${corner}`} grip={grip} {...(corner && { corner, isTwin: corner !== "bottom-right" })} />
      ))}
      {columns.map((grip) => (
        <Grip key={grip.blockId} grip={grip} />
      ))}
    </div>
  );
}

interface SizeGrip {
  readonly grip: NonNullable<ReturnType<typeof cornerGrip>>;
  readonly corner?: Corner;
}

function sizeGrips(values: BlockValues, say: SayOfGrips): readonly SizeGrip[] {
  const { resizable } = values.definition;
  if (!resizable) return [];
  if (resizable.by === "bottom") {
    const grip = heightGrip(values, say, resizable.prop);
    return grip ? [{ grip }] : [];
  }
  return corners.flatMap((corner) => {
    const grip = cornerGrip(values, say, resizable.prop, resizable.selector, corner);
    return grip ? [{ grip, corner }] : [];
  });
}
