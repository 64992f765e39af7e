import { Combobox as Base } from "@base-ui/react/combobox";
import { useRef } from "react";
import { useStyles } from "../../context/use-styles.js";
import { useTranslate } from "../../context/use-translate.js";
import { Icon } from "../../icons/icon.js";
import { X } from "../../icons/lucide/x.gen.js";
import { dialogStyles } from "../../styles/dialog-styles.js";
import { Field, type FieldProps } from "../field/field.js";
import { fieldStrings } from "../field-strings.js";
import { isSameOption } from "./combobox.js";
import { ComboboxList } from "./combobox-list.js";
import { type ComboboxOption, optionsFor } from "./combobox-option.js";
import { useComboboxKeys } from "./use-combobox-keys.js";

export interface MultiSelectProps extends FieldProps {
  readonly values: readonly string[];
  readonly options: readonly ComboboxOption[];
  readonly onChange: (values: string[]) => void;
  readonly placeholder?: string | undefined;
  /** Told what is being typed, where the options are the answer of a search. */
  readonly onSearch?: ((text: string) => void) | undefined;
}

const styles = [dialogStyles];

/** Several of many, found by typing and shown as tags. */
export function MultiSelect({ values, options, onChange, placeholder, onSearch, ...field }: MultiSelectProps) {
  useStyles(styles);
  const say = useTranslate(fieldStrings);
  const box = useRef<HTMLDivElement>(null);
  const { isOpen, setOpen, onKeyDown } = useComboboxKeys();
  const chosen = optionsFor(values, options);
  return (
    <Field {...field}>
      {({ disabled, ...control }) => (
        <Base.Root
          multiple
          items={options}
          value={chosen}
          onValueChange={(next, details) => {
            // Left to itself, the library answers Escape in a closed list by taking everything away; it is meant for the dialog.
            if (details.reason === "escape-key") return details.allowPropagation();
            onChange(next.map((option) => option.value));
          }}
          isItemEqualToValue={isSameOption}
          onInputValueChange={onSearch}
          open={isOpen}
          onOpenChange={setOpen}
          disabled={disabled}
        >
          <Base.Chips ref={box} className="mw-box mw-tags">
            {chosen.map((option) => (
              <Base.Chip key={option.value} className="mw-tag" aria-label={option.label}>
                {option.label}
                <Base.ChipRemove className="mw-tag-remove" aria-label={say("removeTag", { tag: option.label })}>
                  <Icon icon={X} sizePx={12} />
                </Base.ChipRemove>
              </Base.Chip>
            ))}
            <Base.Input
              {...control}
              className="mw-input"
              placeholder={values.length === 0 ? placeholder : undefined}
              onKeyDown={onKeyDown}
            />
          </Base.Chips>
          <ComboboxList anchor={box} />
        </Base.Root>
      )}
    </Field>
  );
}
