import type { Field } from "@mailwright/destinations";

/** What was filled in, by field. */
export type Given = Readonly<Record<string, unknown>>;

/** One field of a form, as its declaration says. */
export interface OneFieldProps {
  readonly field: Field;
  readonly value: unknown;
  readonly isDisabled: boolean;
  readonly onChange: (value: unknown) => void;
}
