import { previewWindowHeightPx, previewWindowWidthPx } from "@mailwright/contract";
import { Badge, Button, EmptyState, SkeletonText, useFormats, useRoot, useTranslate } from "@mailwright/ui";
import { ConfirmDialog } from "@mailwright/ui/dialogs";
import { Eye, GitCompareArrows, History, RotateCcw } from "@mailwright/ui/icons";
import { AskedView, ShowMore } from "@mailwright/views/asked";
import { useState } from "react";
import { useEditorServices, useViewState } from "../../base/context/editor-context.js";
import type { VersionRecord } from "../../ports/version-port.js";
import { useRestoreVersion } from "./use-restore-version.js";
import { useVersions } from "./use-versions.js";
import { versionsStrings } from "./versions-strings.js";

export interface VersionListProps {
  readonly onCompare: (version: VersionRecord) => void;
}

/** The versions, newest first. */
export function VersionList({ onCompare }: VersionListProps) {
  const say = useTranslate(versionsStrings);
  const asked = useVersions();
  return (
    <AskedView asked={asked} waiting={<SkeletonText lines={6} />} failed={say("failed")}>
      {({ versions }) => (
        <>
          <ListedVersions versions={newestFirst(versions)} onCompare={onCompare} />
          {asked.more ? <ShowMore more={asked.more} /> : null}
        </>
      )}
    </AskedView>
  );
}

function newestFirst(versions: readonly VersionRecord[]): readonly VersionRecord[] {
  return versions.toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date));
}

function ListedVersions({ versions, onCompare }: VersionListProps & { readonly versions: readonly VersionRecord[] }) {
  const say = useTranslate(versionsStrings);
  const { restoring, restore } = useRestoreVersion();
  const { editor } = useEditorServices();
  const [asked, setAsked] = useState<VersionRecord>();
  const restoreOrAsk = (version: VersionRecord) => (editor.hasUnsavedWork() ? setAsked(version) : restore(version));
  if (versions.length === 0) {
    return (
      <EmptyState title={say("empty")} icon={History}>
        {say("emptyHint")}
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label={say("list")} className="mw-versions">
        {versions.map((version, index) => (
          <VersionRow
            key={version.date}
            version={version}
            isLatest={index === 0}
            isRestoring={restoring === version.date}
            onRestore={restoreOrAsk}
            onCompare={onCompare}
          />
        ))}
      </ul>
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

interface VersionRowProps extends VersionListProps {
  readonly version: VersionRecord;
  readonly isLatest: boolean;
  readonly isRestoring: boolean;
  readonly onRestore: (version: VersionRecord) => void;
}

function VersionRow({ version, isLatest, isRestoring, onRestore, onCompare }: VersionRowProps) {
  const say = useTranslate(versionsStrings);
  const { moment, date: writeDate } = useFormats();
  const { clock } = useEditorServices().ports;
  const isReadOnly = useViewState((viewState) => viewState.readOnly);
  const openPreview = useOpenPreview();
  const saved = new Date(version.date);
  const date = writeDate(saved);
  return (
    <li className="mw-version">
      <div className="mw-version-words">
        <p className="mw-version-time">
          <time dateTime={version.date} title={date}>
            {moment(saved, new Date(clock.now()))}
          </time>
          {isLatest ? <Badge>{say("latest")}</Badge> : null}
        </p>
        <p className="mw-version-user">{say("by", { name: version.userName || say("unknownUser") })}</p>
      </div>
      <div className="mw-version-actions">
        <Button variant="quiet" icon={GitCompareArrows} aria-label={say("compareOf", { date })} onClick={() => onCompare(version)}>
          {say("compare")}
        </Button>
        {version.previewUrl === "" ? null : (
          <Button variant="quiet" icon={Eye} aria-label={say("previewOf", { date })} onClick={() => openPreview(version)}>
            {say("preview")}
          </Button>
        )}
        {isReadOnly ? null : (
          <Button icon={RotateCcw} isLoading={isRestoring} aria-label={say("restoreOf", { date })} onClick={() => onRestore(version)}>
            {say("restore")}
          </Button>
        )}
      </div>
    </li>
  );
}

function useOpenPreview() {
  const root = useRoot();
  const size = `width=${previewWindowWidthPx},height=${previewWindowHeightPx}`;
  return ({ previewUrl }: VersionRecord) => {
    (root.ownerDocument ?? root).defaultView?.open(previewUrl, "_blank", `popup,noopener,${size}`);
  };
}
