import type { Preset } from "@mailwright/document";
import { useMemo } from "react";
import { useEditorServices, useViewState } from "../../base/context/editor-context.js";
import { filterPresets } from "../../base/presets/filter-presets.js";
import { hasPort } from "../../base/presets/has-port.js";
import { useBlockWords } from "../../base/words/block-words.js";
import type { AddPlace } from "./add-places.js";

/** The presets that a search finds, without those that the plan does not include. Where a section is asked for, sections come first. */
export function useOffered(query: string, kind: AddPlace["kind"]): readonly Preset[] {
  const { presets, ports, entitlements } = useEditorServices();
  const words = useBlockWords();
  const mode = useViewState((viewState) => viewState.mode);
  return useMemo(() => {
    const wordsOf = (preset: Preset) => `${words.preset(preset)} ${words.keywords(preset)}`;
    const has = (need: NonNullable<Preset["needs"]>) => hasPort(ports, need);
    const views = mode === "advanced" && query.trim() === "" ? (["blocks", "advanced"] as const) : (["blocks"] as const);
    const found = views.flatMap((view) => filterPresets(presets, { view, mode, query, has, wordsOf }).flatMap((group) => group.presets));
    const isInPlan = ({ entitlement }: Preset) => !entitlement || !entitlements || entitlements.includes(entitlement);
    const isPlaced = (preset: Preset) => preset.makes().type !== "wrapper" && (kind === "row" || preset.makes().type !== "section");
    const fitting = found.filter((preset) => isInPlan(preset) && isPlaced(preset));
    const isRow = (preset: Preset) => preset.makes().type === "section";
    return kind === "row" ? [...fitting.filter(isRow), ...fitting.filter((preset) => !isRow(preset))] : fitting;
  }, [presets, ports, entitlements, words, mode, query, kind]);
}
