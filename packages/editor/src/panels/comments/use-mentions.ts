import { type KeyboardEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { CommentPerson } from "../../ports/comment-port.js";
import type { CommentBook } from "../../workspace/comments/comment-book.js";
import { findMentioned, mentionBefore, writeMention } from "../../workspace/comments/mentions.js";

/** Mentions in a field: who is offered for what stands after the at sign, and how a name comes in its place. */
export function useMentions(
  book: CommentBook,
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  setText: (text: string) => void,
) {
  const { subscribe, getState } = book.store;
  const known = useSyncExternalStore(
    subscribe,
    () => getState().people,
    () => getState().people,
  );
  const choice = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState<string>();
  const caretAfter = useRef<number>(undefined);
  useEffect(() => {
    const caret = caretAfter.current;
    if (caret === undefined) return;
    caretAfter.current = undefined;
    field.current?.focus();
    field.current?.setSelectionRange(caret, caret);
  });
  const onChange = (next: string) => {
    const mention = mentionBefore(next, field.current?.selectionStart ?? next.length);
    if (mention !== undefined && begun === undefined) void book.askPeople();
    setBegun(mention);
    setText(next);
  };
  const choose = ({ name }: CommentPerson) => {
    if (begun === undefined) return;
    const written = writeMention(text, field.current?.selectionStart ?? text.length, begun, name);
    caretAfter.current = written.caret;
    setBegun(undefined);
    setText(written.text);
  };
  const people = begun === undefined ? [] : findMentioned(known, begun);
  /** Answers whether the key was meant for the names. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const [first] = people;
    if (!first || event.target !== field.current) return false;
    // Behind an at sign alone Enter is a new line: nobody is meant yet.
    const isChosen = event.key === "Enter" && begun !== "" && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!isChosen && event.key !== "ArrowDown" && event.key !== "Escape") return false;
    event.preventDefault();
    event.stopPropagation();
    if (isChosen) choose(first);
    else if (event.key === "Escape") setBegun(undefined);
    else choice.current?.querySelector("button")?.focus();
    return true;
  };
  return { people, choice, onChange, onKeyDown, choose, leave: () => field.current?.focus() };
}
