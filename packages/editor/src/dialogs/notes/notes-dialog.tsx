import { Button, EmptyState, ErrorState, IconButton, SkeletonText, useFormats, useStyles, useTranslate } from "@mailwright/ui";
import { ConfirmDialog, Dialog } from "@mailwright/ui/dialogs";
import { StickyNote, Trash2 } from "@mailwright/ui/icons";
import { type RefObject, useRef, useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useKeptFocus } from "../../base/focus/use-kept-focus.js";
import { useDialogStyles } from "../../base/styles/use-dialog-styles.js";
import type { NoteRecord } from "../../ports/note-port.js";
import { useWorkspace, useWorkspaceActions } from "../../workspace/workspace-context.js";
import { NoteForm } from "./note-form.js";
import css from "./notes.css?inline";
import { notesStrings } from "./notes-strings.js";
import { type NotesState, useNotes } from "./use-notes.js";

const styles = [css];

/** Remarks on the template, oldest first, and a field for the next one. */
export function NotesDialog() {
  useDialogStyles();
  useStyles(styles);
  const say = useTranslate(notesStrings);
  const { close } = useWorkspaceActions();
  const { state, isAdding, add, remove, removeAll, retry } = useNotes();
  const [doomed, setDoomed] = useState<NoteRecord | "all">();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog title={say("title")} onClose={close}>
      <Subtitle state={state} onDeleteAll={() => setDoomed("all")} />
      <NoteList state={state} field={field} onDelete={setDoomed} onRetry={retry} />
      {state.phase === "ready" ? <NoteForm field={field} isAdding={isAdding} onAdd={add} /> : null}
      {doomed ? (
        <ConfirmDelete
          doomed={doomed}
          onClose={() => setDoomed(undefined)}
          onConfirm={() => {
            setDoomed(undefined);
            void (doomed === "all" ? removeAll() : remove(doomed.id));
          }}
        />
      ) : null}
    </Dialog>
  );
}

function Subtitle({ state, onDeleteAll }: { readonly state: NotesState; readonly onDeleteAll: () => void }) {
  const say = useTranslate(notesStrings);
  if (state.phase !== "ready" || state.notes.length === 0) return null;
  return (
    <div className="mw-notes-head">
      <p className="mw-note-meta">{say("subtitle", { count: state.notes.length })}</p>
      {state.mayDeleteAny ? (
        <Button variant="quiet" icon={Trash2} onClick={onDeleteAll}>
          {say("deleteAll")}
        </Button>
      ) : null}
    </div>
  );
}

interface NoteListProps {
  readonly state: NotesState;
  /** The field for a new note, which takes the focus when the last one is deleted. */
  readonly field: RefObject<HTMLElement | null>;
  readonly onDelete: (note: NoteRecord) => void;
  readonly onRetry: () => void;
}

function NoteList({ state, field, onDelete, onRetry }: NoteListProps) {
  const say = useTranslate(notesStrings);
  const list = useRef<HTMLUListElement>(null);
  const doomedAt = useRef(0);
  const notes = state.phase === "ready" ? state.notes : [];
  useKeptFocus(notes.length, () => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    return buttons[doomedAt.current] ?? buttons.at(-1) ?? field.current;
  });
  if (state.phase === "failed") return <ErrorState title={say("failed")} onRetry={onRetry} />;
  if (state.phase === "loading") return <SkeletonText lines={4} />;
  if (notes.length === 0) {
    return (
      <EmptyState title={say("empty")} icon={StickyNote}>
        {say("emptyHint")}
      </EmptyState>
    );
  }
  const remove = (note: NoteRecord) => {
    doomedAt.current = notes.indexOf(note);
    onDelete(note);
  };
  return (
    <ul ref={list} aria-label={say("list")} className="mw-notes">
      {notes.map((note) => (
        <Note key={note.id} note={note} mayDelete={note.isOwn || state.mayDeleteAny} onDelete={remove} />
      ))}
    </ul>
  );
}

interface NoteProps {
  readonly note: NoteRecord;
  readonly mayDelete: boolean;
  readonly onDelete: (note: NoteRecord) => void;
}

function Note({ note, mayDelete, onDelete }: NoteProps) {
  const say = useTranslate(notesStrings);
  const { moment, date } = useFormats();
  const { clock } = useEditorServices().ports;
  const isShared = useWorkspace(({ info }) => info.isShared);
  const written = new Date(note.createdAtMs);
  const name = note.authorName.toLowerCase();
  return (
    <li className="mw-note" data-shared={isShared && !note.isOwn ? "" : undefined}>
      <div className="mw-note-body">
        <p className="mw-note-meta">
          <span className="mw-note-author">{name}</span>{" "}
          <time dateTime={written.toISOString()} title={date(written)}>
            {moment(written, new Date(clock.now()))}
          </time>
        </p>
        <p className="mw-note-text">{note.text}</p>
      </div>
      {mayDelete ? <IconButton label={say("delete", { name })} icon={Trash2} onClick={() => onDelete(note)} /> : null}
    </li>
  );
}

interface ConfirmDeleteProps {
  readonly doomed: NoteRecord | "all";
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function ConfirmDelete({ doomed, onConfirm, onClose }: ConfirmDeleteProps) {
  const say = useTranslate(notesStrings);
  const isAll = doomed === "all";
  return (
    <ConfirmDialog
      title={say(isAll ? "deleteAllTitle" : "deleteTitle")}
      confirmLabel={say("confirm")}
      cancelLabel={say("cancel")}
      tone="danger"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {isAll ? say("deleteAllText") : say("deleteText", { text: shorten(doomed.text) })}
    </ConfirmDialog>
  );
}

const shownMax = 120;

function shorten(text: string): string {
  return text.length > shownMax ? `${text.slice(0, shownMax)}…` : text;
}
