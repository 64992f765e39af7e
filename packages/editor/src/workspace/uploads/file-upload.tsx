/// <reference path="../../css-inline.d.ts" />
import { Button, classNames, ProgressBar, useStyles, useTranslate } from "@mailwright/ui";
import { Upload } from "@mailwright/ui/icons";
import { useFileDrop } from "@mailwright/views/pictures";
import { type ChangeEvent, type ReactNode, useRef } from "react";
import css from "./file-upload.css?inline";
import { fileUploadStrings } from "./file-upload-strings.js";
import { type FileUpload, useFileUpload } from "./use-file-upload.js";
import { useFileWords } from "./use-file-words.js";

export interface FileUploadFieldProps {
  readonly isDisabled?: boolean | undefined;
  /** Given the address of a file that was uploaded. */
  readonly onUploaded: (url: string) => void;
  /** The field of the address, on which a file may be dropped too. */
  readonly children: ReactNode;
}

const styles = [css];

/** The address of a file, and where somebody keeps files a way to upload one. What was typed stays until an upload has come to its end. */
export function FileUploadField({ isDisabled = false, onUploaded, children }: FileUploadFieldProps) {
  useStyles(styles);
  const upload = useFileUpload(onUploaded);
  const { isOver, handlers } = useFileDrop(
    upload && !isDisabled
      ? ([file]) => {
          if (file) upload.start(file);
        }
      : undefined,
  );
  return (
    <div className={classNames("mw-file-upload", isOver && "mw-file-upload-over")} {...handlers}>
      {children}
      {upload ? <UploadPart upload={upload} isDisabled={isDisabled} /> : null}
    </div>
  );
}

function UploadPart({ upload, isDisabled }: { readonly upload: FileUpload; readonly isDisabled: boolean }) {
  const say = useTranslate(fileUploadStrings);
  const wordsFor = useFileWords(upload.port);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { state, port } = upload;
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // Emptied, so that the same file can be chosen again after a failure.
    event.currentTarget.value = "";
    if (file) upload.start(file);
  };
  const cancel = () => {
    upload.cancel();
    button.current?.focus();
  };
  return (
    <>
      <input ref={input} type="file" accept={port.endings?.map((ending) => `.${ending}`).join()} hidden onChange={pick} />
      <Button ref={button} icon={Upload} disabled={isDisabled} onClick={() => input.current?.click()}>
        {say("upload")}
      </Button>
      {state.phase === "uploading" ? (
        <ProgressBar label={say("uploading", { name: state.name })} share={state.part} onCancel={cancel} />
      ) : null}
      {state.phase === "refused" ? (
        <p role="alert" className="mw-file-upload-state">
          {wordsFor(state.name, state.refusal)}
        </p>
      ) : null}
      <p role="status" className="mw-file-upload-state">
        {state.phase === "uploaded" ? say("uploaded", { name: state.name }) : null}
      </p>
    </>
  );
}
