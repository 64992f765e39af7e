import type { EditorPorts } from "../editor-ports.js";
import { ask, refused } from "./ask-host.js";

/** The person who works in the editor, as the page says. */
export interface HostUser {
  readonly id?: string;
  readonly name?: string;
  readonly email?: string;
}

/** A note that a page keeps. */
export interface HostNote {
  readonly id: string;
  readonly text: string;
  readonly authorName?: string;
  /** The id of the author. If it is that of the page's `user`, the note is the person's own. */
  readonly authorId?: string;
  /** ISO 8601, or milliseconds since 1970. */
  readonly createdAt?: string | number;
}

/** Functions of a page that keeps notes on the template. A page that gives `removeAll` allows deleting other people's notes. */
export interface HostNoteProviders {
  readonly notes?: {
    readonly list: () => Promise<readonly HostNote[]>;
    readonly add: (text: string) => Promise<HostNote>;
    readonly remove: (id: string) => unknown;
    readonly removeAll?: () => unknown;
  };
}

/** The note port over a page's own functions. The code that reads their answers is fetched with the first one. */
export function hostNotes({ notes }: HostNoteProviders, user: HostUser | undefined): Pick<EditorPorts, "notes"> {
  if (!notes) return {};
  const { list, add, remove, removeAll } = notes;
  const done = (call: () => unknown) =>
    ask(async () => {
      await call();
      return { kind: "removed" } as const;
    });
  const noAnswer = refused("unreadable-answer", "The page answered no note.");
  return {
    notes: {
      list: () =>
        ask(
          async () =>
            ({ kind: "listed", notes: (await reading()).readNotes(await list(), user), mayDeleteAny: removeAll !== undefined }) as const,
        ),
      add: (text) =>
        ask(async () => {
          const [note] = (await reading()).readNotes([await add(text)], user);
          return note ? ({ kind: "added", note } as const) : noAnswer;
        }),
      remove: (id) => done(() => remove(id)),
      removeAll: () => (removeAll ? done(removeAll) : Promise.resolve(refused("not-allowed", "The page lets nobody delete all notes."))),
    },
  };
}

const reading = () => import("./read-host-notes.js");
