import type { ImportResult } from "@mailwright/client";
import { Badge, type BadgeProps, Checkbox, useTranslate } from "@mailwright/ui";
import { useDashboard } from "../../view/dashboard-context.js";
import { editorAddress } from "../../view/editor-address.js";
import { linkTo } from "../../view/link-to.js";
import { ResultPicture } from "./result-picture.js";
import { resultStrings } from "./result-strings.js";
import { useFailureWords, useShareWords } from "./result-words.js";
import { type Standing, standingOf } from "./standing.js";

const tones = {
  waiting: "neutral",
  refused: "danger",
  look: "warning",
  ready: "success",
  accepted: "accent",
} as const satisfies Record<Standing, BadgeProps["tone"]>;

interface ResultRowProps {
  readonly importId: string;
  readonly result: ImportResult;
  readonly isChosen: boolean;
  /** Absent where nothing can become of it. */
  readonly onChoose: ((isRange: boolean) => void) | undefined;
  readonly onLook: () => void;
}

/** One email: what it is called, how far it is from what it was, how it stands, and what can be done. */
export function ResultRow({ importId, result, isChosen, onChoose, onLook }: ResultRowProps) {
  const say = useTranslate(resultStrings);
  const standing = standingOf(result);
  const { title, name, state } = result;
  return (
    <li className="mw-result" data-chosen={isChosen || undefined}>
      <span className="mw-result-box">
        {onChoose ? (
          <Checkbox label={say("choose", { title })} isLabelHidden isChecked={isChosen} onChange={(_, { isRange }) => onChoose(isRange)} />
        ) : null}
      </span>
      {state === "read" ? (
        <ResultPicture importId={importId} resultId={result.id} onLook={onLook} />
      ) : (
        <span className="mw-result-place" aria-hidden="true" />
      )}
      <div className="mw-result-words">
        {state === "read" ? (
          <button type="button" className="mw-result-title" aria-label={say("openLook", { title })} onClick={onLook}>
            {title}
          </button>
        ) : (
          <span className="mw-result-title">{title}</span>
        )}
        <span className="mw-result-path" title={name}>
          {name}
        </span>
        <Remarks result={result} />
      </div>
      <Difference result={result} />
      <div className="mw-result-end">
        <Badge tone={tones[standing]}>{say(standing)}</Badge>
        <TemplateLink result={result} />
      </div>
    </li>
  );
}

function Remarks({ result: { failure, rawPartCount, problemCount, kept } }: Pick<ResultRowProps, "result">) {
  const say = useTranslate(resultStrings);
  const sayFailure = useFailureWords();
  if (failure !== null) return <span className="mw-result-failure">{sayFailure(failure)}</span>;
  const isWhole = kept === null || Object.values(kept).every((share) => share.kept >= share.of);
  const words = [
    ...(isWhole ? [] : [say("lost")]),
    ...(rawPartCount > 0 ? [say("partsRaw", { count: rawPartCount })] : []),
    ...(problemCount > 0 ? [say("notes", { count: problemCount })] : []),
  ];
  return words.length > 0 ? <span className="mw-result-remarks">{words.join(" · ")}</span> : null;
}

function Difference({ result: { state, difference } }: Pick<ResultRowProps, "result">) {
  const say = useTranslate(resultStrings);
  const sayShare = useShareWords();
  const isRead = state === "read";
  const desktop = difference ? sayShare(difference.desktop) : "–";
  const phone = difference ? sayShare(difference.phone) : "–";
  const unknown = say("notMeasured");
  return (
    <div className="mw-result-shares">
      {isRead ? (
        <>
          <span className="mw-hidden">{say("difference", difference ? { desktop, phone } : { desktop: unknown, phone: unknown })}</span>
          <span aria-hidden="true" className="mw-result-share mw-tabular" data-label={say("desktop")}>
            {desktop}
          </span>
          <span aria-hidden="true" className="mw-result-share mw-tabular" data-label={say("phone")}>
            {phone}
          </span>
        </>
      ) : null}
    </div>
  );
}

function TemplateLink({ result: { templateId, title } }: Pick<ResultRowProps, "result">) {
  const say = useTranslate(resultStrings);
  const { view, host } = useDashboard();
  if (templateId === null) return null;
  return (
    <a
      className="mw-result-link"
      aria-label={say("openTemplateOf", { title })}
      {...linkTo(host, editorAddress({ id: templateId, isSystem: false }, view))}
    >
      {say("openTemplate")}
    </a>
  );
}
