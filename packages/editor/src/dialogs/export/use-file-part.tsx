import { resolveSettings } from "@mailwright/document";
import { Button, ProgressBar, useKeptFocus, useTranslate } from "@mailwright/ui";
import { Download } from "@mailwright/ui/icons";
import { useRef, useState } from "react";
import { useDocument, useEditorServices, useHasUnsavedWork } from "../../base/context/editor-context.js";
import { useWorkspaceActions } from "../../workspace/workspace-context.js";
import { type FileKind, type ImageOptions, initialImage, offeredKinds } from "./export-choice.js";
import type { ExportPart } from "./export-part.js";
import { exportStrings } from "./export-strings.js";
import { FileChoice } from "./file-choice.js";
import { useFileExport } from "./use-file-export.js";

/** Takes the email out as a file. Opened again, it begins with PDF. */
export function useFilePart(): ExportPart {
  const say = useTranslate(exportStrings);
  const { close } = useWorkspaceActions();
  const { exporter, store } = useEditorServices().ports;
  const isUnsaved = useHasUnsavedWork() && store.save !== undefined;
  const hasAmp = useDocument(({ settings }) => resolveSettings(settings).ampPart);
  const kinds = offeredKinds(exporter, hasAmp);
  const [kind, setKind] = useState<FileKind>(kinds[0] ?? "html");
  const [image, setImage] = useState<ImageOptions>(initialImage);
  const [isEditable, setEditable] = useState(false);
  const { phase, isUnavailable, failure, forget, start, cancel } = useFileExport();
  const isWorking = phase !== "idle";
  const choose = (next: FileKind) => {
    setKind(next);
    forget();
  };
  const isDrawn = kind === "pdf" || kind === "image";
  const work = useRef<HTMLDivElement>(null);
  const leave = useRef<HTMLButtonElement>(null);
  const download = useRef<HTMLButtonElement>(null);
  const mayDownload = !(isDrawn && isUnavailable);
  useKeptFocus(isWorking, () => work.current?.querySelector("button") ?? (mayDownload ? download : leave).current);
  const footer = isWorking ? (
    <div ref={work} className="mw-export-work">
      <ProgressBar label={say(phase === "delayed" ? "delayed" : "working")} onCancel={cancel} />
    </div>
  ) : (
    <>
      <Button ref={leave} onClick={close}>
        {say("cancel")}
      </Button>
      <Button ref={download} variant="primary" icon={Download} disabled={!mayDownload} onClick={() => start({ kind, image, isEditable })}>
        {say(failure === null ? "download" : "again")}
      </Button>
    </>
  );
  const body = (
    <>
      <p className="mw-dialog-lead">{say(isDrawn && isUnsaved ? "leadUnsaved" : "lead")}</p>
      <FileChoice
        {...{ kinds, kind, image, isEditable }}
        isDisabled={isWorking}
        onKind={choose}
        onImage={setImage}
        onEditable={setEditable}
      />
      {isUnavailable ? <Notice words={say("notConfigured")} /> : null}
      {failure === null ? null : <Notice words={say("failed", { reason: failure })} />}
    </>
  );
  return { body, footer, isWorking };
}

/** Brought into view: on a phone it is below the fold, and without it nothing says why there is no download. */
function Notice({ words }: { readonly words: string }) {
  return (
    <p ref={bringIntoView} role="alert" className="mw-notice">
      {words}
    </p>
  );
}

function bringIntoView(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: "nearest" });
}
