import type { Field as DeclaredField } from "@mailwright/destinations";
import { Checkbox, Field, IconButton, Select, TextField } from "@mailwright/ui";
import { Eye, EyeOff } from "@mailwright/ui/icons";
import { useState } from "react";
import { useDestinationWords } from "../offer-words.js";
import type { Given, OneFieldProps } from "./field-props.js";
import { useFieldFaults, useFieldLabels } from "./field-words.js";
import { HeaderRows } from "./header-rows.js";
import { ListRows } from "./list-rows.js";

export interface DestinationFieldsProps {
  readonly fields: Readonly<Record<string, DeclaredField>>;
  readonly given: Given;
  readonly isDisabled: boolean;
  readonly onChange: (name: string, value: unknown) => void;
}

/** The form of a destination, as its declaration says. */
export function DestinationFields({ fields, given, isDisabled, onChange }: DestinationFieldsProps) {
  return (
    <>
      {Object.entries(fields).map(([name, field]) => (
        <OneField key={name} field={field} value={given[name]} isDisabled={isDisabled} onChange={(value) => onChange(name, value)} />
      ))}
    </>
  );
}

function OneField(props: OneFieldProps) {
  const { kind } = props.field;
  if (kind === "choice") return <ChoiceField {...props} />;
  if (kind === "choices") return <ChoicesField {...props} />;
  if (kind === "headers") return <HeaderRows {...props} />;
  return kind === "lists" ? <ListRows {...props} /> : <LineField {...props} />;
}

const inputTypes = { text: "text", email: "email", url: "url", secret: "password" } as const;

function LineField({ field, value, isDisabled, onChange }: OneFieldProps) {
  const say = useDestinationWords();
  const labelOf = useFieldLabels();
  const faultOf = useFieldFaults();
  const [wasLeft, setLeft] = useState(false);
  const [isShown, setShown] = useState(false);
  const { kind, label, hint, initial } = field;
  const isSecret = kind === "secret";
  const typed = typeof value === "string" ? value : "";
  const name = labelOf(label);
  const toggle = (
    <IconButton label={say(isShown ? "hide" : "show", { field: name })} icon={isShown ? EyeOff : Eye} onClick={() => setShown(!isShown)} />
  );
  return (
    <TextField
      label={name}
      hint={hint === undefined ? undefined : labelOf(hint)}
      type={isSecret && isShown ? "text" : inputTypes[kind as keyof typeof inputTypes]}
      placeholder={typeof initial === "string" ? initial : undefined}
      value={typed}
      error={wasLeft ? faultOf(field, typed) : undefined}
      isDisabled={isDisabled}
      end={isSecret ? toggle : undefined}
      onBlur={() => setLeft(true)}
      onChange={onChange}
    />
  );
}

function ChoiceField({ field: { label, hint, options = [], initial }, value, isDisabled, onChange }: OneFieldProps) {
  const labelOf = useFieldLabels();
  return (
    <Select<string>
      label={labelOf(label)}
      hint={hint === undefined ? undefined : labelOf(hint)}
      value={String(value ?? initial ?? "")}
      options={options.map((option) => ({ value: option.value, label: labelOf(option.label) }))}
      isDisabled={isDisabled}
      onChange={onChange}
    />
  );
}

function ChoicesField({ field, value, isDisabled, onChange }: OneFieldProps) {
  const labelOf = useFieldLabels();
  const faultOf = useFieldFaults();
  const { label, hint, options = [], initial } = field;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : Array.isArray(initial) ? initial : [];
  const choose = (option: string, isChecked: boolean) =>
    onChange(options.map((each) => each.value).filter((each) => (each === option ? isChecked : chosen.includes(each))));
  return (
    <Field label={labelOf(label)} hint={hint === undefined ? undefined : labelOf(hint)} error={faultOf(field, chosen)} group="group">
      {() => (
        <div className="mw-destination-choices">
          {options.map((option) => (
            <Checkbox
              key={option.value}
              label={labelOf(option.label)}
              isChecked={chosen.includes(option.value)}
              isDisabled={isDisabled}
              onChange={(isChecked) => choose(option.value, isChecked)}
            />
          ))}
        </div>
      )}
    </Field>
  );
}
