import type { TemplateSummary } from "@mailwright/contract";
import { TemplatePreview } from "../../templates/entry/template-preview.js";

interface StarterOptionProps {
  /** The name that the radios of one choice share. */
  readonly group: string;
  readonly name: string;
  /** What it looks like; an empty sheet when left out. */
  readonly template?: TemplateSummary;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One starter, as a radio with its picture. */
export function StarterOption({ group, name, template, isChosen, onChoose }: StarterOptionProps) {
  return (
    <li>
      <label className="mw-create-starter">
        <input type="radio" name={group} className="mw-create-radio" checked={isChosen} onChange={onChoose} />
        {template ? <TemplatePreview template={template} /> : <span className="mw-create-sheet" />}
        <span className="mw-create-starter-name" title={name}>
          {name}
        </span>
      </label>
    </li>
  );
}
