import { commentMaxLength } from "@mailwright/contract";
import { Button, TextArea, useTranslate } from "@mailwright/ui";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { CommentBook } from "../../workspace/comments/comment-book.js";
import { commentsStrings } from "./comments-strings.js";
import { MentionChoice } from "./mention-choice.js";
import { useMentions } from "./use-mentions.js";

export interface CommentFormProps {
  readonly book: CommentBook;
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly submit: string;
  readonly initial?: string;
  /** The field has the focus as soon as it is there. */
  readonly isFocused?: boolean;
  /** Answers whether it is done. What is not stays in the field. */
  readonly onSubmit: (text: string) => Promise<boolean>;
  /** Absent: the form stays where it is. */
  readonly onCancel?: () => void;
}

/** A field for a comment. Ctrl or Cmd with Enter sends it, and Escape leaves what nothing was written in. */
export function CommentForm({
  book,
  label,
  isLabelHidden = false,
  submit,
  initial = "",
  isFocused = false,
  onSubmit,
  onCancel,
}: CommentFormProps) {
  const say = useTranslate(commentsStrings);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(initial);
  const [isSending, setSending] = useState(false);
  const words = text.trim();
  const mentions = useMentions(book, field, text, setText);
  const isTooLong = text.length > commentMaxLength;
  const isIdle = words === "" || words === initial.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another label it is about something else now, and takes the focus again.
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused, label]);
  const send = async () => {
    if (isSending || isIdle || isTooLong) return field.current?.focus();
    setSending(true);
    const isDone = await onSubmit(words);
    setSending(false);
    if (isDone && !onCancel) setText("");
    if (!isDone || !onCancel) field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (mentions.onKeyDown(event)) return;
    const isSent = event.key === "Enter" && (event.ctrlKey || event.metaKey);
    const isLeft = event.key === "Escape" && onCancel !== undefined && isIdle;
    if (!isSent && !isLeft) return;
    event.preventDefault();
    event.stopPropagation();
    if (isSent) void send();
    else onCancel?.();
  };
  const onFormSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className="mw-comment-form" onSubmit={onFormSubmit} onKeyDown={onKeyDown} noValidate>
      <TextArea
        ref={field}
        label={label}
        isLabelHidden={isLabelHidden}
        placeholder={say("placeholder")}
        rows={2}
        value={text}
        error={isTooLong ? say("tooLong", { most: commentMaxLength }) : undefined}
        onChange={mentions.onChange}
      />
      {mentions.people.length > 0 ? (
        <MentionChoice ref={mentions.choice} people={mentions.people} onChoose={mentions.choose} onLeave={mentions.leave} />
      ) : null}
      {onCancel || words !== "" ? (
        <div className="mw-comment-buttons">
          {onCancel ? (
            <Button variant="quiet" onClick={onCancel}>
              {say("cancel")}
            </Button>
          ) : null}
          <Button type="submit" variant="primary" isLoading={isSending} aria-disabled={isIdle || isTooLong}>
            {submit}
          </Button>
        </div>
      ) : null}
    </form>
  );
}
