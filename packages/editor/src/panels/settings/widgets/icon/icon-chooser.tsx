import type { IconSpec } from "@mailwright/document";
import { Button, ColorField, Popover, Select, Spinner, TextField, useKeptFocus, useStyles, useTranslate } from "@mailwright/ui";
import { RotateCw, Search } from "@mailwright/ui/icons";
import { useAsked } from "@mailwright/views/asked";
import { type RefObject, useRef, useState } from "react";
import { useEditorServices } from "../../../../base/context/editor-context.js";
import type { IconGroup, IconPort, IconRecord, IconsAmong } from "../../../../ports/icon-port.js";
import css from "./icon-chooser.css?inline";
import { IconGrid, type ShownIcons } from "./icon-grid.js";
import { iconStrings } from "./icon-strings.js";
import { keepRecentIcon, readRecentIcons } from "./recent-icons.js";
import { useIconColor } from "./use-icon-color.js";
import { type IconSearchState, useIconSearch } from "./use-icon-search.js";

const styles: readonly string[] = [css];

export interface IconChooserProps {
  readonly port: IconPort;
  readonly chosen: string;
  readonly spec: IconSpec;
  readonly swatches: readonly string[];
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** Icons to search and choose from. */
export function IconChooser({ port, chosen, spec, swatches, anchor, onChoose, onClose }: IconChooserProps) {
  useStyles(styles);
  const say = useTranslate(iconStrings);
  const { preferences } = useEditorServices().ports;
  const color = useIconColor(spec, swatches);
  const search = useIconSearch(port);
  const [recent] = useState(() => readRecentIcons(preferences));
  const shown = {
    chosen,
    isLight: color !== undefined && isLight(color.value),
    urlOf: (icon: IconRecord) => (color === undefined ? icon.url : (port.inColor?.(icon, color.value) ?? icon.url)),
    onChoose: (icon: IconRecord) => {
      keepRecentIcon(preferences, icon);
      onChoose(icon.id);
    },
  };
  const isNarrowed = search.query !== "" || search.among.category !== "" || search.among.style !== "";
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
      {color?.set ? (
        <ColorField
          label={color.label}
          layout="row"
          value={color.value}
          swatches={color.swatches}
          onChange={color.set}
          onBegin={color.onBegin}
          onCommit={color.onCommit}
        />
      ) : null}
      <IconGroups port={port} among={search.among} onNarrow={search.narrow} />
      {recent.length > 0 && !isNarrowed ? (
        <>
          <p className="mw-hint">{say("recent")}</p>
          <IconGrid {...shown} label={say("recent")} icons={recent} />
        </>
      ) : null}
      <Found {...shown} state={search.state} onMore={search.more} onRetry={search.retry} />
    </Popover>
  );
}

/** Icons that are light need a dark ground to be seen. */
function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 200;
}

interface IconGroupsProps {
  readonly port: IconPort;
  readonly among: IconsAmong;
  readonly onNarrow: (among: Partial<IconsAmong>) => void;
}

/** What the search may be narrowed by; nothing where the set has no groups. */
function IconGroups({ port, among, onNarrow }: IconGroupsProps) {
  const say = useTranslate(iconStrings);
  const asked = useAsked((signal) => port.groups?.(signal), [port]);
  const { categories = [], styles: drawn = [] } = asked.value ?? {};
  const optionsOf = (groups: readonly IconGroup[]) => groups.map(({ id, name }) => ({ value: id, label: name }));
  if (categories.length === 0 && drawn.length === 0) return null;
  return (
    <div className="mw-icon-groups">
      {categories.length > 0 ? (
        <Select
          label={say("category")}
          value={among.category}
          options={[{ value: "", label: say("all") }, ...optionsOf(categories)]}
          onChange={(category) => onNarrow({ category })}
        />
      ) : null}
      {drawn.length > 0 ? (
        <Select
          label={say("style")}
          value={among.style === "" ? (drawn[0]?.id ?? "") : among.style}
          options={optionsOf(drawn)}
          onChange={(style) => onNarrow({ style })}
        />
      ) : null}
    </div>
  );
}

interface FoundProps extends ShownIcons {
  readonly state: IconSearchState;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

function Found({ state, onMore, onRetry, ...shown }: FoundProps) {
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
  return <FoundIcons {...state} {...shown} onMore={onMore} />;
}

interface FoundIconsProps extends ShownIcons {
  readonly icons: readonly IconRecord[];
  readonly total: number;
  readonly onMore: () => void;
}

function FoundIcons({ icons, total, onMore, ...shown }: FoundIconsProps) {
  const say = useTranslate(iconStrings);
  const whole = useRef<HTMLDivElement>(null);
  // The button for more goes with the last page.
  useKeptFocus(icons.length, () => [...(whole.current?.querySelectorAll<HTMLElement>(".mw-icon-choice") ?? [])].at(-1));
  return (
    <div ref={whole} className="mw-icon-found">
      <p className="mw-hint" role="status">
        {total === 0 ? say("none") : say("found", { count: total })}
      </p>
      <IconGrid {...shown} label={say("results")} icons={icons} />
      {icons.length < total ? <Button onClick={onMore}>{say("more")}</Button> : null}
    </div>
  );
}
