import { Button, EmptyState, Skeleton, useKeptFocus, useStyles, useTranslate } from "@mailwright/ui";
import { LayoutTemplate, Plus, Search } from "@mailwright/ui/icons";
import { AskedView } from "@mailwright/views/asked";
import { type RefObject, useRef, useState } from "react";
import type { ModuleShelf } from "../../ports/module-port.js";
import { ModuleGroup } from "./module-group.js";
import css from "./modules.css?inline";
import { type ModuleDialog, ModulesDialogs } from "./modules-dialogs.js";
import { modulesStrings } from "./modules-strings.js";
import { shelveModules } from "./shelve-modules.js";
import { useModuleLibrary, useModules } from "./use-module-library.js";

const styles = [css];

export interface ModulesPanelProps {
  readonly query: string;
  readonly onClearQuery: () => void;
  readonly onInserted: () => void;
}

/** Saved modules and ready-made ones, by group, to drag onto the canvas or to insert with a press. */
export function ModulesPanel(props: ModulesPanelProps) {
  useStyles(styles);
  const say = useTranslate(modulesStrings);
  const library = useModuleLibrary();
  const { phase, shelf, isPart = false } = useModules(library);
  const asked = { phase: phase === "idle" ? ("loading" as const) : phase, value: shelf, retry: () => void library.refresh() };
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div ref={panel} className="mw-modules">
      <AskedView asked={asked} waiting={<Waiting />} failed={say("loadFailed")}>
        {(known) => <Shelf shelf={known} isPart={isPart} panel={panel} {...props} />}
      </AskedView>
    </div>
  );
}

interface ShelfProps extends ModulesPanelProps {
  readonly shelf: ModuleShelf;
  /** More modules are being fetched. */
  readonly isPart: boolean;
  readonly panel: RefObject<HTMLElement | null>;
}

function Shelf({ shelf, isPart, panel, query, onClearQuery, onInserted }: ShelfProps) {
  const say = useTranslate(modulesStrings);
  const [dialog, setDialog] = useState<ModuleDialog | null>(null);
  // The button that had the focus was deleted with its module.
  useKeptFocus(dialog, () => panel.current?.querySelector("button"));
  const groups = shelveModules(shelf, query);
  const { port } = useModuleLibrary();
  const mayAdd = shelf.mayKeepGroups && port.createGroup !== undefined;
  return (
    <>
      {mayAdd ? (
        <div className="mw-modules-bar">
          <Button icon={Plus} onClick={() => setDialog({ kind: "new-group" })}>
            {say("addGroup")}
          </Button>
        </div>
      ) : null}
      {groups.map((shown) => (
        <ModuleGroup key={shown.group?.id ?? ""} shown={shown} onInserted={onInserted} onOpen={setDialog} />
      ))}
      {isPart ? <Waiting /> : null}
      {groups.length === 0 && !isPart ? <Nothing query={query} onClearQuery={onClearQuery} /> : null}
      {dialog ? <ModulesDialogs dialog={dialog} onClose={() => setDialog(null)} /> : null}
    </>
  );
}

function Nothing({ query, onClearQuery }: Pick<ModulesPanelProps, "query" | "onClearQuery">) {
  const say = useTranslate(modulesStrings);
  if (query.trim() === "") {
    return (
      <EmptyState title={say("none")} icon={LayoutTemplate}>
        {say("noneHint")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={say("nothingFound", { query })}
      icon={Search}
      action={<Button onClick={onClearQuery}>{say("clearSearch")}</Button>}
    />
  );
}

function Waiting() {
  const say = useTranslate(modulesStrings);
  return (
    <div role="status" aria-label={say("loading")} className="mw-modules-waiting">
      <Skeleton height={16} width="40%" />
      <Skeleton height={132} />
      <Skeleton height={132} />
    </div>
  );
}
