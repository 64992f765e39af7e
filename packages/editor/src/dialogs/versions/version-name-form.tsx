import { checkVersionName, type VersionNameFault, versionNameMaxLength } from "@mailwright/contract";
import { Button, TextField, useTranslate } from "@mailwright/ui";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { versionsStrings } from "./versions-strings.js";

const faultWords = {
  required: "nameRequired",
  "name-characters": "nameCharacters",
  "too-long": "nameTooLong",
} as const satisfies Record<VersionNameFault, keyof typeof versionsStrings.messages>;

export interface VersionNameFormProps {
  readonly label: string;
  /** What it is called now; a version that has a name may lose it. */
  readonly name: string;
  /** Answers in words why it was not done. */
  readonly onName: (name: string) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** A name for a version. Enter takes it, Escape leaves it as it was. */
export function VersionNameForm({ label, name: known, onName, onClose }: VersionNameFormProps) {
  const say = useTranslate(versionsStrings);
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(known);
  const [error, setError] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  useEffect(() => input.current?.select(), []);
  const save = async () => {
    const fault = name.trim() === "" && known !== "" ? null : checkVersionName(name);
    setError(fault === null ? undefined : say(faultWords[fault]));
    if (fault !== null || isWorking) return;
    if (name.trim() === known) return onClose();
    setWorking(true);
    const refused = await onName(name.trim());
    setWorking(false);
    setError(refused);
    if (refused === undefined) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    // It is for the form, not for the dialog around it.
    event.stopPropagation();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape in any of its controls leaves the form.
    <div className="mw-version-naming" onKeyDown={onKeyDown}>
      <TextField
        ref={input}
        label={label}
        hint={known === "" ? undefined : say("nameHint")}
        value={name}
        maxLength={versionNameMaxLength}
        error={error}
        onChange={setName}
        onEnter={() => void save()}
      />
      <div className="mw-version-actions">
        <Button variant="primary" isLoading={isWorking} onClick={() => void save()}>
          {say("saveName")}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {say("cancel")}
        </Button>
      </div>
    </div>
  );
}
