export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean | undefined;
  /** A picture to know it by; empty where the others have one. Rows with pictures are taller. */
  readonly imageUrl?: string | undefined;
}

/** The options of some values, in the order of the values; a value without an option shows as itself. */
export function optionsFor(values: readonly string[], options: readonly ComboboxOption[]): ComboboxOption[] {
  return values.map((value) => options.find((option) => option.value === value) ?? { value, label: value });
}
