import { TextField, useRovingFocus, useStyles, useTranslate, VisuallyHidden } from "@mailwright/ui";
import { Search } from "@mailwright/ui/icons";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { buttonInNextLine } from "../move-in-grid.js";
import { type SymbolGroup, symbolGroups } from "./symbol-groups.js";
import { symbolStrings } from "./symbol-strings.js";
import css from "./symbols.css?inline";

const styles = [css];

export interface SymbolChooserProps {
  readonly onChoose: (sign: string) => void;
  readonly onEscape: () => void;
}

/** The signs, to search by their names. Enter in the search takes the first. */
export function SymbolChooser({ onChoose, onEscape }: SymbolChooserProps) {
  useStyles(styles);
  const say = useTranslate(symbolStrings);
  const [query, setQuery] = useState("");
  const grid = useRef<HTMLDivElement>(null);
  const move = useRovingFocus(grid, "both");
  const found = useMemo(() => findSymbols(query, say), [query, say]);
  const count = found.reduce((sum, { signs }) => sum + signs.length, 0);
  const first = found[0]?.signs[0];
  const buttons = () => [...(grid.current?.querySelectorAll<HTMLElement>("button") ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    // The panel closes by itself. Its button would keep the focus, and the person could not write on.
    if (event.key === "Escape") onEscape();
    if (event.key === "ArrowDown" && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      buttons()[0]?.focus();
    }
  };
  const onGridKeyDown = (event: KeyboardEvent) => {
    const next = event.target instanceof HTMLElement ? buttonInNextLine(buttons(), event.target, event.key) : undefined;
    if (!next) return move(event);
    event.preventDefault();
    next.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that are pressed in its field and buttons bubble up to it
    <div className="mw-symbols-chooser" onKeyDown={onKeyDown}>
      <TextField
        label={say("search")}
        isLabelHidden
        type="search"
        icon={Search}
        placeholder={say("search")}
        value={query}
        onChange={setQuery}
        onEnter={() => first && onChoose(first[0])}
      />
      <VisuallyHidden>
        <span role="status">{query === "" || count === 0 ? "" : say("found", { count })}</span>
      </VisuallyHidden>
      {count === 0 ? (
        <p className="mw-hint" role="status">
          {say("nothing", { query })}
        </p>
      ) : null}
      <div ref={grid} role="toolbar" aria-label={say("button")} className="mw-symbols-groups" onKeyDown={onGridKeyDown}>
        {found.map((group) => (
          <Symbols key={group.id} {...group} onChoose={onChoose} />
        ))}
      </div>
    </div>
  );
}

function Symbols({ id, signs, onChoose }: SymbolGroup & Pick<SymbolChooserProps, "onChoose">) {
  const say = useTranslate(symbolStrings);
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
    <div role="group" aria-label={say(id)}>
      <p className="mw-symbols-title" aria-hidden="true">
        {say(id)}
      </p>
      <div className="mw-symbols-grid">
        {signs.map(([sign, name]) => (
          <button key={name} type="button" className="mw-symbol" aria-label={say(name)} title={say(name)} onClick={() => onChoose(sign)}>
            {sign === "\u00a0" ? "␣" : sign}
          </button>
        ))}
      </div>
    </div>
  );
}

function findSymbols(query: string, say: (name: SymbolGroup["id"]) => string): readonly SymbolGroup[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === "") return symbolGroups;
  const groups = symbolGroups.map(({ id, signs }) => ({
    id,
    signs: signs.filter(([sign, name]) => sign === query.trim() || say(name).toLowerCase().includes(wanted)),
  }));
  return groups.filter(({ signs }) => signs.length > 0);
}
