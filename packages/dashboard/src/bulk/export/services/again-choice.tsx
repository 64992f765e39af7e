import { Checkbox, useTranslate } from "@mailwright/ui";
import { bulkExportStrings } from "../export-strings.js";

interface AgainChoiceProps {
  /** Of the service. */
  readonly name: string;
  /** So many of the templates went there before. */
  readonly known: number;
  readonly mayUpdate: boolean;
  readonly isAgain: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isAgain: boolean) => void;
}

/**
 * What becomes of those that are at the service already. Nothing there is changed unless somebody says so: an account is not always the same,
 * and what has this number in another one is something else.
 */
export function AgainChoice({ name, known, mayUpdate, isAgain, isDisabled, onChange }: AgainChoiceProps) {
  const say = useTranslate(bulkExportStrings);
  if (!mayUpdate) return <p className="mw-dialog-lead">{say("makesOthers", { count: known, name })}</p>;
  return (
    <Checkbox
      label={say("changeThere", { count: known })}
      hint={say("changeThereHint", { name })}
      isChecked={isAgain}
      isDisabled={isDisabled}
      onChange={onChange}
    />
  );
}
