import { Button, useTranslate } from "@mailwright/ui";
import { Upload } from "@mailwright/ui/icons";
import { type ChangeEvent, useRef } from "react";
import { acceptedPictures } from "../reduce/picture-type.js";
import { libraryStrings } from "./library-strings.js";

/** Opens the system's choice of files. */
export function UploadButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const say = useTranslate(libraryStrings);
  const input = useRef<HTMLInputElement>(null);
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Emptied, so that the same file can be chosen again after a failure.
    currentTarget.value = "";
    if (files.length > 0) onFiles(files);
  };
  return (
    <>
      <input ref={input} type="file" accept={acceptedPictures} multiple hidden onChange={pick} />
      <Button icon={Upload} onClick={() => input.current?.click()}>
        {say("upload")}
      </Button>
    </>
  );
}
