import { parseTags, templateDescriptionMaxLength, templatePreHeaderMaxLength, writeTags } from "@mailwright/contract";
import { TextArea, TextField, useTranslate } from "@mailwright/ui";
import { TagInput } from "@mailwright/ui/dialogs";
import { useFaultWords } from "@mailwright/views/dialogs";
import type { TemplateInfo } from "../../ports/template-info.js";
import { checkInfo, type EditableInfo } from "./info-faults.js";
import { StarterCategories } from "./starter-categories.js";
import { templateInfoStrings } from "./template-info-strings.js";

export interface InfoFieldsProps {
  readonly edited: EditableInfo;
  readonly stored: TemplateInfo;
  readonly onChange: (change: Partial<EditableInfo>) => void;
}

/** The fields of Template info, each with its fault. */
export function InfoFields({ edited, stored, onChange }: InfoFieldsProps) {
  const say = useTranslate(templateInfoStrings);
  const words = useFaultWords();
  const faults = checkInfo(edited);
  const isDisabled = stored.readOnly;
  return (
    <>
      <TextField
        label={say("name")}
        value={edited.name}
        error={words(faults.name)}
        isDisabled={isDisabled}
        onChange={(text) => onChange({ name: text })}
      />
      <TextField
        label={say("description")}
        value={edited.description}
        hint={say("descriptionHint", { most: templateDescriptionMaxLength })}
        error={words(faults.description)}
        isDisabled={isDisabled}
        onChange={(text) => onChange({ description: text })}
      />
      <TextArea
        label={say("preHeader")}
        value={edited.preHeader}
        hint={say("preHeaderHint")}
        countTo={templatePreHeaderMaxLength}
        error={words(faults.preHeader)}
        isDisabled={isDisabled}
        onChange={(text) => onChange({ preHeader: text })}
      />
      <TagInput
        label={say("tags")}
        values={parseTags(edited.tags)}
        hint={say("tagsHint")}
        isDisabled={isDisabled}
        onChange={(list) => onChange({ tags: writeTags(list) })}
      />
      <StarterCategories
        chosen={edited.categories ?? stored.categories ?? []}
        isDisabled={isDisabled}
        onChange={(categories) => onChange({ categories })}
      />
    </>
  );
}
