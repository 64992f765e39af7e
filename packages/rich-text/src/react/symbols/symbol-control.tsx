import { IconButton, Popover, useTranslate } from "@mailwright/ui";
import { Smile } from "@mailwright/ui/icons";
import { type ComponentType, useCallback, useRef, useState } from "react";
import { returnToText, useTextField } from "../text-field.js";
import { textStrings } from "../text-strings.js";
import { loadSymbols, peekSymbols } from "./load-symbols.js";
import type { SymbolChooserProps } from "./symbol-chooser.js";

/** Emoji and signs that a keyboard does not have. Their names are fetched with the first use. */
export function SymbolControl() {
  const say = useTranslate(textStrings);
  const field = useTextField();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Chooser, setChooser] = useState<ComponentType<SymbolChooserProps> | undefined>(peekSymbols);
  const close = useCallback(() => setOpen(false), []);
  const press = () => {
    setOpen(!isOpen);
    // Without a connection nothing opens, and the next press asks again.
    if (!isOpen && !Chooser) loadSymbols().then((code) => setChooser(() => code), close);
  };
  const choose = (sign: string) => {
    field.commands.insertWords(sign);
    setOpen(false);
    returnToText(field);
  };
  return (
    <>
      <IconButton ref={opener} label={say("symbols")} icon={Smile} aria-haspopup="dialog" aria-expanded={isOpen} onClick={press} />
      {isOpen && Chooser ? (
        <Popover anchor={opener} label={say("symbols")} align="end" className="mw-symbols" onClose={close}>
          <Chooser onChoose={choose} onEscape={() => returnToText(field)} />
        </Popover>
      ) : null}
    </>
  );
}
