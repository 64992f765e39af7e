import type { TemplateSummary } from "@mailwright/contract";
import { Skeleton, Tabs, TextField, useTranslate } from "@mailwright/ui";
import { Search } from "@mailwright/ui/icons";
import { useId, useState } from "react";
import { FailedPart } from "../../remote/failed-part.js";
import { isBlank } from "../../templates/entry/is-blank.js";
import { usePreviewScale } from "../../templates/entry/use-preview-scale.js";
import { createStrings } from "./create-strings.js";
import { findStarters } from "./find-starters.js";
import { StarterOption } from "./starter-option.js";
import { type StarterTab, starterTabs, useStarters } from "./use-starters.js";

interface StarterChoiceProps {
  /** A starter of the library that the person came with. */
  readonly given: TemplateSummary | undefined;
  /** The chosen starter; undefined is a blank template. */
  readonly chosen: TemplateSummary | undefined;
  readonly onChoose: (starter: TemplateSummary | undefined) => void;
  readonly onPreview: (starter: TemplateSummary) => void;
}

/** The ready-made starters as radio cards; the blank one is chosen until another is. What is chosen is named, whatever tab or search is shown. */
export function StarterChoice({ given, chosen, onChoose, onPreview }: StarterChoiceProps) {
  const t = useTranslate(createStrings);
  const [tab, setTab] = useState<StarterTab>("basic");
  const [words, setWords] = useState("");
  return (
    <fieldset className="mw-create-starters">
      <legend>{t("startFrom")}</legend>
      <div className="mw-create-tools">
        <p className="mw-create-chosen" role="status">
          {t("chosenLayout", { name: chosen?.name ?? t("blank") })}
        </p>
        <TextField
          label={t("search")}
          isLabelHidden
          type="search"
          icon={Search}
          placeholder={t("search")}
          value={words}
          onChange={setWords}
        />
      </div>
      <Tabs label={t("starters")} value={tab} items={starterTabs.map((value) => ({ value, label: t(value) }))} onChange={setTab}>
        <Starters {...{ tab, words, given, chosen, onChoose, onPreview }} />
      </Tabs>
    </fieldset>
  );
}

interface StartersProps extends StarterChoiceProps {
  readonly tab: StarterTab;
  readonly words: string;
}

function Starters({ tab, words, given, chosen, onChoose, onPreview }: StartersProps) {
  const t = useTranslate(createStrings);
  const { starters, isPending, isError, retry } = useStarters(tab, words);
  const group = useId();
  const grid = usePreviewScale();
  const isSearching = words.trim() !== "";
  const first = given ? findStarters([given], words) : [];
  const shown = [...first, ...starters.filter(({ id }) => id !== given?.id)];
  // A blank start is built in: it must be there also where administrators have taken its starter away.
  const hasBlank = tab === "basic" && !isSearching && !isPending && !shown.some(isBlank);
  const isChosen = (starter: TemplateSummary) => (chosen === undefined ? isBlank(starter) : starter.id === chosen.id);
  const isEmpty = !isPending && !isError && shown.length === 0 && !hasBlank;
  return (
    <>
      {isError && (
        <div className="mw-create-hint">
          <FailedPart words={t("startersFailed")} onRetry={retry} />
        </div>
      )}
      {isEmpty && <p className="mw-create-hint">{isSearching ? t("nothingFound", { words: words.trim() }) : t("emptyTab")}</p>}
      <ul ref={grid} className="mw-create-grid" aria-busy={isPending} aria-label={isPending ? t("loading") : undefined}>
        {isPending && <LoadingStarters />}
        {hasBlank && <StarterOption group={group} name={t("blank")} isChosen={chosen === undefined} onChoose={() => onChoose(undefined)} />}
        {shown.map((starter) => (
          <StarterOption
            key={starter.id}
            group={group}
            name={starter.name}
            template={isBlank(starter) ? undefined : starter}
            isChosen={isChosen(starter)}
            onChoose={() => onChoose(starter)}
            onPreview={onPreview}
          />
        ))}
      </ul>
    </>
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
