import type { KeptContent, KeptShare } from "@mailwright/importer/layout";
import { Icon, useFormats, useTranslate } from "@mailwright/ui";
import { useEditorServices } from "../../../base/context/editor-context.js";
import { iconShapes } from "../../../base/controls/icon-shapes.js";
import { useBlockWords } from "../../../base/words/block-words.js";
import { importStrings } from "./import-strings.js";

export interface ReportSummaryProps {
  readonly kept: KeptContent;
  /** How many blocks of each type there will be. */
  readonly counts: ReadonlyMap<string, number>;
}

/** How much of the source is kept, and which blocks it becomes. */
export function ReportSummary({ kept, counts }: ReportSummaryProps) {
  const say = useTranslate(importStrings);
  return (
    <>
      <dl className="mw-import-figures">
        {(["words", "links", "images"] as const).map((name) => (
          <Figure key={name} label={say(name)} share={kept[name]} />
        ))}
      </dl>
      <h3 className="mw-import-heading">{say("blocks")}</h3>
      {counts.size === 0 ? <p className="mw-import-muted">{say("noBlocks")}</p> : <BlockCounts counts={counts} />}
    </>
  );
}

function Figure({ label, share: { of, kept } }: { readonly label: string; readonly share: KeptShare }) {
  const say = useTranslate(importStrings);
  const { number } = useFormats();
  return (
    <div className="mw-import-figure" data-whole={kept === of}>
      <dt>{label}</dt>
      <dd className="mw-tabular">{of === 0 ? say("none") : say("share", { kept: number(kept), of: number(of) })}</dd>
    </div>
  );
}

function BlockCounts({ counts }: Pick<ReportSummaryProps, "counts">) {
  const words = useBlockWords();
  const { registry } = useEditorServices();
  const { number } = useFormats();
  return (
    <ul className="mw-import-counts">
      {[...counts].map(([type, count]) => {
        const definition = registry.get(type);
        return (
          <li key={type}>
            {definition ? <Icon icon={iconShapes(definition.icon)} /> : null}
            <span>{definition ? words.name(definition) : type}</span>
            <span className="mw-tabular mw-import-count">{number(count)}</span>
          </li>
        );
      })}
    </ul>
  );
}
