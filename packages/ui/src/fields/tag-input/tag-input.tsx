import { type KeyboardEvent, useRef, useState } from "react";
import { useStyles } from "../../context/use-styles.js";
import { useTranslate } from "../../context/use-translate.js";
import { Icon } from "../../icons/icon.js";
import { X } from "../../icons/lucide/x.gen.js";
import { dialogStyles } from "../../styles/dialog-styles.js";
import { uiStrings } from "../../translate/ui-strings.js";
import { Field, type FieldProps } from "../field/field.js";
import { readTags, type TagLimits } from "./tag-rules.js";

export interface TagInputProps extends FieldProps, TagLimits {
  readonly values: readonly string[];
  readonly onChange: (values: string[]) => void;
  readonly placeholder?: string | undefined;
  readonly inputMode?: "text" | "email" | undefined;
}

const styles = [dialogStyles];

/** Free tags: added on Enter, comma, paste or leaving; Backspace in an empty field takes the last one away. */
export function TagInput({ values, onChange, max, refuse, placeholder, inputMode, ...field }: TagInputProps) {
  useStyles(styles);
  const say = useTranslate(uiStrings);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [refusal, setRefusal] = useState<string>();
  const isFull = max !== undefined && values.length >= max;

  const take = (typed: string) => {
    const reading = readTags(typed, values, { max, refuse });
    if (reading.tags.length > values.length) onChange([...reading.tags]);
    setText(reading.rest);
    setRefusal(reading.error);
  };
  const type = (typed: string) => {
    setRefusal(undefined);
    if (/[,;\n]/.test(typed)) take(typed);
    else setText(typed);
  };
  const remove = (tag: string) => {
    onChange(values.filter((value) => value !== tag));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Backspace" && text === "") onChange(values.slice(0, -1));
    if (event.key !== "Enter" || text.trim() === "") return;
    event.preventDefault();
    take(text);
  };

  return (
    <Field {...field} error={refusal ?? field.error} hint={isFull ? say("mostTags", { count: max }) : field.hint}>
      {(control) => (
        <div className="mw-box mw-tags">
          {values.map((tag) => (
            <span key={tag} className="mw-tag">
              <span className="mw-tag-label" dir="auto">
                {tag}
              </span>
              <button
                type="button"
                className="mw-tag-remove"
                disabled={control.disabled}
                aria-label={say("removeTag", { tag })}
                onClick={() => remove(tag)}
              >
                <Icon icon={X} sizePx={12} />
              </button>
            </span>
          ))}
          <input
            {...control}
            ref={input}
            className="mw-input"
            inputMode={inputMode}
            autoComplete="off"
            placeholder={values.length === 0 ? placeholder : undefined}
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={() => take(text)}
            onKeyDown={onKeyDown}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData("text");
              // A field of one line would join the lines of a pasted list.
              if (!/[\r\n]/.test(pasted)) return;
              event.preventDefault();
              take(`${text}${pasted.replaceAll("\r", "")}`);
            }}
          />
        </div>
      )}
    </Field>
  );
}
