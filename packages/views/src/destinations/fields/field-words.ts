import { type Field, type FieldFaultCode, fieldLabels } from "@mailwright/destinations";
import { useTranslate } from "@mailwright/ui";
import { useCallback } from "react";
import { useDestinationWords } from "../offer-words.js";
import { fieldLabelStrings } from "./field-label-strings.js";

type LabelKey = keyof typeof fieldLabels;

const isLabelKey = (key: string): key is LabelKey => Object.hasOwn(fieldLabels, key);

/** A label in the reader's language, if it is one of ours; a host's own says it in its own. */
export function useFieldLabels(): (label: string) => string {
  const say = useTranslate(fieldLabelStrings);
  return useCallback(
    (label) => {
      const key = Object.keys(fieldLabels).find((each) => isLabelKey(each) && fieldLabels[each] === label);
      return key !== undefined && isLabelKey(key) ? say(key) : label;
    },
    [say],
  );
}

/** What is wrong with a field, if anything is. */
export function useFieldFaults(): (field: Field, value: unknown) => string | undefined {
  const say = useDestinationWords();
  return (field, value) => {
    const parsed = field.parse(value);
    return parsed.ok ? undefined : say(keyOf(field, parsed.code));
  };
}

function keyOf({ kind }: Field, code: FieldFaultCode) {
  if (code === "required") return "required";
  if (code === "too-long") return "tooLong";
  if (code === "too-many") return "tooMany";
  if (code === "not-allowed" && kind === "headers") return "notAllowed";
  if (kind === "email") return "invalidEmail";
  return kind === "url" ? "invalidUrl" : "invalid";
}
