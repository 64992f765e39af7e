import type { CSSProperties } from "react";
import { useStyles } from "../../context/use-styles.js";
import { widgetStyles } from "../../styles/widget-styles.js";
import { Field, type FieldProps } from "../field/field.js";
import { type GestureProps, useGesture } from "../field/gesture.js";

export interface SliderProps extends FieldProps, GestureProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  readonly unit?: string | undefined;
}

/** A number that is felt rather than known. Use a NumberField where the figure matters. */
export function Slider({ value, onChange, min, max, step = 1, unit = "", ...rest }: SliderProps) {
  useStyles(widgetStyles);
  const { onBegin, onCommit, ...field } = rest;
  const gesture = useGesture({ onBegin, onCommit });
  const fill: CSSProperties & Record<"--mw-fill", string> = { "--mw-fill": `${((value - min) / (max - min)) * 100}%` };
  return (
    <Field {...field}>
      {(control) => (
        <div className="mw-slider" style={fill}>
          <input
            {...control}
            type="range"
            className="mw-range"
            min={min}
            max={max}
            step={step}
            value={value}
            aria-valuetext={`${value}${unit}`}
            onChange={(event) => {
              gesture.begin();
              onChange(event.currentTarget.valueAsNumber);
            }}
            onPointerUp={gesture.commit}
            onKeyUp={gesture.commit}
            onBlur={gesture.commit}
          />
          <output className="mw-tabular mw-slider-value" aria-hidden="true">
            {value}
            {unit}
          </output>
        </div>
      )}
    </Field>
  );
}
