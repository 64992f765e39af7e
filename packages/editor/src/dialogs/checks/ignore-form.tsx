import { Button, TextField, useTranslate } from "@mailwright/ui";
import { type FormEvent, useState } from "react";
import { checksStrings } from "./checks-strings.js";

export interface IgnoreFormProps {
  readonly onIgnore: (reason: string) => void;
  readonly onCancel: () => void;
}

const reasonMax = 300;
const focusAtFirst = (input: HTMLInputElement | null) => input?.focus();

/** Asks why a finding is all right, for the next person who works on the template. */
export function IgnoreForm({ onIgnore, onCancel }: IgnoreFormProps) {
  const say = useTranslate(checksStrings);
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing) onIgnore(reason);
  };
  return (
    <form className="mw-finding-ignore" onSubmit={submit}>
      <TextField
        label={say("reason")}
        value={reason}
        onChange={setReason}
        maxLength={reasonMax}
        ref={focusAtFirst}
        error={isTried && isMissing ? say("reasonMissing") : undefined}
      />
      <div className="mw-finding-tools">
        <Button type="submit">{say("ignore")}</Button>
        <Button variant="quiet" onClick={onCancel}>
          {say("cancel")}
        </Button>
      </div>
    </form>
  );
}
