import { type ClipboardEvent, type KeyboardEvent, useRef } from "react";
import { useStyles } from "../../context/use-styles.js";
import { useTranslate } from "../../context/use-translate.js";
import { dialogStyles } from "../../styles/dialog-styles.js";
import { Field, type FieldProps } from "../field/field.js";
import { fieldStrings } from "../field-strings.js";
import { Tag } from "./tag.js";
import type { TagLimits } from "./tag-rules.js";
import { useTagDraft } from "./use-tag-draft.js";

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
  const say = useTranslate(fieldStrings);
  const input = useRef<HTMLInputElement>(null);
  const { text, refusal, type, take, removeLast } = useTagDraft({ values, onChange, max, refuse });
  const isFull = max !== undefined && values.length >= max;

  const remove = (tag: string) => {
    onChange(values.filter((value) => value !== tag));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Backspace" && text === "") removeLast();
    if (event.key !== "Enter" || text.trim() === "") return;
    event.preventDefault();
    take(text);
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text");
    // A field of one line would join the lines of a pasted list.
    if (!/[\r\n]/.test(pasted)) return;
    event.preventDefault();
    take(`${text}${pasted.replaceAll("\r", "")}`);
  };

  return (
    <Field {...field} error={refusal ?? field.error} hint={isFull ? say("mostTags", { count: max }) : field.hint}>
      {(control) => (
        <div className="mw-box mw-tags">
          {values.map((tag) => (
            <Tag key={tag} tag={tag} isDisabled={control.disabled} onRemove={() => remove(tag)} />
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
            onPaste={onPaste}
          />
        </div>
      )}
    </Field>
  );
}
