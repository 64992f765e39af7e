import { Button, TextField, useToasts, useTranslate } from "@mailwright/ui";
import { useEffect, useRef, useState } from "react";
import type { LibraryPicture, PictureLibrary } from "../model/picture-library.js";
import { libraryStrings } from "./library-strings.js";

interface PictureNameFormProps {
  readonly library: PictureLibrary;
  readonly picture: LibraryPicture;
  readonly onRenamed: (picture: LibraryPicture) => void;
  readonly onClose: () => void;
}

const nameMaxLength = 255;

/** Gives a picture another name. Its address stays. */
export function PictureNameForm({ library, picture, onRenamed, onClose }: PictureNameFormProps) {
  const say = useTranslate(libraryStrings);
  const toasts = useToasts();
  const [name, setName] = useState(picture.name);
  const [isSaving, setSaving] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const isMissing = name.trim() === "";
  const save = async () => {
    if (isMissing || isSaving) return;
    setSaving(true);
    const answer = await library.rename?.(picture, name.trim()).catch(() => undefined);
    setSaving(false);
    if (answer?.kind !== "renamed") return void toasts.show({ kind: "error", message: say("notRenamed") });
    onRenamed(answer.picture);
    onClose();
  };
  return (
    <form
      className="mw-picture-name-form"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // The first Escape is about the name; the next one leaves the dialog.
        event.stopPropagation();
        onClose();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        ref={field}
        label={say("name")}
        value={name}
        maxLength={nameMaxLength}
        error={isMissing ? say("nameMissing") : undefined}
        onChange={setName}
      />
      <div className="mw-picture-actions">
        <Button onClick={onClose}>{say("cancel")}</Button>
        <Button type="submit" variant="primary" disabled={isMissing} isLoading={isSaving}>
          {say("saveName")}
        </Button>
      </div>
    </form>
  );
}
