import type { ImportResultDetail } from "@mailwright/client";
import { Segmented, useFormats, useTranslate } from "@mailwright/ui";
import { importReportStrings, isImportReason, ProblemList, problemCodeOf } from "@mailwright/views/import-report";
import { useShareWords } from "../results/result-words.js";
import { lookStrings } from "./look-strings.js";
import type { Choosing } from "./use-choosing.js";

interface LookReportProps {
  readonly detail: ImportResultDetail;
  readonly choosing: Choosing;
}

/** Figures, parts with their forms, and what is remarked on the source. */
export function LookReport({ detail: { result, parts, problems }, choosing }: LookReportProps) {
  const say = useTranslate(lookStrings);
  // In a list of many nobody goes back to the code: what helps is another.
  const remarks = problems.map(({ code, line, detail }) => ({
    code: problemCodeOf(code === "address-without-page" ? "address-without-file" : code),
    line: line ?? undefined,
    detail,
  }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section className="mw-look-report" aria-label={say("report")} tabIndex={0}>
      <Figures result={result} />
      <h3 className="mw-look-heading">{say("parts")}</h3>
      <p className="mw-look-muted">{say("partsLead")}</p>
      <ol className="mw-look-parts">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          <Part key={index} part={part} index={index} choosing={choosing} />
        ))}
      </ol>
      <h3 className="mw-look-heading">{say("problems")}</h3>
      <ProblemList problems={remarks} />
    </section>
  );
}

function Figures({ result: { difference, kept } }: Pick<ImportResultDetail, "result">) {
  const say = useTranslate(lookStrings);
  const sayShare = useShareWords();
  const { number } = useFormats();
  const keptWords = ({ kept: some, of }: { readonly kept: number; readonly of: number }) =>
    of === 0 ? say("none") : say("share", { kept: number(some), of: number(of) });
  return (
    <>
      <h3 className="mw-look-heading">{say("difference")}</h3>
      <p className="mw-look-muted">{say(difference ? "differenceLead" : "notMeasured")}</p>
      <dl className="mw-look-figures">
        {difference ? (
          <>
            <Figure label={say("desktop")} words={sayShare(difference.desktop)} isFine={difference.desktop < 0.02} />
            <Figure label={say("phone")} words={sayShare(difference.phone)} isFine={difference.phone < 0.06} />
          </>
        ) : null}
        {kept
          ? (["words", "links", "images"] as const).map((name) => (
              <Figure key={name} label={say(name)} words={keptWords(kept[name])} isFine={kept[name].kept >= kept[name].of} />
            ))
          : null}
      </dl>
    </>
  );
}

function Figure({ label, words, isFine }: { readonly label: string; readonly words: string; readonly isFine: boolean }) {
  return (
    <div className="mw-look-figure" data-fine={isFine}>
      <dt>{label}</dt>
      <dd className="mw-tabular">{words}</dd>
    </div>
  );
}

interface PartProps {
  readonly part: ImportResultDetail["parts"][number];
  readonly index: number;
  readonly choosing: Choosing;
}

function Part({ part: { label, form, hasChoice, reasons }, index, choosing }: PartProps) {
  const say = useTranslate(importReportStrings);
  const name = label || say("part", { number: index + 1 });
  const known = reasons.filter(isImportReason);
  return (
    <li className="mw-look-part">
      <span className="mw-look-part-number mw-tabular" aria-hidden="true">
        {index + 1}
      </span>
      <span className="mw-look-part-label">{name}</span>
      {hasChoice ? (
        <Segmented
          label={say("form", { part: name })}
          isLabelHidden
          value={choosing.formOf(index)}
          options={[
            { value: "native", label: say("native") },
            { value: "raw", label: say("raw") },
          ]}
          isDisabled={choosing.isBusy}
          onChange={(chosen) => choosing.choose(index, chosen)}
        />
      ) : (
        <span className="mw-look-fixed">
          {say(form === "raw" ? "onlyRaw" : reasons.includes("too-long") ? "onlyBlocks" : "onlyNative")}
        </span>
      )}
      {known.length > 0 ? (
        <ul className="mw-look-reasons">
          {known.map((reason) => (
            <li key={reason}>{say(`reason.${reason}`)}</li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
