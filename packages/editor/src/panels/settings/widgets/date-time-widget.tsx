import { Field, useGesture } from "@mailwright/ui";
import type { WidgetProps } from "./widget.js";

/** A date and a time to the second, in the browser's own field. */
export function DateTimeWidget({ value, field, onChange }: WidgetProps<"dateTime">) {
  const { onBegin, onCommit, ...frame } = field;
  const gesture = useGesture({ onBegin, onCommit });
  return (
    <Field {...frame} layout="stack">
      {(control) => (
        <div className="mw-box">
          <input
            {...control}
            className="mw-input"
            type="datetime-local"
            step={1}
            value={value}
            onChange={(event) => {
              gesture.begin();
              onChange(withSeconds(event.currentTarget.value));
            }}
            onBlur={gesture.commit}
          />
        </div>
      )}
    </Field>
  );
}

/** Browsers leave `:00` out. */
function withSeconds(value: string): string {
  return /T\d{2}:\d{2}$/.test(value) ? `${value}:00` : value.slice(0, "2027-01-31T18:00:00".length);
}
