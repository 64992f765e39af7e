import { useCategories } from "@mailwright/client/react";
import {
  hasForbiddenNameCharacters,
  type TemplateSummary,
  templateDescriptionMaxLength,
  templatePreHeaderAdvisedMaxLength,
  templatePreHeaderAdvisedMinLength,
  templatePreHeaderMaxLength,
} from "@mailwright/contract";
import { Button, TextArea, TextField, useTranslate } from "@mailwright/ui";
import { Dialog, TagInput } from "@mailwright/ui/dialogs";
import { CategoryField, useAskedClosing, useFaultWords } from "@mailwright/views/dialogs";
import { type FormEvent, useId, useState } from "react";
import type { DialogFaceProps } from "../../dialog-requests/dialog-face.js";
import { faultsOf, preHeaderAdvice } from "./settings-form.js";
import { settingsStrings } from "./settings-strings.js";
import { useSaveSettings } from "./use-save-settings.js";

type Field = "name" | "description" | "preHeader";

/** Name, description, hidden preheader and categories of a template. */
export function SettingsDialog({ request: { template }, onClose }: DialogFaceProps<"settings">) {
  const say = useTranslate(settingsStrings);
  const words = useFaultWords();
  const form = useId();
  const { edited, edit, save, isChanged, isPending } = useSaveSettings(template, onClose);
  const { close, question } = useAskedClosing({ isChanged, onClose });
  const [left, setLeft] = useState<Partial<Record<Field, true>>>({});
  const faults = faultsOf(edited);
  const maySave = isChanged && Object.values(faults).every((fault) => fault === null);
  const leave = (field: Field) => setLeft((now) => ({ ...now, [field]: true }));
  const errorOf = (field: Field) => (left[field] ? words(faults[field]) : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (maySave && !isPending) void save();
  };
  const footer = (
    <>
      <Button onClick={onClose}>{say("cancel")}</Button>
      <Button type="submit" form={form} variant="primary" disabled={!maySave} isLoading={isPending}>
        {say("save")}
      </Button>
    </>
  );
  return (
    <>
      <Dialog title={say("title")} isDismissable={!isChanged} onClose={close} footer={footer}>
        <form id={form} className="mw-dialog-form" onSubmit={submit} noValidate>
          <TextField
            label={say("name")}
            value={edited.name}
            error={errorOf("name")}
            onChange={(name) => edit({ name })}
            onBlur={() => leave("name")}
          />
          <TextField
            label={say("description")}
            value={edited.description}
            hint={say("descriptionHint", { most: templateDescriptionMaxLength })}
            error={errorOf("description")}
            onChange={(description) => edit({ description })}
            onBlur={() => leave("description")}
          />
          <TextArea
            label={say("preHeader")}
            value={edited.preHeader}
            hint={useAdvice(edited.preHeader)}
            countTo={templatePreHeaderMaxLength}
            error={errorOf("preHeader")}
            onChange={(preHeader) => edit({ preHeader })}
            onBlur={() => leave("preHeader")}
          />
          <Tags values={edited.tags} onChange={(tags) => edit({ tags })} />
          <TemplateCategories template={template} values={edited.categoryIds} onChange={(categoryIds) => edit({ categoryIds })} />
        </form>
      </Dialog>
      {question}
    </>
  );
}

interface TagsProps {
  readonly values: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
}

function Tags({ values, onChange }: TagsProps) {
  const say = useTranslate(settingsStrings);
  const words = useFaultWords();
  const refuse = (tag: string) => (hasForbiddenNameCharacters(tag) ? words("name-characters") : undefined);
  return <TagInput label={say("tags")} values={values} hint={say("tagsHint")} refuse={refuse} onChange={onChange} />;
}

interface TemplateCategoriesProps {
  readonly template: TemplateSummary;
  readonly values: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

function TemplateCategories({ template, values, onChange }: TemplateCategoriesProps) {
  const { data: known = [], isError } = useCategories();
  return (
    <CategoryField
      known={known}
      own={template.categories}
      values={values}
      hint={isError ? "failed" : undefined}
      onChange={(categories) => onChange(categories.map(({ id }) => id))}
    />
  );
}

function useAdvice(preHeader: string): string {
  const say = useTranslate(settingsStrings);
  const range = { least: templatePreHeaderAdvisedMinLength, most: templatePreHeaderAdvisedMaxLength };
  const advice = preHeaderAdvice(preHeader);
  if (advice === "short") return say("tooShort", range);
  return advice === "long" ? say("tooLong", range) : say("preHeaderHint", range);
}
