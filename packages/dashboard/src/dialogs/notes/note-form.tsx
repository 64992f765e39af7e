import { useCreateNote } from "@mailwright/client/react";
import { Button, TextField, useAnnounce, useTranslate } from "@mailwright/ui";
import { type FormEvent, type RefObject, useState } from "react";
import { useReportFailure } from "../../actions/use-report-failure.js";
import { notesStrings } from "./notes-strings.js";

/** How long a note may be. */
const noteMaxLength = 5000;

interface NoteFormProps {
  readonly templateId: string;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Writes a note. Enter adds it. */
export function NoteForm({ templateId, field }: NoteFormProps) {
  const say = useTranslate(notesStrings);
  const announce = useAnnounce();
  const report = useReportFailure();
  const create = useCreateNote(templateId);
  const [text, setText] = useState("");
  const [isLeft, setLeft] = useState(false);
  const isEmpty = text.trim() === "";

  const add = async () => {
    try {
      await create.mutateAsync(text.trim());
      setText("");
      setLeft(false);
      announce(say("added"));
    } catch (error) {
      report(error);
    }
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    setLeft(true);
    if (isEmpty) field.current?.focus();
    else void add();
  };
  return (
    <form className="mw-notes-form" onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={say("note")}
        placeholder={say("placeholder")}
        maxLength={noteMaxLength}
        value={text}
        error={isLeft && isEmpty ? say("required") : undefined}
        onChange={setText}
        onBlur={() => setLeft(true)}
      />
      <Button type="submit" variant="primary" isLoading={create.isPending}>
        {say("add")}
      </Button>
    </form>
  );
}
