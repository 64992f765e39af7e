import type { BlockConflict, Side } from "@mailwright/collaboration";
import { useTranslate } from "@mailwright/ui";
import { useId } from "react";
import { useAccessibleName } from "../../../canvas/words/use-block-name.js";
import { mergingStrings } from "./merging-strings.js";
import { useValueWords } from "./use-value-words.js";

export interface ConflictChoiceProps {
  readonly conflict: BlockConflict;
  readonly side: Side;
  readonly onSide: (side: Side) => void;
}

const sides = ["mine", "theirs"] as const;
const sideWords = { mine: "yours", theirs: "theirs" } as const;

/** One block that both changed: what each made of it, side by side. */
export function ConflictChoice({ conflict, side, onSide }: ConflictChoiceProps) {
  const say = useTranslate(mergingStrings);
  const nameOf = useAccessibleName();
  const name = useId();
  const block = conflict.mine ?? conflict.theirs;
  const isWhole = conflict.values.some(({ part }) => part === "settings");
  return (
    <fieldset className="mw-merge-block">
      <legend className="mw-merge-name" dir="auto">
        {isWhole || !block ? say("settings") : nameOf(block)}
      </legend>
      <div className="mw-merge-sides">
        {sides.map((each) => (
          <label key={each} className="mw-choice-card" data-chosen={each === side}>
            <input type="radio" name={name} checked={each === side} onChange={() => onSide(each)} />
            <span className="mw-choice-card-text">
              <span className="mw-choice-card-name">{say(sideWords[each])}</span>
              <SideWords conflict={conflict} side={each} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function SideWords({ conflict, side }: Pick<ConflictChoiceProps, "conflict" | "side">) {
  const say = useTranslate(mergingStrings);
  const wordsOf = useValueWords(conflict);
  if (conflict.values.length === 0) {
    const deleted = side === "mine" ? "youDeleted" : "theyDeleted";
    const changed = side === "mine" ? "youChanged" : "theyChanged";
    const text = conflict[side] && wordsOf.text(side);
    return (
      <>
        <span className="mw-merge-value">{say(conflict[side] ? changed : deleted)}</span>
        {text ? (
          <span className="mw-merge-value" dir="auto">
            {text}
          </span>
        ) : null}
      </>
    );
  }
  return conflict.values.map((value) => (
    <span key={`${value.part} ${value.name}`} className="mw-merge-value" dir="auto">
      {wordsOf.value(value, side)}
    </span>
  ));
}
