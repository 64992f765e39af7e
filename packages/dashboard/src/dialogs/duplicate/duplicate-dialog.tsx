import { Button, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useId, useState } from "react";
import { useDuplicate } from "../../actions/use-duplicate.js";
import type { DialogFaceProps } from "../../dialog-requests/dialog-face.js";
import { duplicateStrings } from "./duplicate-strings.js";

/** Asks whether the copy of a shared template is shared too. */
export function DuplicateDialog({ request: { template }, onClose }: DialogFaceProps<"duplicate">) {
  const say = useTranslate(duplicateStrings);
  const duplicate = useDuplicate();
  const name = useId();
  const [isShared, setShared] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const isDone = await duplicate(template, isShared);
    setBusy(false);
    if (isDone) onClose();
  };
  const footer = (
    <>
      <Button onClick={onClose}>{say("cancel")}</Button>
      <Button variant="primary" isLoading={isBusy} onClick={() => void confirm()}>
        {say("duplicate")}
      </Button>
    </>
  );
  return (
    <Dialog title={say("title")} size="sm" onClose={onClose} footer={footer}>
      <fieldset className="mw-choices">
        <legend>{say("question", { name: template.name })}</legend>
        {([true, false] as const).map((choice) => (
          <label key={String(choice)} className="mw-choice-card">
            <input type="radio" name={name} checked={isShared === choice} onChange={() => setShared(choice)} />
            {say(choice ? "yes" : "no")}
          </label>
        ))}
      </fieldset>
      <div role="status">{isShared ? null : <p className="mw-notice">{say("warning")}</p>}</div>
    </Dialog>
  );
}
