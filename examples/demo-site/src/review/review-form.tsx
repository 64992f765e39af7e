import { isApiError } from "@mailwright/client";
import { type CommentAnchor, commentMaxLength, guestNameMaxLength } from "@mailwright/contract";
import { Button, TextArea, TextField, useAnnounce, useTranslate } from "@mailwright/ui";
import { useEffect, useRef, useState } from "react";
import { reviewStrings } from "./review-strings.js";
import type { useGuestName } from "./use-guest-name.js";
import type { ReviewTalk } from "./use-review.js";

/** Where what is written will stand: in a thread, at a part of the email, or at the whole of it. */
export interface Place {
  readonly threadId?: string;
  readonly blockId?: string;
  readonly anchor?: CommentAnchor;
}

interface ReviewFormProps {
  readonly talk: ReviewTalk;
  readonly guest: ReturnType<typeof useGuestName>;
  readonly place: Place;
  readonly label: string;
  readonly submit: string;
  readonly isFocused?: boolean;
  /** Another number for each time that the field is to take the focus. */
  readonly asked?: number;
  readonly onDone?: () => void;
  readonly onCancel?: () => void;
}

/** Writes a comment or a reply. The name is asked for with the first, and can be changed with any. */
export function ReviewForm({ label, submit, isFocused = false, asked = 0, onCancel, ...rest }: ReviewFormProps) {
  const say = useTranslate(reviewStrings);
  const area = useRef<HTMLTextAreaElement>(null);
  const form = useReviewForm(rest);
  useEffect(() => {
    if (isFocused || asked > 0) area.current?.focus();
  }, [isFocused, asked]);
  const isLong = form.text.length > commentMaxLength;
  return (
    <form
      className="review-form"
      onSubmit={(event) => {
        event.preventDefault();
        void form.send();
      }}
    >
      {form.isNaming ? (
        <TextField
          label={say("name")}
          hint={say("nameHint")}
          autoComplete="name"
          maxLength={guestNameMaxLength}
          value={form.name}
          error={form.nameError}
          onChange={form.setName}
        />
      ) : (
        <p className="review-as site-muted">
          {say("as", { name: form.name })}{" "}
          <Button variant="quiet" onClick={form.rename}>
            {say("rename")}
          </Button>
        </p>
      )}
      <TextArea
        ref={area}
        label={label}
        value={form.text}
        error={isLong ? say("tooLong", { most: commentMaxLength }) : form.error}
        onChange={form.setText}
      />
      <div className="review-buttons">
        {onCancel ? <Button onClick={onCancel}>{say("cancel")}</Button> : null}
        <Button type="submit" variant="primary" isLoading={form.isBusy} disabled={form.text.trim() === "" || isLong}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

/** What became of what somebody wrote. */
export type Fault = "full" | "hasty" | "gone" | "sayFailed";

function useReviewForm({ talk, guest, place, onDone }: Pick<ReviewFormProps, "talk" | "guest" | "place" | "onDone">) {
  const say = useTranslate(reviewStrings);
  const announce = useAnnounce();
  const [text, setText] = useState("");
  const [typed, setName] = useState<string>();
  const [nameFault, setNameFault] = useState<"nameMissing" | "badName">();
  const [fault, setFault] = useState<Fault>();
  const [isBusy, setBusy] = useState(false);
  const isNaming = typed !== undefined || guest.name === "";
  const name = typed ?? guest.name;
  const send = async () => {
    const called = name.trim();
    setNameFault(called === "" ? "nameMissing" : undefined);
    if (called === "" || text.trim() === "") return;
    setBusy(true);
    const refused = await talk.say({ name: called, text, ...place });
    setBusy(false);
    const isBadName = isApiError(refused, "name-characters");
    setNameFault(isBadName ? "badName" : undefined);
    setFault(refused === undefined || isBadName ? undefined : faultOf(refused));
    if (refused !== undefined) return;
    guest.keepName(called);
    setName(undefined);
    setText("");
    announce(say("sent"));
    onDone?.();
  };
  return {
    text,
    setText,
    name,
    setName,
    isNaming,
    rename: () => setName(guest.name),
    isBusy,
    send,
    nameError: nameFault && say(nameFault),
    error: fault && say(fault),
  };
}

/** Why something was not written. */
export function faultOf(error: unknown): Fault {
  if (isApiError(error, "too-many-comments")) return "full";
  if (isApiError(error, "too-many-requests")) return "hasty";
  return isApiError(error, "invalid-request", "not-found") ? "gone" : "sayFailed";
}
