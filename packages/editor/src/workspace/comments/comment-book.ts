import type { BlockId } from "@mailwright/document";
import { createStore, type StoreApi } from "zustand/vanilla";
import type {
  CommentAnchor,
  CommentAnswer,
  CommentChange,
  CommentPerson,
  CommentPort,
  CommentRecord,
  NewComment,
} from "../../ports/comment-port.js";
import { isRefusal, type PortRefusal } from "../../ports/port-refusal.js";

/** Words of a block. */
export interface ChosenWords {
  readonly blockId: BlockId;
  readonly anchor: CommentAnchor;
}

/** A thread that somebody asked to see: by its words on the canvas, or the words by their quote in the panel. */
export interface ShownThread {
  readonly id: string;
  readonly by: "pointer" | "keyboard" | "quote";
}

/** The comments of the open template, as far as they are known here. */
export interface CommentState {
  readonly phase: "loading" | "failed" | "ready";
  /** The last that were told; they stay while they are asked for again, and when that fails. */
  readonly comments: readonly CommentRecord[] | undefined;
  readonly mayDeleteAny: boolean;
  /** Who may be mentioned, once that was asked for. */
  readonly people: readonly CommentPerson[];
  /** The words that a new comment will be about. */
  readonly chosen?: ChosenWords | undefined;
  /** Another object whenever one is asked for. */
  readonly shown?: ShownThread | undefined;
}

/** The comments that the panel and the layers show, asked for once for both. Work answers why it could not be done. */
export interface CommentBook {
  readonly store: StoreApi<CommentState>;
  /** Asks for the comments of this template, once for each of its ids. */
  open(templateId: string): void;
  reload(): Promise<void>;
  /** Asks who may be mentioned. Where nobody answers, nobody is. */
  askPeople(): Promise<void>;
  /** A new comment will be about these words. */
  choose(words: ChosenWords | undefined): void;
  show(thread: ShownThread): void;
  /** The panel is closed: nothing is chosen or asked for any more. */
  close(): void;
  /** What mentions the person is on the screen. */
  markRead(): Promise<void>;
  add(text: string, place: NewComment): Promise<PortRefusal | undefined>;
  change(id: string, change: CommentChange): Promise<PortRefusal | undefined>;
  remove(comment: CommentRecord): Promise<PortRefusal | undefined>;
}

type LoadPort = () => Promise<CommentPort>;

const books = new WeakMap<LoadPort, CommentBook>();

/** The book of an editor's comments: the same one for the same port. */
export function commentBookOf(loadPort: LoadPort): CommentBook {
  const book = books.get(loadPort) ?? createBook(loadPort);
  books.set(loadPort, book);
  return book;
}

const unread: CommentState = { phase: "loading", comments: undefined, mayDeleteAny: false, people: [] };

function createBook(loadPort: LoadPort): CommentBook {
  const store = createStore<CommentState>(() => unread);
  let openId: string | undefined;
  let asked = 0;
  const setComments = (next: (comments: readonly CommentRecord[]) => readonly CommentRecord[]) =>
    store.setState(({ comments }) => (comments ? { comments: next(comments) } : {}));
  const reload = async () => {
    asked += 1;
    const own = asked;
    store.setState({ phase: "loading" });
    const answer = await loadPort()
      .then((port) => port.list())
      .catch(() => undefined);
    // A later question, or another template: its answer counts.
    if (own !== asked) return;
    if (!answer || isRefusal(answer)) return store.setState({ phase: "failed" });
    const { comments, mayDeleteAny } = answer;
    store.setState({ phase: "ready", comments, mayDeleteAny });
  };
  const write = async (ask: (port: CommentPort) => Promise<CommentAnswer>): Promise<PortRefusal | undefined> => {
    const answer = await ask(await loadPort());
    if (isRefusal(answer)) return answer;
    setComments((comments) => takeIn(comments, answer.comment));
    return undefined;
  };
  return {
    store,
    open(templateId) {
      if (openId === templateId) return;
      // Words may have been chosen before anybody looked at the comments.
      const isOther = openId !== undefined;
      openId = templateId;
      store.setState({ ...unread, ...(isOther && { chosen: undefined, shown: undefined }) });
      void reload();
    },
    reload,
    async askPeople() {
      const answer = await loadPort()
        .then((port) => port.people?.())
        .catch(() => undefined);
      if (answer?.kind === "listed") store.setState({ people: answer.people });
    },
    choose: (chosen) => store.setState({ chosen }),
    show: (shown) => store.setState({ shown }),
    close: () => store.setState({ chosen: undefined, shown: undefined }),
    async markRead() {
      await loadPort().then(
        (port) => port.markRead?.(),
        () => undefined,
      );
    },
    add: (text, place) => write((port) => port.add(text, place)),
    change: (id, change) => write((port) => port.change(id, change)),
    async remove(comment) {
      const answer = await (await loadPort()).remove(comment.id);
      if (isRefusal(answer)) return answer;
      setComments((comments) => takeAway(comments, comment));
      return undefined;
    },
  };
}

/** With a comment that was written or changed. A reply reopens its thread. */
function takeIn(comments: readonly CommentRecord[], written: CommentRecord): readonly CommentRecord[] {
  if (comments.some(({ id }) => id === written.id)) return comments.map((comment) => (comment.id === written.id ? written : comment));
  const reopened = comments.map((comment) => {
    if (comment.id !== written.threadId) return comment;
    const { resolvedBy: _, ...open } = comment;
    return open;
  });
  return [...reopened, written];
}

/** Without a comment. A first one stays without its text for its replies, and goes with the last of them. */
function takeAway(comments: readonly CommentRecord[], { id, threadId }: CommentRecord): readonly CommentRecord[] {
  const others = comments.filter((comment) => comment.threadId === threadId && comment.id !== threadId && comment.id !== id);
  if (id === threadId && others.length > 0) {
    return comments.map((comment) => (comment.id === id ? { ...comment, text: "", isDeleted: true } : comment));
  }
  const isLeft = (comment: CommentRecord) => comment.id !== id && !(comment.id === threadId && comment.isDeleted && others.length === 0);
  return comments.filter(isLeft);
}
