import type { BandForm } from "@mailwright/importer/layout";
import { Segmented, useTranslate } from "@mailwright/ui";
import { importReportStrings } from "@mailwright/views/import-report";
import { formOf, type ImportPart } from "../../../import/import-reading.js";
import { importStrings } from "./import-strings.js";

export interface PartListProps {
  readonly parts: readonly ImportPart[];
  readonly forms: ReadonlyMap<string, BandForm>;
  readonly shown: string | undefined;
  readonly onShow: (id: string) => void;
  readonly onChoose: (id: string, form: BandForm) => void;
}

/** The parts of the email with what each becomes. A part that is hovered or focused is marked in both pictures. */
export function PartList({ parts, forms, shown, onShow, onChoose }: PartListProps) {
  return (
    <ol className="mw-import-parts">
      {parts.map((part, index) => (
        <li
          key={part.id}
          className="mw-import-part"
          data-shown={part.id === shown || undefined}
          onPointerEnter={() => onShow(part.id)}
          onFocus={() => onShow(part.id)}
        >
          <Part part={part} number={index + 1} form={formOf(part, forms)} onShow={onShow} onChoose={onChoose} />
        </li>
      ))}
    </ol>
  );
}

interface PartProps extends Pick<PartListProps, "onShow" | "onChoose"> {
  readonly part: ImportPart;
  readonly number: number;
  readonly form: BandForm;
}

function Part({ part, number, form, onShow, onChoose }: PartProps) {
  const say = useTranslate(importReportStrings);
  const name = part.label || say("part", { number });
  return (
    <>
      <button type="button" className="mw-import-part-name" onClick={() => onShow(part.id)}>
        <span className="mw-import-part-number mw-tabular" aria-hidden="true">
          {number}
        </span>
        <span className="mw-import-part-label">{name}</span>
      </button>
      {part.native && part.raw ? (
        <Segmented
          label={say("form", { part: name })}
          isLabelHidden
          value={form}
          options={[
            { value: "native", label: say("native") },
            { value: "raw", label: say("raw") },
          ]}
          onChange={(chosen) => onChoose(part.id, chosen)}
        />
      ) : (
        <span className="mw-import-fixed">
          {say(!part.native ? "onlyRaw" : part.reasons.includes("too-long") ? "onlyBlocks" : "onlyNative")}
        </span>
      )}
      <PartNotes part={part} form={form} />
    </>
  );
}

function PartNotes({ part: { reasons, kept, native }, form }: { readonly part: ImportPart; readonly form: BandForm }) {
  const say = useTranslate(importStrings);
  const sayReason = useTranslate(importReportStrings);
  const { words, links, images } = kept;
  const lost = { words: words.of - words.kept, links: links.of - links.kept, images: images.of - images.kept };
  const losesSome = native !== undefined && lost.words + lost.links + lost.images > 0;
  if (reasons.length === 0 && !losesSome) return null;
  return (
    <ul className="mw-import-notes" data-form={form}>
      {reasons.map((reason) => (
        <li key={reason}>{sayReason(`reason.${reason}`)}</li>
      ))}
      {losesSome ? <li>{say("losesSome", lost)}</li> : null}
    </ul>
  );
}
