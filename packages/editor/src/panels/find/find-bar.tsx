import { Button, IconButton, TextField, ToggleButton, useStyles, useTranslate } from "@mailwright/ui";
import { CaseSensitive, ChevronDown, ChevronUp, X } from "@mailwright/ui/icons";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useViewState } from "../../base/context/editor-context.js";
import { everyCommandName } from "../../workspace/commands/later-command-words.js";
import { useCommandName } from "../../workspace/commands/use-command.js";
import css from "./find.css?inline";
import { findStrings } from "./find-strings.js";
import { type Finds, useFinds } from "./use-finds.js";
import { useFocusOnFound } from "./use-focus-on-found.js";

const styles = [css];

/** Finds words in the texts, links and alternative texts of the email, and replaces them. */
export function FindBar() {
  useStyles(styles);
  const say = useTranslate(findStrings);
  const input = useRef<HTMLInputElement>(null);
  const isReadOnly = useViewState((viewState) => viewState.readOnly);
  const name = useCommandName(everyCommandName);
  const finds = useFinds();
  useFocusOnFound();
  useEffect(() => input.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    finds.close();
  };
  const { count, place, words, isCaseSensitive } = finds;
  return (
    <search className="mw-find mw-dense" aria-label={say("region")} onKeyDown={onKeyDown}>
      <TextField
        ref={input}
        type="search"
        label={say("find")}
        isLabelHidden
        placeholder={say("find")}
        value={words}
        onChange={(text) => finds.find({ words: text })}
        onEnter={finds.next}
      />
      <div className="mw-find-buttons">
        <span className="mw-find-place" role="status">
          {words === "" ? null : count === 0 ? say("none") : say("place", { place: place + 1, count })}
        </span>
        <ToggleButton
          label={say("matchCase")}
          icon={CaseSensitive}
          isPressed={isCaseSensitive}
          onChange={(next) => finds.find({ isCaseSensitive: next })}
        />
        <IconButton label={name("find-previous")} icon={ChevronUp} disabled={count === 0} onClick={finds.previous} />
        <IconButton label={name("find-next")} icon={ChevronDown} disabled={count === 0} onClick={finds.next} />
        <IconButton label={say("close")} icon={X} onClick={finds.close} />
      </div>
      {isReadOnly ? null : <Replacing finds={finds} />}
    </search>
  );
}

/** The field for the replacement. */
function Replacing({ finds }: { readonly finds: Finds }) {
  const say = useTranslate(findStrings);
  const [replacement, setReplacement] = useState("");
  return (
    <>
      <TextField
        label={say("replaceWith")}
        isLabelHidden
        placeholder={say("replaceWith")}
        value={replacement}
        onChange={setReplacement}
        onEnter={() => finds.replaceOne(replacement)}
      />
      <div className="mw-find-buttons">
        <Button disabled={finds.count === 0} onClick={() => finds.replaceOne(replacement)}>
          {say("replace")}
        </Button>
        <Button disabled={finds.count === 0} onClick={() => finds.replaceAll(replacement)}>
          {say("replaceAll")}
        </Button>
      </div>
    </>
  );
}
