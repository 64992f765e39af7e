import { useRovingFocus } from "@mailwright/ui";
import { type KeyboardEvent, useRef } from "react";
import type { IconRecord } from "../../../../ports/icon-port.js";

/** As the style sheet of the chooser says. */
const columns = 6;

/** How icons are shown, wherever they are from. */
export interface ShownIcons {
  readonly chosen: string;
  readonly isLight: boolean;
  readonly urlOf: (icon: IconRecord) => string;
  readonly onChoose: (icon: IconRecord) => void;
}

interface IconGridProps extends ShownIcons {
  readonly label: string;
  readonly icons: readonly IconRecord[];
}

/** A page of icons. Left and right go from one to the next, up and down from row to row. */
export function IconGrid({ label, icons, chosen, isLight: needsDark, urlOf, onChoose }: IconGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const alongRow = useRovingFocus(grid);
  const onKeyDown = (event: KeyboardEvent) => {
    const rows = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const choices = [...(grid.current?.querySelectorAll<HTMLElement>(".mw-icon-choice") ?? [])];
    const next = rows === 0 ? undefined : choices[choices.indexOf(event.target as HTMLElement) + rows * columns];
    if (!next) return alongRow(event);
    event.preventDefault();
    next.focus();
  };
  return (
    <div ref={grid} role="toolbar" aria-label={label} className="mw-icon-grid" data-dark={needsDark || undefined} onKeyDown={onKeyDown}>
      {icons.map((icon) => (
        <button
          key={icon.id}
          type="button"
          className="mw-icon-choice"
          aria-pressed={icon.id === chosen}
          title={icon.name}
          onClick={() => onChoose(icon)}
        >
          <img src={urlOf(icon)} alt={icon.name} width={24} height={24} loading="lazy" />
        </button>
      ))}
    </div>
  );
}
