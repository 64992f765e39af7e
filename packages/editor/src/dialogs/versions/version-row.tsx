import { previewWindowHeightPx, previewWindowWidthPx } from "@mailwright/contract";
import { Badge, Button, IconButton, useFormats, useKeptFocus, useRoot, useTranslate } from "@mailwright/ui";
import { Eye, GitCompareArrows, Pencil, RotateCcw } from "@mailwright/ui/icons";
import { useRef, useState } from "react";
import { useEditorServices, useViewState } from "../../base/context/editor-context.js";
import type { VersionRecord } from "../../ports/version-port.js";
import { VersionAuthors } from "./version-authors.js";
import { VersionNameForm } from "./version-name-form.js";
import { versionsStrings } from "./versions-strings.js";

export interface VersionRowProps {
  readonly version: VersionRecord;
  readonly isLatest: boolean;
  readonly isRestoring: boolean;
  readonly onRename: (name: string) => Promise<string | undefined>;
  readonly onRestore: (version: VersionRecord) => void;
  readonly onCompare: (version: VersionRecord) => void;
}

/** One version: its name first, when it was stored, and by whom. */
export function VersionRow({ version, isLatest, isRestoring, onRename, onRestore, onCompare }: VersionRowProps) {
  const say = useTranslate(versionsStrings);
  const { date: writeDate } = useFormats();
  const { ports } = useEditorServices();
  const isReadOnly = useViewState((viewState) => viewState.readOnly);
  const openPreview = useOpenPreview();
  const [isNaming, setNaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  useKeptFocus(isNaming, () => pencil.current);
  const date = writeDate(new Date(version.date));
  if (isNaming)
    return (
      <li className="mw-version">
        <VersionNameForm label={say("nameOf", { date })} name={version.name} onName={onRename} onClose={() => setNaming(false)} />
      </li>
    );
  return (
    <li className="mw-version">
      <VersionWords version={version} isLatest={isLatest} />
      <div className="mw-version-actions">
        {isReadOnly || !ports.versions?.rename ? null : (
          <IconButton
            ref={pencil}
            icon={Pencil}
            label={version.name === "" ? say("giveName", { date }) : say("rename", { name: version.name })}
            onClick={() => setNaming(true)}
          />
        )}
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

function VersionWords({ version, isLatest }: Pick<VersionRowProps, "version" | "isLatest">) {
  const say = useTranslate(versionsStrings);
  const { moment, date } = useFormats();
  const { clock } = useEditorServices().ports;
  const stored = new Date(version.date);
  return (
    <div className="mw-version-words">
      {version.name === "" ? null : (
        <p className="mw-version-name" dir="auto">
          {version.name}
        </p>
      )}
      <p className="mw-version-time" data-named={version.name === "" ? undefined : ""}>
        <time dateTime={version.date} title={date(stored)}>
          {moment(stored, new Date(clock.now()))}
        </time>
        {isLatest ? <Badge>{say("latest")}</Badge> : null}
      </p>
      <VersionAuthors version={version} />
    </div>
  );
}

function useOpenPreview() {
  const root = useRoot();
  const size = `width=${previewWindowWidthPx},height=${previewWindowHeightPx}`;
  return ({ previewUrl }: VersionRecord) => {
    (root.ownerDocument ?? root).defaultView?.open(previewUrl, "_blank", `popup,noopener,${size}`);
  };
}
