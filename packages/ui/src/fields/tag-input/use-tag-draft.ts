import { useState } from "react";
import { readTags, type TagLimits } from "./tag-rules.js";

interface TagDraftOptions extends TagLimits {
  readonly values: readonly string[];
  readonly onChange: (values: string[]) => void;
}

/** What is typed into a field of tags, and why the last of it was not taken. */
export function useTagDraft({ values, onChange, max, refuse }: TagDraftOptions) {
  const [text, setText] = useState("");
  const [refusal, setRefusal] = useState<string>();

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
  const removeLast = () => onChange(values.slice(0, -1));
  return { text, refusal, type, take, removeLast };
}
