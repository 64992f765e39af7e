import { Button, Checkbox, EmptyState, SkeletonText, useKeptFocus, useTranslate } from "@mailwright/ui";
import { ConfirmDialog } from "@mailwright/ui/dialogs";
import { History, Tag } from "@mailwright/ui/icons";
import { AskedView, ShowMore } from "@mailwright/views/asked";
import { useRef, useState } from "react";
import { useEditorServices, useViewState } from "../../base/context/editor-context.js";
import type { VersionRecord } from "../../ports/version-port.js";
import { type NamingWork, useNameVersion } from "./use-name-version.js";
import { useRestoreVersion } from "./use-restore-version.js";
import { useVersions } from "./use-versions.js";
import { VersionNameForm } from "./version-name-form.js";
import { VersionRow } from "./version-row.js";
import { versionsStrings } from "./versions-strings.js";

export interface VersionListProps {
  readonly onCompare: (version: VersionRecord) => void;
  /** What is there now is about to be named. */
  readonly isNaming?: boolean | undefined;
}

/** The versions, newest first, and what is there now as one more with a name. */
export function VersionList({ onCompare, isNaming = false }: VersionListProps) {
  const say = useTranslate(versionsStrings);
  const asked = useVersions();
  const work = useNameVersion((named) =>
    asked.change((listed) => ({ ...listed, versions: [...listed.versions.filter(({ date }) => date !== named.date), named] })),
  );
  return (
    <AskedView asked={asked} waiting={<SkeletonText lines={6} />} failed={say("failed")}>
      {({ versions }) => (
        <>
          <ListedVersions versions={newestFirst(versions)} work={work} isNaming={isNaming} onCompare={onCompare} />
          {asked.more ? <ShowMore more={asked.more} /> : null}
        </>
      )}
    </AskedView>
  );
}

function newestFirst(versions: readonly VersionRecord[]): readonly VersionRecord[] {
  return versions.toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date));
}

interface ListedVersionsProps extends VersionListProps {
  readonly versions: readonly VersionRecord[];
  readonly work: NamingWork;
}

function ListedVersions({ versions, work, isNaming, onCompare }: ListedVersionsProps) {
  const say = useTranslate(versionsStrings);
  const { restoring, restore } = useRestoreVersion();
  const { editor } = useEditorServices();
  const [asked, setAsked] = useState<VersionRecord>();
  const [areNamedOnly, showNamedOnly] = useState(false);
  const tools = useRef<HTMLDivElement>(null);
  const restoreOrAsk = (version: VersionRecord) => (editor.hasUnsavedWork() ? setAsked(version) : restore(version));
  const isAnyNamed = versions.some(({ name }) => name !== "");
  const shown = areNamedOnly && isAnyNamed ? versions.filter(({ name }) => name !== "") : versions;
  // A version that lost its name leaves the list of those that have one.
  useKeptFocus(shown.length, () => tools.current?.querySelector<HTMLElement>("input, button"));
  return (
    <>
      <div ref={tools} className="mw-version-tools">
        <NameThis work={work} isNaming={isNaming} />
        {isAnyNamed ? <Checkbox label={say("namedOnly")} isChecked={areNamedOnly} onChange={showNamedOnly} /> : null}
      </div>
      {versions.length === 0 ? (
        <EmptyState title={say("empty")} icon={History}>
          {say("emptyHint")}
        </EmptyState>
      ) : (
        <ul aria-label={say("list")} className="mw-versions">
          {shown.map((version) => (
            <VersionRow
              key={version.date}
              version={version}
              isLatest={version === versions[0]}
              isRestoring={restoring === version.date}
              onRename={(name) => work.rename(version, name)}
              onRestore={restoreOrAsk}
              onCompare={onCompare}
            />
          ))}
        </ul>
      )}
      {asked ? (
        <ConfirmDialog
          title={say("askTitle")}
          confirmLabel={say("askRestore")}
          tone="danger"
          onConfirm={() => {
            setAsked(undefined);
            restore(asked);
          }}
          onClose={() => setAsked(undefined)}
        >
          {say("askText")}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

interface NameThisProps {
  readonly work: NamingWork;
  readonly isNaming: boolean | undefined;
}

/** A way to keep what is there now under a name. */
function NameThis({ work, isNaming = false }: NameThisProps) {
  const say = useTranslate(versionsStrings);
  const { versions } = useEditorServices().ports;
  const isReadOnly = useViewState((viewState) => viewState.readOnly);
  const [isOpen, setOpen] = useState(isNaming);
  const opener = useRef<HTMLButtonElement>(null);
  useKeptFocus(isOpen, () => opener.current);
  if (!versions?.keep || isReadOnly) return null;
  if (isOpen) return <VersionNameForm label={say("nameOfThis")} name="" onName={work.keep} onClose={() => setOpen(false)} />;
  return (
    <Button ref={opener} icon={Tag} onClick={() => setOpen(true)}>
      {say("nameThis")}
    </Button>
  );
}
