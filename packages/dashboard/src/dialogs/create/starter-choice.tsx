import type { TemplateSummary } from "@mailwright/contract";
import { Skeleton, Tabs, useTranslate } from "@mailwright/ui";
import { useId, useState } from "react";
import { FailedPart } from "../../remote/failed-part.js";
import { usePreviewScale } from "../../templates/entry/use-preview-scale.js";
import { createStrings } from "./create-strings.js";
import { StarterOption } from "./starter-option.js";
import { isBlank, type StarterTab, starterTabs, useStarters } from "./use-starters.js";

interface StarterChoiceProps {
  /** A starter of the library that the person came with. */
  readonly given: TemplateSummary | undefined;
  /** The chosen layout; undefined is a blank template. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
}

/** The ready-made starters as radio cards; the blank one is chosen until another is. */
export function StarterChoice({ given, chosen, onChoose }: StarterChoiceProps) {
  const t = useTranslate(createStrings);
  const [tab, setTab] = useState<StarterTab>("basic");
  const { starters, isPending, isError, retry } = useStarters(tab);
  const group = useId();
  const grid = usePreviewScale();
  const shown = [...(given ? [given] : []), ...starters.filter(({ id }) => id !== given?.id)];
  // A blank start is built in: it must be there also where administrators have taken its starter away.
  const hasBlank = tab === "basic" && !isPending && !shown.some(isBlank);
  const isChosen = (starter: TemplateSummary) => (chosen === undefined ? isBlank(starter) : starter.id === chosen);
  return (
    <fieldset className="mw-create-starters">
      <legend>{t("startFrom")}</legend>
      <Tabs label={t("starters")} value={tab} items={starterTabs.map((value) => ({ value, label: t(value) }))} onChange={setTab}>
        {isError && (
          <div className="mw-create-note">
            <FailedPart words={t("startersFailed")} onRetry={retry} />
          </div>
        )}
        {!isPending && !isError && shown.length === 0 && !hasBlank && <p className="mw-create-note">{t("emptyTab")}</p>}
        <ul ref={grid} className="mw-create-grid" aria-busy={isPending} aria-label={isPending ? t("loading") : undefined}>
          {isPending && <LoadingStarters />}
          {hasBlank && (
            <StarterOption group={group} name={t("blank")} isChosen={chosen === undefined} onChoose={() => onChoose(undefined)} />
          )}
          {shown.map((starter) => (
            <StarterOption
              key={starter.id}
              group={group}
              name={starter.name}
              template={starter}
              isChosen={isChosen(starter)}
              onChoose={() => onChoose(starter.id)}
            />
          ))}
        </ul>
      </Tabs>
    </fieldset>
  );
}

const placeholders = [1, 2, 3, 4];

function LoadingStarters() {
  return placeholders.map((place) => (
    <li key={place} className="mw-create-starter mw-create-loading">
      <Skeleton />
    </li>
  ));
}
