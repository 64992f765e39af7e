import { Button, Field, useStyles, useTranslate, widgetStyles } from "@mailwright/ui";
import { useEffect, useRef, useState } from "react";
import type { WordsInText } from "./anchor-of.js";
import css from "./word-chooser.css?inline";
import { wordsStrings } from "./words-strings.js";

const styles = [...widgetStyles, css];

/** Words that were chosen, and in which of the texts. */
type ChosenWords = WordsInText & { readonly index: number };

export interface WordChooserProps {
  /** What the words are of, as people call it. */
  readonly place: string;
  readonly texts: readonly string[];
  readonly onChoose: (words: ChosenWords) => void;
  readonly onCancel: () => void;
}

/** The words of a part of an email to be chosen from, for who does not select them in the email itself. Nothing is changed in the field. */
export function WordChooser({ place, texts, onChoose, onCancel }: WordChooserProps) {
  useStyles(styles);
  const say = useTranslate(wordsStrings);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(0, 0);
    // In a field that is `readonly` some browsers show no caret, and the arrow keys do not move it.
    const keep = (event: Event) => event.preventDefault();
    const area = field.current;
    area?.addEventListener("beforeinput", keep);
    return () => area?.removeEventListener("beforeinput", keep);
  }, []);
  const choose = () => {
    const area = field.current;
    const words = area ? wordsAt(texts, area.selectionStart, area.selectionEnd) : undefined;
    if (words) return onChoose(words);
    setRefused(true);
    area?.focus();
  };
  return (
    <form
      className="mw-word-chooser"
      onSubmit={(event) => {
        event.preventDefault();
        choose();
      }}
      onKeyDown={(event) => {
        const isSent = event.key === "Enter" && event.target === field.current;
        if (event.key !== "Escape" && !isSent) return;
        event.preventDefault();
        event.stopPropagation();
        if (isSent) choose();
        else onCancel();
      }}
    >
      <Field label={say("field", { place })} hint={say("hint")} error={isRefused ? say("none") : undefined}>
        {(control) => (
          <div className="mw-box mw-box-tall">
            <textarea
              {...control}
              ref={field}
              className="mw-input"
              rows={Math.min(8, Math.max(3, texts.length + 1))}
              dir="auto"
              aria-readonly
              inputMode="none"
              spellCheck={false}
              value={texts.join(between)}
              onChange={ignore}
              onSelect={() => setRefused(false)}
            />
          </div>
        )}
      </Field>
      <div className="mw-word-chooser-buttons">
        <Button variant="quiet" onClick={onCancel}>
          {say("cancel")}
        </Button>
        <Button type="submit" variant="primary">
          {say("choose")}
        </Button>
      </div>
    </form>
  );
}

const between = "\n";
const ignore = () => undefined;

/** What is selected of all texts together. Of words in several texts, those in the first count. */
function wordsAt(texts: readonly string[], from: number, to: number): ChosenWords | undefined {
  let before = 0;
  for (const [index, text] of texts.entries()) {
    const [start, end] = [Math.max(0, from - before), Math.min(text.length, to - before)];
    if (end > start && text.slice(start, end).trim() !== "") return { index, text, start, end };
    before += text.length + between.length;
  }
  return undefined;
}
