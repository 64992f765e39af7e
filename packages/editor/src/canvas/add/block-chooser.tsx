import type { Preset } from "@mailwright/document";
import { Icon, useTranslate } from "@mailwright/ui";
import { type KeyboardEvent, useRef, useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { iconShapes } from "../../base/controls/icon-shapes.js";
import { readRecent } from "../../base/presets/recent-presets.js";
import { useBlockWords } from "../../base/words/block-words.js";
import type { AddPlace } from "./add-places.js";
import { addStrings } from "./add-strings.js";
import { useAddPreset } from "./use-add-preset.js";
import { useOffered } from "./use-offered.js";

interface BlockChooserProps {
  readonly place: AddPlace;
  readonly onClose: () => void;
}

/** What can be added, to search and to choose. Enter in the search takes the first that is found. */
export function BlockChooser({ place, onClose }: BlockChooserProps) {
  const say = useTranslate(addStrings);
  const { ports } = useEditorServices();
  const [query, setQuery] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const offered = useOffered(query, place.kind);
  const add = useAddPreset(place, onClose);
  const isSearching = query.trim() !== "";
  const recent = isSearching ? [] : readRecent(ports.preferences, offered);
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>("button") ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const focused = event.target instanceof HTMLElement ? all.indexOf(event.target) : -1;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    all[Math.min(Math.max(focused + step, 0), all.length - 1)]?.focus();
  };
  const [first] = offered;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows go from the search to what it found.
    <div className="mw-add-chooser mw-dense" onKeyDown={onKeyDown}>
      <input
        type="search"
        className="mw-add-search"
        aria-label={say("search")}
        placeholder={say("search")}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && first) add(first);
        }}
      />
      <div ref={list} className="mw-add-list">
        {recent.length > 0 ? <PresetList title={say("recent")} presets={recent} onAdd={add} /> : null}
        {offered.length > 0 ? <PresetList title={say(isSearching ? "found" : "all")} presets={offered} onAdd={add} /> : null}
        {offered.length === 0 ? <p className="mw-add-none">{say("nothingFound", { query })}</p> : null}
      </div>
    </div>
  );
}

interface PresetListProps {
  readonly title: string;
  readonly presets: readonly Preset[];
  readonly onAdd: (preset: Preset) => void;
}

function PresetList({ title, presets, onAdd }: PresetListProps) {
  const words = useBlockWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form.
    <div role="group" aria-label={title}>
      <p className="mw-add-title" aria-hidden="true">
        {title}
      </p>
      {presets.map((preset) => (
        <button key={preset.id} type="button" className="mw-add-item" onClick={() => onAdd(preset)}>
          <Icon icon={iconShapes(preset.icon)} sizePx={16} />
          <span>{words.preset(preset)}</span>
        </button>
      ))}
    </div>
  );
}
