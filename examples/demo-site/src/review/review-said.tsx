import { isApiError } from "@mailwright/client";
import { commentMaxLength, type ReviewComment } from "@mailwright/contract";
import { Avatar, Badge, Button, IconButton, Menu, TextArea, useAnnounce, useFormats, useToasts, useTranslate } from "@mailwright/ui";
import { ConfirmDialog } from "@mailwright/ui/dialogs";
import { Ellipsis, Pencil, Trash2 } from "@mailwright/ui/icons";
import { useEffect, useRef, useState } from "react";
import { faultOf } from "./review-form.js";
import { reviewStrings } from "./review-strings.js";
import type { ReviewTalk } from "./use-review.js";

interface ReviewSaidProps {
  readonly comment: ReviewComment;
  /** There are replies to it. */
  readonly isAnswered: boolean;
  readonly talk: ReviewTalk;
}

/** What somebody said. One's own can be written anew and deleted. */
export function ReviewSaid({ comment, isAnswered, talk }: ReviewSaidProps) {
  const say = useTranslate(reviewStrings);
  const [doing, setDoing] = useState<"edit" | "delete">();
  const { id, name, text, isOwn, isDeleted } = comment;
  if (isDeleted) return <p className="site-muted">{say("deleted")}</p>;
  const shown = name || say("former");
  const items = [
    { id: "edit", label: say("edit"), icon: Pencil, onSelect: () => setDoing("edit") },
    { id: "delete", label: say("delete"), icon: Trash2, isDanger: true, onSelect: () => setDoing("delete") },
  ];
  const stop = () => setDoing(undefined);
  return (
    <div className="review-said">
      <Avatar name={shown} sizePx={24} />
      <div className="review-said-words">
        <div className="review-said-head">
          <SaidHead comment={comment} name={shown} />
          {isOwn && doing !== "edit" ? (
            <Menu
              label={say("actions")}
              items={items}
              align="end"
              trigger={(props) => <IconButton {...props} label={say("actions")} icon={Ellipsis} />}
            />
          ) : null}
        </div>
        {doing === "edit" ? (
          <EditForm initial={text} onSave={(words) => talk.change(id, words)} onDone={stop} />
        ) : (
          <p className="review-text">{text}</p>
        )}
        {doing === "delete" ? <DeleteDialog text={text} isAnswered={isAnswered} onDelete={() => talk.remove(id)} onClose={stop} /> : null}
      </div>
    </div>
  );
}

function SaidHead({ comment: { isGuest, isEdited, createdAt }, name }: { readonly comment: ReviewComment; readonly name: string }) {
  const say = useTranslate(reviewStrings);
  const { moment, date } = useFormats();
  const at = new Date(createdAt);
  return (
    <p>
      <strong>{name}</strong> {isGuest ? <Badge>{say("guest")}</Badge> : null}{" "}
      <span className="site-muted">
        <time dateTime={createdAt} title={date(at)}>
          {moment(at, new Date(Math.max(Date.now(), at.getTime())))}
        </time>
        {isEdited ? ` · ${say("edited")}` : ""}
      </span>
    </p>
  );
}

/** Why an own comment could not be changed or deleted, in words. */
function useFaultWords() {
  const say = useTranslate(reviewStrings);
  return (error: unknown) => {
    if (isApiError(error, "not-yours", "not-found")) return say("notOwn");
    return say(faultOf(error) === "hasty" ? "hasty" : "sayFailed");
  };
}

interface EditFormProps {
  readonly initial: string;
  /** Answers why it is not saved; nothing where it is. */
  readonly onSave: (text: string) => Promise<unknown>;
  readonly onDone: () => void;
}

function EditForm({ initial, onSave, onDone }: EditFormProps) {
  const say = useTranslate(reviewStrings);
  const wordsFor = useFaultWords();
  const announce = useAnnounce();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(initial);
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isLong = text.length > commentMaxLength;
  useEffect(() => area.current?.focus(), []);
  const save = async () => {
    setBusy(true);
    const refused = await onSave(text);
    setBusy(false);
    if (refused !== undefined) return setFault(wordsFor(refused));
    announce(say("changed"));
    onDone();
  };
  return (
    <form
      className="review-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextArea
        ref={area}
        label={say("editField")}
        isLabelHidden
        value={text}
        error={isLong ? say("tooLong", { most: commentMaxLength }) : fault}
        onChange={setText}
      />
      <div className="review-buttons">
        <Button onClick={onDone}>{say("cancel")}</Button>
        <Button type="submit" variant="primary" isLoading={isBusy} disabled={text.trim() === "" || text === initial || isLong}>
          {say("save")}
        </Button>
      </div>
    </form>
  );
}

interface DeleteDialogProps {
  readonly text: string;
  readonly isAnswered: boolean;
  /** Answers why it is not deleted; nothing where it is. */
  readonly onDelete: () => Promise<unknown>;
  readonly onClose: () => void;
}

const shownMax = 120;

/** Asks before a comment is deleted. Where that fails the question stays. */
function DeleteDialog({ text, isAnswered, onDelete, onClose }: DeleteDialogProps) {
  const say = useTranslate(reviewStrings);
  const wordsFor = useFaultWords();
  const announce = useAnnounce();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const refused = await onDelete();
    setBusy(false);
    if (refused !== undefined) return void toasts.show({ kind: "error", message: wordsFor(refused) });
    announce(say("commentRemoved"));
    onClose();
  };
  return (
    <ConfirmDialog
      title={say("deleteTitle")}
      confirmLabel={say("delete")}
      tone="danger"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {say(isAnswered ? "deleteAnswered" : "deleteText", { text: text.length > shownMax ? `${text.slice(0, shownMax)}…` : text })}
    </ConfirmDialog>
  );
}
