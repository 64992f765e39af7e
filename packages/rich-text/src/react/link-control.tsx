import { linkAddress } from "@mailwright/document";
import { Button, IconButton, Popover, TextField, useTranslate } from "@mailwright/ui";
import { Link as LinkIcon } from "@mailwright/ui/icons";
import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from "react";
import { readLinkText, writeLinkText } from "../model/link-text.js";
import { chordText, returnToText, useTextField, useTextKey, useTextState } from "./text-field.js";
import { textStrings } from "./text-strings.js";

/** Draws the field of an address with another way to fill it, such as an upload, which calls `onAddress`. */
export type AddressFiller = (address: { readonly field: ReactNode; readonly onAddress: (address: string) => void }) => ReactNode;

/** Links the selected words; Ctrl+K from the text opens it too. */
export function LinkControl({ fill }: { readonly fill: AddressFiller | undefined }) {
  const say = useTranslate(textStrings);
  const field = useTextField();
  const isLink = useTextState((state) => state.link !== null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const openByKey = useCallback((event: globalThis.KeyboardEvent) => {
    const isChord = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
    if (isChord) setOpen(true);
    return isChord;
  }, []);
  useTextKey(field, openByKey);
  return (
    <>
      <IconButton
        ref={opener}
        label={say("link")}
        icon={LinkIcon}
        shortcut={chordText(field, "K")}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-pressed={isLink}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen ? (
        <Popover anchor={opener} label={say("link")} onClose={close} className="mw-text-link">
          <LinkForm fill={fill} onClose={close} />
        </Popover>
      ) : null}
    </>
  );
}

interface LinkFormProps {
  readonly fill: AddressFiller | undefined;
  readonly onClose: () => void;
}

function LinkForm({ fill, onClose }: LinkFormProps) {
  const say = useTranslate(textStrings);
  const field = useTextField();
  const link = useTextState((state) => state.link);
  const [address, setAddress] = useState(() => writeLinkText(link?.href ?? ""));
  const [isRefused, setRefused] = useState(false);
  const finish = (href: string | null) => {
    const next = href === null ? null : readLinkText(href);
    if (next && linkAddress(next) === "") {
      setRefused(true);
      return;
    }
    field.commands.setLink(next);
    onClose();
    returnToText(field);
  };
  const write = (next: string) => {
    setAddress(next);
    setRefused(false);
  };
  const addressField = (
    <TextField
      label={say("address")}
      hint={say("addressHint")}
      error={isRefused ? say("addressRefused") : undefined}
      value={address}
      onChange={write}
      onEnter={() => finish(address)}
    />
  );
  // Or the same Enter would go on to the button that gets the focus, and open the panel again.
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // The panel closes by itself. Its button would keep the focus, and the person could not write on.
    if (event.key === "Escape") returnToText(field);
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that are pressed in its fields bubble up to it
    <div className="mw-text-link-form" onKeyDown={onKeyDown}>
      {fill ? fill({ field: addressField, onAddress: write }) : addressField}
      <div className="mw-text-link-actions">
        <Button variant="primary" onClick={() => finish(address)}>
          {say("applyLink")}
        </Button>
        {link ? <Button onClick={() => finish(null)}>{say("removeLink")}</Button> : null}
      </div>
    </div>
  );
}
