import { Button, Field, useGesture, useTranslate } from "@mailwright/ui";
import { useEditorServices } from "../../../base/context/editor-context.js";
import { nearEnds } from "./near-ends.js";
import type { WidgetProps } from "./widget.js";
import { widgetStrings } from "./widget-strings.js";

/** A date and a time to the second, in the browser's own field. Of an end, those that are near can be had with one press. */
export function DateTimeWidget(props: WidgetProps<"dateTime">) {
  return (
    <>
      <MomentField {...props} />
      {props.spec.isEnd ? <NearEnds field={props.field} onChange={props.onChange} /> : null}
    </>
  );
}

function NearEnds({ field, onChange }: Pick<WidgetProps<"dateTime">, "field" | "onChange">) {
  const say = useTranslate(widgetStrings);
  const { ports } = useEditorServices();
  const choose = (end: keyof typeof nearEnds) => {
    field.onBegin();
    onChange(nearEnds[end](new Date(ports.clock.now())));
    field.onCommit();
  };
  const button = (end: keyof typeof nearEnds) => (
    <Button key={end} disabled={field.isDisabled} onClick={() => choose(end)}>
      {say(end)}
    </Button>
  );
  return (
    <fieldset className="mw-near-ends" aria-label={field.label}>
      {[button("endToday"), button("endIn3Days"), button("endIn7Days"), button("endMonth")]}
    </fieldset>
  );
}

function MomentField({ value, field, onChange }: WidgetProps<"dateTime">) {
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
