import { Button, Popover, Spinner, TextField, useRovingFocus, useStyles, useTranslate } from "@mailwright/ui";
import { RotateCw, Search } from "@mailwright/ui/icons";
import { type RefObject, useRef } from "react";
import type { IconPort, IconRecord } from "../../../../ports/icon-port.js";
import css from "./icon-chooser.css?inline";
import { iconStrings } from "./icon-strings.js";
import { type IconSearchState, useIconSearch } from "./use-icon-search.js";

const styles: readonly string[] = [css];

export interface IconChooserProps {
  readonly port: IconPort;
  readonly chosen: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** Icons to search and choose from. */
export function IconChooser({ port, chosen, anchor, onChoose, onClose }: IconChooserProps) {
  useStyles(styles);
  const say = useTranslate(iconStrings);
  const search = useIconSearch(port);
  return (
    <Popover anchor={anchor} label={say("choose")} align="end" className="mw-icon-chooser" onClose={onClose}>
      <TextField
        label={say("search")}
        isLabelHidden
        type="search"
        icon={Search}
        placeholder={say("search")}
        value={search.query}
        onChange={search.setQuery}
      />
      <Found state={search.state} chosen={chosen} onChoose={onChoose} onMore={search.more} onRetry={search.retry} />
    </Popover>
  );
}

interface FoundProps extends Pick<IconChooserProps, "chosen" | "onChoose"> {
  readonly state: IconSearchState;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

function Found({ state, chosen, onChoose, onMore, onRetry }: FoundProps) {
  const say = useTranslate(iconStrings);
  if (state.phase === "searching") {
    return (
      <p className="mw-icon-note" role="status">
        <Spinner />
        {say("searching")}
      </p>
    );
  }
  if (state.phase === "failed") {
    return (
      <div className="mw-icon-note" role="alert">
        {say("failed")}
        <Button icon={RotateCw} onClick={onRetry}>
          {say("retry")}
        </Button>
      </div>
    );
  }
  const { icons, total } = state;
  return (
    <>
      <p className="mw-hint" role="status">
        {total === 0 ? say("none") : say("found", { count: total })}
      </p>
      <IconGrid icons={icons} chosen={chosen} onChoose={onChoose} />
      {icons.length < total ? <Button onClick={onMore}>{say("more")}</Button> : null}
    </>
  );
}

function IconGrid({ icons, chosen, onChoose }: Pick<FoundProps, "chosen" | "onChoose"> & { readonly icons: readonly IconRecord[] }) {
  const say = useTranslate(iconStrings);
  const grid = useRef<HTMLDivElement>(null);
  const onKeyDown = useRovingFocus(grid);
  return (
    <div ref={grid} role="toolbar" aria-label={say("results")} className="mw-icon-grid" onKeyDown={onKeyDown}>
      {icons.map(({ id, name, url }) => (
        <button key={id} type="button" className="mw-icon-choice" aria-pressed={id === chosen} title={name} onClick={() => onChoose(id)}>
          <img src={url} alt={name} width={24} height={24} loading="lazy" />
        </button>
      ))}
    </div>
  );
}
