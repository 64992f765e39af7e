import type { TemplateSummary } from "@mailwright/contract";
import { Skeleton, Tabs, useTranslate } from "@mailwright/ui";
import { useId, useState } from "react";
import { FailedPart } from "../../remote/failed-part.js";
import { usePreviewScale } from "../../templates/entry/use-preview-scale.js";
import { createStrings } from "./create-strings.js";
import { LayoutOption } from "./layout-option.js";
import { isBlank, type LayoutTab, layoutTabs, useLayouts } from "./use-layouts.js";

interface LayoutChoiceProps {
  /** A layout of the library that the person came with. */
  readonly given: TemplateSummary | undefined;
  /** The chosen layout; undefined is a blank template. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
}

/** The ready-made layouts as radio cards; the blank one is chosen until another is. */
export function LayoutChoice({ given, chosen, onChoose }: LayoutChoiceProps) {
  const t = useTranslate(createStrings);
  const [tab, setTab] = useState<LayoutTab>("basic");
  const { layouts, isPending, isError, retry } = useLayouts(tab);
  const group = useId();
  const grid = usePreviewScale();
  const shown = [...(given ? [given] : []), ...layouts.filter(({ id }) => id !== given?.id)];
  // A blank start is built in: it must be there also where administrators have taken its layout away.
  const hasBlank = tab === "basic" && !isPending && !shown.some(isBlank);
  const isChosen = (layout: TemplateSummary) => (chosen === undefined ? isBlank(layout) : layout.id === chosen);
  return (
    <fieldset className="mw-create-layouts">
      <legend>{t("startFrom")}</legend>
      <Tabs label={t("layouts")} value={tab} items={layoutTabs.map((value) => ({ value, label: t(value) }))} onChange={setTab}>
        {isError && (
          <div className="mw-create-note">
            <FailedPart words={t("layoutsFailed")} onRetry={retry} />
          </div>
        )}
        {!isPending && !isError && shown.length === 0 && !hasBlank && <p className="mw-create-note">{t("emptyTab")}</p>}
        <ul ref={grid} className="mw-create-grid" aria-busy={isPending} aria-label={isPending ? t("loading") : undefined}>
          {isPending && <LoadingLayouts />}
          {hasBlank && (
            <LayoutOption group={group} name={t("blank")} isChosen={chosen === undefined} onChoose={() => onChoose(undefined)} />
          )}
          {shown.map((layout) => (
            <LayoutOption
              key={layout.id}
              group={group}
              name={layout.name}
              template={layout}
              isChosen={isChosen(layout)}
              onChoose={() => onChoose(layout.id)}
            />
          ))}
        </ul>
      </Tabs>
    </fieldset>
  );
}

const placeholders = [1, 2, 3, 4];

function LoadingLayouts() {
  return placeholders.map((place) => (
    <li key={place} className="mw-create-layout mw-create-loading">
      <Skeleton />
    </li>
  ));
}
