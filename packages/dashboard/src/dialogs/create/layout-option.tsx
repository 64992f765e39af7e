import type { TemplateSummary } from "@mailwright/contract";
import { TemplatePreview } from "../../templates/entry/template-preview.js";

interface LayoutOptionProps {
  /** The name that the radios of one choice share. */
  readonly group: string;
  readonly name: string;
  /** What it looks like; an empty sheet when left out. */
  readonly template?: TemplateSummary;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One layout, as a radio with its picture. */
export function LayoutOption({ group, name, template, isChosen, onChoose }: LayoutOptionProps) {
  return (
    <li>
      <label className="mw-create-layout">
        <input type="radio" name={group} className="mw-create-radio" checked={isChosen} onChange={onChoose} />
        {template ? <TemplatePreview template={template} /> : <span className="mw-create-sheet" />}
        <span className="mw-create-layout-name" title={name}>
          {name}
        </span>
      </label>
    </li>
  );
}
