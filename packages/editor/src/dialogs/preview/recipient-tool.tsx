import { Select, useTranslate } from "@mailwright/ui";
import { usePreview } from "./preview-context.js";
import { recipientStrings } from "./recipient-strings.js";
import { useRecipients } from "./use-recipients.js";

const everything = "everything";

/** Chooses the recipient whose email the preview shows, with conditions and repetitions applied, or all of it. */
export function RecipientTool() {
  const say = useTranslate(recipientStrings);
  const { view, change } = usePreview();
  const recipients = useRecipients();
  const options = [
    { value: everything, label: say("everything") },
    ...recipients.map(({ name }, index) => ({ value: String(index), label: name })),
  ];
  return (
    <Select
      label={say("label")}
      isLabelHidden
      isQuiet
      value={view.recipient === null ? everything : String(view.recipient)}
      options={options}
      onChange={(value) => change({ recipient: value === everything ? null : Number(value) })}
    />
  );
}
