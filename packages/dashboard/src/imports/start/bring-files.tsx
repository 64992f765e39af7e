import type { PlacedFile } from "@mailwright/client";
import { importEndings } from "@mailwright/contract";
import { Button, Icon, ProgressBar, TextField, useTranslate } from "@mailwright/ui";
import { FileUp, Folder, Upload } from "@mailwright/ui/icons";
import { type ChangeEvent, type DragEvent, useRef, useState } from "react";
import { placeFiles, readDrop } from "./collect-files.js";
import { readAddresses } from "./read-addresses.js";
import { useImportLimits } from "./start-faults.js";
import { startStrings } from "./start-strings.js";
import type { Bringing } from "./use-bringing.js";

const accepted = [".zip", ...importEndings.map((ending) => `.${ending}`), "image/*"].join(",");

/** A place to drop files and folders on, two choices of the system's, and the way of what was chosen to the server. */
export function BringFiles({ bringing: { sending, bring, cancel } }: { readonly bringing: Bringing }) {
  const say = useTranslate(startStrings);
  const limits = useImportLimits();
  const [base, setBase] = useState("");
  const [isLeft, setLeft] = useState(false);
  const fault = readAddresses(base).addresses.length > 1 ? base : readAddresses(base).fault;
  const start = (files: readonly PlacedFile[]) => {
    setLeft(true);
    if (fault === undefined) bring(files, base.trim() === "" ? undefined : base.trim());
  };
  const { isOver, handlers } = useDrop((found) => void readDrop(found).then(start));
  if (sending) {
    return (
      <div className="mw-bring-drop" data-sending>
        <ProgressBar label={say("sending", { name: sending.name })} share={sending.share} onCancel={cancel} />
      </div>
    );
  }
  return (
    <>
      <div className="mw-bring-drop" data-over={isOver || undefined} {...handlers}>
        <span className="mw-bring-icon">
          <Icon icon={FileUp} sizePx={20} />
        </span>
        <p className="mw-bring-title">{say("drop")}</p>
        <p className="mw-bring-lead">{say("kinds", limits)}</p>
        <div className="mw-bring-ways">
          <FileChoice label={say("chooseFiles")} onFiles={(files) => start(placeFiles(files))} />
          <FileChoice isFolder label={say("chooseFolder")} onFiles={(files) => start(placeFiles(files))} />
        </div>
      </div>
      <div className="mw-bring-base">
        <TextField
          label={say("base")}
          hint={say("baseHint")}
          placeholder="https://"
          value={base}
          error={isLeft && fault !== undefined ? say("noBase") : undefined}
          onChange={setBase}
          onBlur={() => setLeft(true)}
        />
      </div>
    </>
  );
}

interface FileChoiceProps {
  readonly label: string;
  readonly isFolder?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens the system's choice of files, or of a folder. */
function FileChoice({ label, isFolder = false, onFiles }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Emptied, so that the same files can be chosen again after a failure.
    currentTarget.value = "";
    if (files.length > 0) onFiles(files);
  };
  const folder = isFolder ? { webkitdirectory: "" } : { accept: accepted };
  return (
    <>
      <input ref={input} type="file" multiple hidden onChange={pick} {...folder} />
      <Button variant={isFolder ? "secondary" : "primary"} icon={isFolder ? Folder : Upload} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}

function useDrop(onDrop: (dropped: DataTransfer) => void) {
  const [isOver, setOver] = useState(false);
  const hold = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return false;
    event.preventDefault();
    return true;
  };
  const handlers = {
    onDragOver: (event: DragEvent) => hold(event) && setOver(true),
    onDragLeave: ({ relatedTarget, currentTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hold(event)) return;
      setOver(false);
      onDrop(event.dataTransfer);
    },
  };
  return { isOver, handlers };
}
