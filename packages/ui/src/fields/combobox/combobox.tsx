import { Combobox as Base } from "@base-ui/react/combobox";
import { useStyles } from "../../context/use-styles.js";
import { useTranslate } from "../../context/use-translate.js";
import { Icon } from "../../icons/icon.js";
import { ChevronsUpDown } from "../../icons/lucide/chevrons-up-down.gen.js";
import { X } from "../../icons/lucide/x.gen.js";
import { dialogStyles } from "../../styles/dialog-styles.js";
import { Field, type FieldProps } from "../field/field.js";
import { fieldStrings } from "../field-strings.js";
import { ComboboxList } from "./combobox-list.js";
import { type ComboboxOption, optionsFor } from "./combobox-option.js";
import { useComboboxKeys } from "./use-combobox-keys.js";

export interface ComboboxProps extends FieldProps {
  readonly value: string | undefined;
  readonly options: readonly ComboboxOption[];
  readonly onChange: (value: string) => void;
  /** Offers a button that takes the choice back. */
  readonly onClear?: (() => void) | undefined;
  readonly placeholder?: string | undefined;
  /** Told what is being typed, where the options are the answer of a search. */
  readonly onSearch?: ((text: string) => void) | undefined;
}

const styles = [dialogStyles];

/** One of many, found by typing. */
export function Combobox({ value, options, onChange, onClear, placeholder, onSearch, ...field }: ComboboxProps) {
  useStyles(styles);
  const say = useTranslate(fieldStrings);
  const { isOpen, setOpen, onKeyDown } = useComboboxKeys();
  const chosen = value === undefined ? null : (optionsFor([value], options)[0] ?? null);
  const choose = (option: ComboboxOption | null) => {
    if (option) onChange(option.value);
    else onClear?.();
  };
  return (
    <Field {...field}>
      {({ disabled, ...control }) => (
        <Base.Root
          items={options}
          value={chosen}
          onValueChange={choose}
          isItemEqualToValue={isSameOption}
          onInputValueChange={onSearch}
          open={isOpen}
          onOpenChange={setOpen}
          disabled={disabled}
        >
          <Base.InputGroup className="mw-box mw-combobox">
            <Base.Input {...control} className="mw-input" placeholder={placeholder} onKeyDown={onKeyDown} />
            {onClear && chosen ? (
              <Base.Clear className="mw-combobox-button" aria-label={say("clear", { field: field.label })}>
                <Icon icon={X} sizePx={14} />
              </Base.Clear>
            ) : null}
            {/* Until the library knows where the field for typing is, it calls this button a second combobox: a screen reader would find two. */}
            <Base.Trigger
              role="button"
              tabIndex={-1}
              aria-haspopup="listbox"
              className="mw-combobox-button"
              aria-label={say("openList", { field: field.label })}
            >
              <Icon icon={ChevronsUpDown} sizePx={14} />
            </Base.Trigger>
          </Base.InputGroup>
          <ComboboxList />
        </Base.Root>
      )}
    </Field>
  );
}

export function isSameOption(one: ComboboxOption, other: ComboboxOption): boolean {
  return one.value === other.value;
}
