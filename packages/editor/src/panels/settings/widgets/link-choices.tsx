import { Select, TextField, type TextFieldProps, useTranslate } from "@mailwright/ui";
import { useAsked } from "@mailwright/views/asked";
import { useEditorServices } from "../../../base/context/editor-context.js";
import { useMergeTags } from "../../../workspace/templating/use-merge-tags.js";
import { valueExamples } from "./link-parts.js";
import { widgetStrings } from "./widget-strings.js";

type ChoiceFieldProps = Pick<TextFieldProps, "label" | "layout" | "isDisabled" | "value" | "onChange">;

/** A merge tag of the host's list. A tag that is not in the list is typed. */
export function MergeTagField({ onBegin, onCommit, ...field }: ChoiceFieldProps & Pick<TextFieldProps, "onBegin" | "onCommit">) {
  const say = useTranslate(widgetStrings);
  const tags = useMergeTags();
  const options = tags.map(({ tag, name }) => ({ value: tag, label: name }));
  const isListed = field.value === "" || tags.some(({ tag }) => tag === field.value);
  return (
    <>
      {options.length > 0 ? (
        <Select
          {...field}
          value={isListed ? field.value : ""}
          options={[{ value: "", label: say(isListed ? "chooseTag" : "otherTag") }, ...options]}
          onChange={field.onChange}
        />
      ) : null}
      {options.length === 0 || !isListed ? (
        <TextField {...field} placeholder={valueExamples.tag} onBegin={onBegin} onCommit={onCommit} />
      ) : null}
    </>
  );
}

/** A custom field of the host's contacts. */
export function CustomFieldField({ value, ...field }: ChoiceFieldProps) {
  const say = useTranslate(widgetStrings);
  const { customFields } = useEditorServices().ports;
  const answer = useAsked((signal) => customFields?.list(signal), [customFields]);
  const fields = answer.value?.fields ?? [];
  const listed = fields.map(({ id, name }) => ({ value: id, label: name }));
  const options = [
    { value: "", label: say("chooseCustomField") },
    ...(value === "" || fields.some(({ id }) => id === value) ? [] : [{ value, label: value }]),
    ...listed,
  ];
  const error = answer.phase === "failed" ? say("customFieldsFailed") : undefined;
  return <Select {...field} value={value} options={options} error={error} />;
}
