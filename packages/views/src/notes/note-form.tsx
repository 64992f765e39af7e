import { Button, TextField, useAnnounce, useTranslate } from "@mailwright/ui";
import { type FormEvent, type RefObject, useState } from "react";
import type { NotesWork } from "./note.js";
import { notesStrings } from "./notes-strings.js";

const noteMaxLength = 5000;

interface NoteFormProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onAdd: NotesWork["add"];
}

/** The field for a new note: Enter adds it, and it may not be empty. What could not be added stays in it. */
export function NoteForm({ field, onAdd }: NoteFormProps) {
  const say = useTranslate(notesStrings);
  const announce = useAnnounce();
  const [text, setText] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const isEmpty = text.trim() === "";
  const isTooLong = text.length > noteMaxLength;
  const emptyWords = isChecked && isEmpty ? say("required") : undefined;
  const add = async () => {
    setAdding(true);
    const isAdded = await onAdd(text.trim());
    setAdding(false);
    if (isAdded) {
      setText("");
      setChecked(false);
      announce(say("added"));
    }
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAdding) return;
    setChecked(true);
    if (isEmpty || isTooLong) field.current?.focus();
    else void add();
  };
  return (
    <form className="mw-notes-form" onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={say("note")}
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
