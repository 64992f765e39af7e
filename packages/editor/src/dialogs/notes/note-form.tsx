import { Button, TextField, useTranslate } from "@mailwright/ui";
import { type FormEvent, type Ref, useState } from "react";
import { notesStrings } from "./notes-strings.js";

const noteMaxLength = 5000;

export interface NoteFormProps {
  readonly field: Ref<HTMLInputElement>;
  readonly isAdding: boolean;
  /** Answers whether it was added. */
  readonly onAdd: (text: string) => Promise<boolean>;
}

/** The field for a new note: Enter adds it, and it may not be empty. */
export function NoteForm({ field, isAdding, onAdd }: NoteFormProps) {
  const say = useTranslate(notesStrings);
  const [text, setText] = useState("");
  const [isChecked, setChecked] = useState(false);
  const isEmpty = text.trim() === "";
  const isTooLong = text.length > noteMaxLength;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isEmpty || isTooLong || isAdding) return;
    if (!(await onAdd(text.trim()))) return;
    setText("");
    setChecked(false);
  };
  const emptyWords = isChecked && isEmpty ? say("required") : undefined;
  return (
    <form className="mw-note-form" onSubmit={(event) => void submit(event)}>
      <TextField
        ref={field}
        label={say("note")}
        isLabelHidden
        placeholder={say("placeholder")}
        value={text}
        error={isTooLong ? say("tooLong") : emptyWords}
        onChange={setText}
        onBlur={() => setChecked(true)}
      />
      <Button type="submit" variant="primary" isLoading={isAdding}>
        {say("add")}
      </Button>
    </form>
  );
}
