import type { BlockId, TextPlace } from "@mailwright/document";
import { type Editor, leadOf, type TextCaret } from "@mailwright/editing";
import type { Awareness, Company, Contest, PersonHere } from "../../ports/collaboration-port.js";
import { isRecord } from "../../ports/is-record.js";
import type { OwnName } from "../../ports/template-store.js";

/** How many colours there are for people. */
const colours = 8;

/** Those who are there, and what they are told of this person. */
export interface People extends Company {
  follow(awareness: Awareness): void;
  /** Tells the others from now on what is selected in this editor. */
  attach(editor: Editor): void;
  /** Tells the others where this person writes. */
  showCaret(caret: TextCaret | null): void;
  /** Tells this person of blocks of which no rule decided. */
  tellContested(ids: readonly BlockId[], contest: Contest | undefined): void;
  leave(): void;
}

export function createPeople(me: OwnName): People {
  const listeners = new Set<() => void>();
  let here: readonly PersonHere[] = [];
  let awareness: Awareness | undefined;
  let editor: Editor | undefined;
  let caret: TextCaret | null = null;
  let unfollow: () => void = () => undefined;
  let unwatch: () => void = () => undefined;
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const read = () => {
    const next = awareness ? readPeople(awareness, me, here) : [];
    if (JSON.stringify(next) === JSON.stringify(here)) return;
    here = next;
    tell();
  };
  const say = () => {
    const { selection = [], textEditing = null } = editor?.viewState.getState() ?? {};
    const blockId = textEditing?.blockId ?? leadOf(selection);
    awareness?.setLocalState({
      userId: me.id,
      name: me.name,
      ...(blockId !== undefined && { blockId }),
      ...(textEditing && { isWriting: true, ...(caret && { caret }) }),
    });
  };
  return {
    ...holdContest(tell),
    people: () => here,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow(next) {
      unfollow();
      awareness = next;
      next.on("change", read);
      unfollow = () => next.off("change", read);
      say();
      read();
    },
    attach(next) {
      unwatch();
      editor = next;
      unwatch = next.viewState.subscribe((now, before) => {
        if (now.selection !== before.selection || now.textEditing !== before.textEditing) say();
      });
      say();
    },
    showCaret(next) {
      caret = next;
      say();
    },
    leave() {
      unfollow();
      unwatch();
      awareness = undefined;
      read();
    },
  };
}

type ContestKeys = "takeContested" | "contest" | "settleContest" | "tellContested";

/** What this person is told of what no rule decided, and what there is to be looked at of it. */
function holdContest(tell: () => void): Pick<People, ContestKeys> {
  let contested: readonly BlockId[] = [];
  let contest: Contest | undefined;
  return {
    takeContested() {
      const taken = contested;
      contested = [];
      return taken;
    },
    contest: () => contest,
    settleContest() {
      contest = undefined;
    },
    tellContested(ids, next) {
      contested = ids;
      contest = next;
      tell();
    },
  };
}

/** Reads the presence that other clients send, which may be any JSON. A person who has the template open in two tabs is listed once. */
function readPeople(awareness: Awareness, me: OwnName, before: readonly PersonHere[]): readonly PersonHere[] {
  const found = new Map<string, Omit<PersonHere, "colour">>();
  for (const [client, state] of awareness.getStates()) {
    if (client === awareness.clientID || !isRecord(state)) continue;
    const { userId, name, blockId, isWriting, caret } = state;
    if (typeof userId !== "string" || userId === me.id || typeof name !== "string" || name.trim() === "") continue;
    const at = typeof blockId === "string" ? { blockId, caret: readCaret(caret) } : { blockId: undefined, caret: undefined };
    const person = { id: userId, name: name.slice(0, 120), ...at };
    const known = found.get(userId);
    if (!known || known.blockId === undefined) found.set(userId, { ...person, isWriting: isWriting === true });
  }
  // Who stays keeps place and colour.
  const stay = before.flatMap(({ id, colour }) => {
    const person = found.get(id);
    return person ? [{ ...person, colour }] : [];
  });
  const known = new Set(stay.map(({ id }) => id));
  const people: PersonHere[] = [...stay];
  for (const person of found.values()) if (!known.has(person.id)) people.push({ ...person, colour: colourOf(person.id, people) });
  return people;
}

function readCaret(state: unknown): TextCaret | undefined {
  if (!isRecord(state) || typeof state["at"] !== "number" || !(state["at"] >= 0)) return undefined;
  const place = readPlace(state["place"]);
  return { at: state["at"], startsLine: state["startsLine"] === true, ...(place && { place }) };
}

function readPlace(state: unknown): TextPlace | undefined {
  if (!isRecord(state)) return undefined;
  const { prop, item, member } = state;
  return typeof prop === "string" && typeof item === "number" && typeof member === "string" ? { prop, item, member } : undefined;
}

/** Settled by who they are, so that everybody sees them in the same colour; another one only where somebody here has that. */
function colourOf(id: string, people: readonly PersonHere[]): number {
  const taken = new Set(people.map(({ colour }) => colour));
  const first = [...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 0);
  const free = Array.from({ length: colours }, (_, step) => (first + step) % colours).find((colour) => !taken.has(colour));
  return free ?? first % colours;
}
