import type { TemplateSummary } from "@mailwright/contract";
import { Icon, IconButton, useTranslate } from "@mailwright/ui";
import { Eye, FilePlus } from "@mailwright/ui/icons";
import { TemplatePreview } from "../../templates/entry/template-preview.js";
import { createStrings } from "./create-strings.js";

interface StarterOptionProps {
  /** The name that the radios of one choice share. */
  readonly group: string;
  readonly name: string;
  /** What it looks like; an empty sheet when left out. */
  readonly template?: TemplateSummary | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onPreview?: (template: TemplateSummary) => void;
}

/** One starter, as a radio with its picture, and a button that shows the whole of it. */
export function StarterOption({ group, name, template, isChosen, onChoose, onPreview }: StarterOptionProps) {
  const t = useTranslate(createStrings);
  return (
    <li className="mw-create-option">
      <label className="mw-create-starter">
        <input type="radio" name={group} className="mw-create-radio" checked={isChosen} onChange={onChoose} />
        {template ? (
          <TemplatePreview template={template} />
        ) : (
          <span className="mw-create-sheet">
            <Icon icon={FilePlus} sizePx={28} />
          </span>
        )}
        <span className="mw-create-starter-name" title={name}>
          {name}
        </span>
      </label>
      {template && onPreview && (
        <IconButton className="mw-create-look" label={t("look", { name })} icon={Eye} onClick={() => onPreview(template)} />
      )}
    </li>
  );
}
