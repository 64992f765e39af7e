import type { BlockConflict, Side } from "@mailwright/collaboration";
import type { BlockId } from "@mailwright/document";
import { useStyles, useTranslate } from "@mailwright/ui";
import { ConflictChoice } from "./conflict-choice.js";
import css from "./merging.css?inline";
import { mergingStrings } from "./merging-strings.js";

const styles = [css];

export interface ConflictChoicesProps {
  /** At least one. */
  readonly conflicts: readonly BlockConflict[];
  readonly chosen: ReadonlyMap<BlockId, Side>;
  readonly onChosen: (chosen: ReadonlyMap<BlockId, Side>) => void;
}

/** The blocks that both changed, each with the choice whose stands: mine, where nothing is chosen. */
export function ConflictChoices({ conflicts, chosen, onChosen }: ConflictChoicesProps) {
  useStyles(styles);
  const say = useTranslate(mergingStrings);
  return (
    <>
      <p className="mw-merge-lead">{say("asks", { count: conflicts.length })}</p>
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.id}
          conflict={conflict}
          side={chosen.get(conflict.id) ?? "mine"}
          onSide={(side) => onChosen(new Map(chosen).set(conflict.id, side))}
        />
      ))}
    </>
  );
}
