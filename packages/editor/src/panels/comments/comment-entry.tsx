import { Avatar, Badge, IconButton, Menu, useFormats, useTranslate } from "@mailwright/ui";
import { Ellipsis, Pencil, Trash2 } from "@mailwright/ui/icons";
import { useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import type { CommentRecord } from "../../ports/comment-port.js";
import { splitMentions } from "../../workspace/comments/mentions.js";
import { CommentForm } from "./comment-form.js";
import { commentsStrings } from "./comments-strings.js";
import type { CommentWork } from "./use-comment-work.js";

interface CommentEntryProps {
  readonly comment: CommentRecord;
  readonly work: CommentWork;
  readonly mayDelete: boolean;
  readonly onDelete: (comment: CommentRecord) => void;
}

/** Who wrote what, and when. One's own can be written anew. */
export function CommentEntry({ comment, work, mayDelete, onDelete }: CommentEntryProps) {
  const say = useTranslate(commentsStrings);
  const [isEditing, setEditing] = useState(false);
  const { id, text, isOwn, isDeleted } = comment;
  const name = comment.authorName || say("formerPerson");
  if (isDeleted) return <p className="mw-comment-gone">{say("deleted")}</p>;
  const edit = { id: "edit", label: say("edit"), icon: Pencil, onSelect: () => setEditing(true) };
  const erase = { id: "delete", label: say("delete"), icon: Trash2, isDanger: true, onSelect: () => onDelete(comment) };
  const items = [...(isOwn && work.mayWrite ? [edit] : []), ...(mayDelete ? [erase] : [])];
  return (
    <div className="mw-comment">
      <Avatar name={name} sizePx={24} />
      <div className="mw-comment-body">
        <div className="mw-comment-head">
          <CommentHead comment={comment} name={name} />
          {items.length > 0 && !isEditing ? (
            <Menu
              label={say("actions", { name })}
              items={items}
              align="end"
              trigger={(props) => <IconButton {...props} label={say("actions", { name })} icon={Ellipsis} />}
            />
          ) : null}
        </div>
        {isEditing ? (
          <CommentForm
            book={work.book}
            label={say("editField")}
            isLabelHidden
            submit={say("save")}
            initial={text}
            isFocused
            onSubmit={async (words) => {
              const isDone = await work.edit(id, words);
              if (isDone) setEditing(false);
              return isDone;
            }}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <CommentText text={text} mentions={comment.mentions} />
        )}
      </div>
    </div>
  );
}

/** The words, with those who are mentioned standing out. */
function CommentText({ text, mentions }: Pick<CommentRecord, "text" | "mentions">) {
  return (
    <p className="mw-comment-text">
      {splitMentions(text, mentions).map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, which change all together.
        part.isMention ? <strong key={index}>{part.text}</strong> : part.text,
      )}
    </p>
  );
}

function CommentHead({ comment: { createdAtMs, isEdited, isGuest }, name }: { readonly comment: CommentRecord; readonly name: string }) {
  const say = useTranslate(commentsStrings);
  const { moment, date } = useFormats();
  const { clock } = useEditorServices().ports;
  const createdAt = new Date(createdAtMs);
  // The clocks of two machines differ: nothing has been written in the future.
  const now = new Date(Math.max(clock.now(), createdAtMs));
  return (
    <p className="mw-comment-who">
      <strong>{name}</strong> {isGuest ? <Badge>{say("guest")}</Badge> : null}{" "}
      <span className="mw-comment-when">
        <time dateTime={createdAt.toISOString()} title={date(createdAt)}>
          {moment(createdAt, now)}
        </time>
        {isEdited ? ` · ${say("edited")}` : ""}
      </span>
    </p>
  );
}
