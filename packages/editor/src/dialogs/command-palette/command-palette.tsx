import { EmptyState, Icon, Kbd, stepIndex, TextField, useAnnounce, useStyles, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { Search } from "@mailwright/ui/icons";
import { Fragment, type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useWorkspaceActions } from "../../workspace/workspace-context.js";
import css from "./command-palette.css?inline";
import { commandPaletteStrings } from "./command-palette-strings.js";
import { findEntries, type PaletteEntry } from "./palette-entry.js";
import { usePaletteEntries } from "./use-palette-entries.js";

const styles = [css];
const groups = ["commands", "blocks", "settings"] as const;

/** All commands, blocks and settings by their names. The focus stays in the search field, the arrows choose an entry, Enter runs it. */
export function CommandPalette() {
  useStyles(styles);
  const say = useTranslate(commandPaletteStrings);
  const { close } = useWorkspaceActions();
  // The focus returns to where it was before the command runs: some commands depend on it, others move it themselves.
  const closeAtOnce = useCallback(() => flushSync(close), [close]);
  const entries = usePaletteEntries(closeAtOnce);
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const id = useId();
  const found = groups.flatMap((group) => findEntries(entries, query).filter((entry) => entry.group === group));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") found[at]?.run();
    const isTyped = event.key === "Home" || event.key === "End";
    const next = isTyped ? undefined : stepIndex(event, at, found.length, { orientation: "vertical" });
    if (next === undefined && event.key !== "Enter") return;
    event.preventDefault();
    if (next !== undefined) setAt(next);
  };
  return (
    <Dialog title={say("title")} size="md" onClose={close}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the search and of the list it chooses from. */}
      <div className="mw-commands" onKeyDown={onKeyDown}>
        <TextField
          type="search"
          label={say("search")}
          isLabelHidden
          placeholder={say("search")}
          icon={Search}
          value={query}
          onChange={(text) => {
            setQuery(text);
            setAt(0);
          }}
        />
        {found.length === 0 ? <EmptyState title={say("nothingFound", { query })} icon={Search} /> : null}
        <EntryList id={id} entries={found} at={at} onPoint={setAt} />
      </div>
    </Dialog>
  );
}

interface EntryListProps {
  readonly id: string;
  readonly entries: readonly PaletteEntry[];
  readonly at: number;
  readonly onPoint: (index: number) => void;
}

function EntryList({ id, entries, at, onPoint }: EntryListProps) {
  const say = useTranslate(commandPaletteStrings);
  const chosen = useRef<HTMLDivElement>(null);
  const chosenId = entries[at]?.id;
  const label = entries[at]?.label;
  const announce = useAnnounce();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is chosen.
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: "nearest" });
    // The focus stays in the search field, so the chosen entry is announced.
    if (label !== undefined) announce(label);
  }, [chosenId, label, announce]);
  return (
    <div role="listbox" aria-label={say("results")} className="mw-command-list" tabIndex={-1}>
      {entries.map((entry, index) => (
        <Fragment key={entry.id}>
          {entry.group === entries[index - 1]?.group ? null : (
            <div role="presentation" className="mw-command-group">
              {say(entry.group)}
            </div>
          )}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the arrows and Enter of the search do it. */}
          <div
            ref={index === at ? chosen : undefined}
            role="option"
            id={`${id}-${index}`}
            aria-selected={index === at}
            tabIndex={-1}
            className="mw-command"
            onPointerMove={() => onPoint(index)}
            onClick={entry.run}
          >
            {entry.icon ? <Icon icon={entry.icon} /> : null}
            <span className="mw-command-name">{entry.label}</span>
            {entry.shortcut ? <Kbd>{entry.shortcut}</Kbd> : null}
          </div>
        </Fragment>
      ))}
    </div>
  );
}
