import { Toolbar, ToolbarSeparator, useTranslate } from "@mailwright/ui";
import { Fragment } from "react";
import { textStrings } from "../text-strings.js";
import { MorePanel } from "./more-panel.js";
import type { PartsGiven } from "./text-parts.js";
import type { FittingParts } from "./use-fitting-parts.js";

export interface TextBarProps extends Omit<FittingParts, "setRoom"> {
  readonly given: PartsGiven;
}

/** The controls that have room, with thin lines between their groups, and *More* for the others. */
export function TextBar({ shown, hidden, hasLines, given }: TextBarProps) {
  const say = useTranslate(textStrings);
  return (
    <Toolbar label={say("toolbar")}>
      {shown.map(({ id, group, draw }, index) => (
        <Fragment key={id}>
          {hasLines && index > 0 && shown[index - 1]?.group !== group ? (
            <span data-line="" className="mw-text-line">
              <ToolbarSeparator />
            </span>
          ) : null}
          <span data-part={id} className="mw-text-part">
            {draw(given)}
          </span>
        </Fragment>
      ))}
      {hidden.length > 0 ? <MorePanel parts={hidden} given={given} /> : null}
    </Toolbar>
  );
}
