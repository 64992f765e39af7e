import { useState } from "react";
import { useStyles } from "../../context/use-styles.js";
import { useTranslate } from "../../context/use-translate.js";
import { Link2 } from "../../icons/lucide/link-2.gen.js";
import { Unlink2 } from "../../icons/lucide/unlink-2.gen.js";
import { widgetStyles } from "../../styles/widget-styles.js";
import { ToggleButton } from "../choice/toggle-button.js";
import { Field, type FieldProps } from "../field/field.js";
import type { GestureProps } from "../field/gesture.js";
import { fieldStrings } from "../field-strings.js";
import { NumberField } from "../number-field/number-field.js";
import type { NumberRange } from "../number-field/number-value.js";
import { EdgeSign } from "./edge-sign.js";
import { type EdgeSide, type Edges, edgesOf, isUniform, sides } from "./edges.js";

export interface EdgesFieldProps extends FieldProps, GestureProps, NumberRange {
  readonly value: Edges;
  readonly onChange: (value: Edges) => void;
  readonly unit?: string | undefined;
}

const sideNames = { top: "topSide", right: "rightSide", bottom: "bottomSide", left: "leftSide" } as const satisfies Record<
  EdgeSide,
  string
>;

/** Four numbers round a box, changed together while linked. */
export function EdgesField({ value, onChange, min = 0, max, step, unit, onBegin, onCommit, ...field }: EdgesFieldProps) {
  useStyles(widgetStyles);
  const say = useTranslate(fieldStrings);
  const [isLinked, setLinked] = useState(() => isUniform(value));
  const link = (shouldLink: boolean) => {
    setLinked(shouldLink);
    if (!shouldLink || isUniform(value)) return;
    onBegin?.();
    onChange(edgesOf(value.top));
    onCommit?.();
  };
  const number = { min, max, step, onBegin, onCommit, isLabelHidden: true, isDisabled: field.isDisabled };

  return (
    <Field {...field} group="group">
      {() => (
        <div className="mw-edges">
          {isLinked ? (
            <NumberField
              {...number}
              label={say("allSides", { field: field.label })}
              value={value.top}
              unit={unit}
              sign={<EdgeSign />}
              onChange={(next) => onChange(edgesOf(next))}
            />
          ) : (
            sides.map((side) => (
              <NumberField
                {...number}
                key={side}
                label={say(sideNames[side], { field: field.label })}
                value={value[side]}
                sign={<EdgeSign side={side} />}
                onChange={(next) => onChange({ ...value, [side]: next })}
              />
            ))
          )}
          <ToggleButton
            label={say("linkSides")}
            icon={isLinked ? Link2 : Unlink2}
            isPressed={isLinked}
            onChange={link}
            isDisabled={field.isDisabled}
          />
        </div>
      )}
    </Field>
  );
}
