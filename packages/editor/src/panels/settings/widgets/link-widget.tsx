import { type LinkFault, type LinkKind, linkFault } from "@mailwright/document";
import { Select, TextArea, TextField, type TextFieldProps, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import { useEditorServices } from "../../../base/context/editor-context.js";
import { FileUploadField } from "../../../workspace/uploads/file-upload.js";
import { CustomFieldField, MergeTagField } from "./link-choices.js";
import { changeLinkKind, changeLinkPart, type LinkPart, linkParts, offeredKinds, valueExamples } from "./link-parts.js";
import type { WidgetProps } from "./widget.js";
import { widgetStrings } from "./widget-strings.js";

const kindWords = {
  web: "kindWeb",
  email: "kindEmail",
  phone: "kindPhone",
  sms: "kindSms",
  skype: "kindSkype",
  viber: "kindViber",
  anchor: "kindAnchor",
  file: "kindFile",
  tag: "kindTag",
  customField: "kindCustomField",
} as const satisfies Record<LinkKind, keyof typeof widgetStrings.messages>;

const valueWords = {
  web: "valueWeb",
  email: "valueEmail",
  phone: "valuePhone",
  sms: "valueSms",
  skype: "valueSkype",
  viber: "valueViber",
  anchor: "valueAnchor",
  file: "valueFile",
  tag: "valueTag",
  customField: "valueCustomField",
} as const satisfies Record<LinkKind, keyof typeof widgetStrings.messages>;

const faultWords = {
  web: "faultWeb",
  email: "faultEmail",
  phone: "faultPhone",
  unsafe: "faultUnsafe",
} as const satisfies Record<LinkFault, keyof typeof widgetStrings.messages>;

/** Where a click leads: the kind of link, and then the parts of that kind. */
export function LinkWidget({ value: link, field, onChange }: WidgetProps<"link">) {
  const say = useTranslate(widgetStrings);
  const { ports } = useEditorServices();
  const { onBegin, onCommit, ...frame } = field;
  const has = { tag: ports.mergeTags !== undefined, customField: ports.customFields !== undefined };
  const kinds = offeredKinds(link.kind, has);
  return (
    <fieldset className="mw-link-field">
      <legend className="mw-hidden">{field.label}</legend>
      <Select
        {...frame}
        value={link.kind}
        options={kinds.map((kind) => ({ value: kind, label: say(kindWords[kind]) }))}
        onChange={(kind) => onChange(changeLinkKind(link, kind))}
      />
      {linkParts[link.kind].map((part) => (
        <LinkPartField key={part} part={part} link={link} field={field} onChange={onChange} />
      ))}
    </fieldset>
  );
}

interface LinkPartFieldProps extends Pick<WidgetProps<"link">, "field" | "onChange"> {
  readonly part: LinkPart;
  readonly link: WidgetProps<"link">["value"];
}

function LinkPartField({ part, link, field, onChange }: LinkPartFieldProps) {
  const say = useTranslate(widgetStrings);
  const { onBegin, onCommit, layout, isDisabled } = field;
  const set = (text: string) => onChange(changeLinkPart(link, part, text));
  const shared = { layout, isDisabled } as const;
  const typed = { ...shared, onBegin, onCommit, onChange: set };
  if (part === "target") {
    const options = [
      { value: "_blank", label: say("targetBlank") },
      { value: "_self", label: say("targetSelf") },
    ] as const;
    return <Select {...shared} label={say("linkTarget")} value={link.target ?? "_blank"} options={options} onChange={set} />;
  }
  if (part === "body") return <TextArea {...typed} label={say("linkBody")} rows={2} value={link.body ?? ""} />;
  if (part === "subject") return <TextField {...typed} label={say("linkSubject")} value={link.subject ?? ""} />;
  if (part === "title") return <TextField {...typed} label={say("linkTitle")} value={link.title ?? ""} />;
  const choices = { ...shared, label: say(valueWords[link.kind]), value: link.value, onChange: set };
  if (link.kind === "tag") return <MergeTagField {...choices} onBegin={onBegin} onCommit={onCommit} />;
  if (link.kind === "customField") return <CustomFieldField {...choices} />;
  const address = <AddressField {...typed} link={link} />;
  if (link.kind !== "file") return address;
  return (
    <FileUploadField isDisabled={isDisabled} onUploaded={set}>
      {address}
    </FileUploadField>
  );
}

interface AddressFieldProps extends Pick<TextFieldProps, "layout" | "isDisabled" | "onChange" | "onBegin" | "onCommit"> {
  readonly link: WidgetProps<"link">["value"];
}

/** What is typed stays as it is. While it is being typed it is not finished, so nothing is said. */
function AddressField({ link, onBegin, onCommit, ...field }: AddressFieldProps) {
  const say = useTranslate(widgetStrings);
  const [isTyping, setTyping] = useState(false);
  const fault = isTyping ? undefined : linkFault(link);
  return (
    <TextField
      {...field}
      label={say(valueWords[link.kind])}
      placeholder={valueExamples[link.kind]}
      value={link.value}
      error={fault && say(faultWords[fault])}
      onBegin={() => {
        setTyping(true);
        onBegin?.();
      }}
      onCommit={() => {
        setTyping(false);
        onCommit?.();
      }}
    />
  );
}
