import { Button, TextField, useStyles, useTranslate } from "@mailwright/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { LibraryPicture, PictureLibrary } from "../model/picture-library.js";
import css from "./address-form.css?inline";
import { addressStrings } from "./address-strings.js";
import { addressFault } from "./picture-address.js";

export interface AddressFormProps {
  /** Fetches the picture and stores it. Absent: the address is used as it is. */
  readonly fetchPicture?: PictureLibrary["fetch"];
  readonly onStored?: (picture: LibraryPicture) => void;
  /** Takes an address as it is. */
  readonly onUse?: ((url: string) => void) | undefined;
  readonly onCancel?: () => void;
}

const styles = [css];

/** Asks for the address of a picture. */
export function AddressForm({ fetchPicture, onStored, onUse, onCancel }: AddressFormProps) {
  useStyles(styles);
  const say = useTranslate(addressStrings);
  const [text, setText] = useState("");
  const [isTouched, setTouched] = useState(false);
  const fetching = useFetching(fetchPicture, onStored);
  const url = text.trim();
  const fault = addressFault(text);
  const error = (isTouched && fault && say(fault)) || (fetching.fault && say(fetching.fault));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTouched(true);
    if (fault) return;
    if (fetchPicture) fetching.start(url);
    else onUse?.(url);
  };
  return (
    <form className="mw-address-form" onSubmit={submit}>
      <TextField
        label={say("label")}
        type="url"
        placeholder={say("placeholder")}
        value={text}
        error={error || undefined}
        onChange={(next) => {
          setTouched(true);
          fetching.forget();
          setText(next);
        }}
        onBlur={() => setTouched(true)}
      />
      <div className="mw-address-actions">
        {onCancel ? <Button onClick={onCancel}>{say("cancel")}</Button> : null}
        {fetching.fault && onUse ? <Button onClick={() => onUse(url)}>{say("useAnyway")}</Button> : null}
        <Button type="submit" variant={fetchPicture ? "secondary" : "primary"} disabled={fault !== undefined} isLoading={fetching.isBusy}>
          {say(fetchPicture ? "add" : "use")}
        </Button>
      </div>
    </form>
  );
}

type FetchFault = "notFetched" | "notAPicture" | "tooLarge";

const faults: Readonly<Record<string, FetchFault>> = {
  "unsupported-picture": "notAPicture",
  "broken-picture": "notAPicture",
  "picture-empty": "notAPicture",
  "picture-too-large": "tooLarge",
};

function useFetching(fetchPicture: PictureLibrary["fetch"], onStored: AddressFormProps["onStored"]) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<FetchFault>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (url: string) => {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    setBusy(true);
    const answer = await fetchPicture?.(url, controller.signal).catch(() => undefined);
    if (controller.signal.aborted) return;
    setBusy(false);
    if (answer?.kind === "uploaded") onStored?.(answer.picture);
    else setFault(faults[answer?.code ?? ""] ?? "notFetched");
  };
  return { isBusy, fault, start: (url: string) => void start(url), forget: () => setFault(undefined) };
}
