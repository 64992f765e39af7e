import { findContested, mergeDocuments, openReplica } from "@mailwright/collaboration";
import type { BlockRegistry, EmailDocument } from "@mailwright/document";
import type { DocumentChange } from "@mailwright/editing";
import type { Doc } from "yjs";
import type { Attached, CollaborationPort, SharedCopy, SharedNews } from "../../ports/collaboration-port.js";
import { isBelowEditor, type TemplateInfo } from "../../ports/template-info.js";
import type { Apart } from "./apart.js";
import { type Step, standAs, undecided, withoutSettled } from "./contest-sides.js";
import type { LiveStore } from "./live-store.js";
import type { People } from "./people.js";
import type { Storedness } from "./storedness.js";

interface Arrived {
  /** The document as it was before. */
  readonly mine: EmailDocument;
  /** What was done here since. */
  readonly since: Step[];
}

/** A template that is open together with others, from its opening until it is left. */
export interface Meeting {
  readonly collaboration: CollaborationPort;
  readonly registry: BlockRegistry;
  readonly stored: Storedness;
  readonly apart: Apart;
  readonly people: People;
  /** Told once, when the shared document is here or cannot be had. */
  readonly onBegun: (isOpen: boolean) => void;
  /**
   * `alone`: what is done here reaches nobody by itself any more, and is saved as by somebody who works alone. `ended`: the right to it is
   * gone.
   */
  phase: "opening" | "together" | "alone" | "ended";
  isLost: boolean;
  /** Whoever is here looks on, as the other side said last. */
  isReadOnly: boolean;
  /** What others had done while there was no connection has come in, and the connection is not back yet. */
  arrived: Arrived | undefined;
  failures: number;
  /** The copy that is connected, and the one that the editor shows: of a copy that may not be written in, what stands here is not given up. */
  copy: SharedCopy | undefined;
  shown: SharedCopy | undefined;
  live: LiveStore | undefined;
  opened: Attached | undefined;
}

/** A copy that was ended is asked for anew after a moment, ever longer. */
const reopenWaitMs = 300;
const longestWaitMs = 10_000;

/** Where calls come through and no WebSocket does, as behind a proxy that passes on no upgrades, nobody waits long for their email. */
const openTries = 3;

/** Why another copy is asked for. Every other reason is one to say what was done here. */
const begunAnew: ReadonlySet<string> = new Set(["room-restarted", "rights-changed"]);

/** Connects a copy, in the place of the one before. */
export function connect(meeting: Meeting): void {
  const made: SharedCopy = meeting.collaboration.open((news) => {
    // What a provider tells before it is here itself is told again.
    queueMicrotask(() => meeting.copy === made && hear(meeting, news));
  });
  meeting.copy = made;
}

/** Keeps what stood here before others' work came in, and what was done here since, until the connection is back. */
export function noteChange(meeting: Meeting, { kind, before, after }: Pick<DocumentChange, "kind" | "before" | "after">): void {
  const { isLost, arrived } = meeting;
  if (kind === "remote") {
    if (isLost) meeting.arrived ??= { mine: before, since: [] };
    return;
  }
  const last = arrived?.since.at(-1);
  if (last?.[1] === before) arrived?.since.splice(-1, 1, [last[0], after]);
  else arrived?.since.push([before, after]);
}

/** The document of the shared copy as it stands. */
export function documentOf({ registry, live, shown }: Meeting, of = shown): EmailDocument {
  if (live && of === shown) return live.get();
  if (!of) throw new Error("nothing is open");
  return documentIn(of.document, registry);
}

function documentIn(doc: Doc, registry: BlockRegistry): EmailDocument {
  const replica = openReplica(doc, registry, Math.random);
  replica.stop();
  return replica.document();
}

/** Goes on alone with what stands here. */
export function leave(meeting: Meeting): void {
  if (meeting.phase === "together" && meeting.stored.isDirty()) meeting.live?.forgetSaved();
  meeting.phase = meeting.phase === "ended" ? "ended" : "alone";
  meeting.people.leave();
  meeting.copy?.close();
  meeting.copy = undefined;
}

function hear(meeting: Meeting, news: SharedNews): void {
  const { stored, copy, shown } = meeting;
  if (news.kind === "opened") onOpened(meeting, news);
  else if (news.kind === "lost") onLost(meeting);
  else if (news.kind === "over") onOver(meeting, news);
  else if (copy !== shown) return;
  else if (news.kind === "storing") stored.storing(copy?.isSent() === true, documentOf(meeting));
  else if (news.kind === "stored") onStored(meeting, news);
  else if (stored.isDirty()) meeting.opened?.workspace.setState({ savePhase: "failed" });
}

function onLost(meeting: Meeting): void {
  meeting.isLost = true;
  meeting.stored.lost();
  meeting.apart.lost();
  if (meeting.phase !== "opening") return;
  meeting.failures += 1;
  if (meeting.failures < openTries) return;
  leave(meeting);
  meeting.onBegun(false);
}

function onOpened(meeting: Meeting, { etag, isReadOnly }: Extract<SharedNews, { kind: "opened" }>): void {
  const { arrived } = meeting;
  Object.assign(meeting, { isLost: false, isReadOnly, failures: 0, arrived: undefined });
  if (meeting.phase === "opening") {
    adopt(meeting);
    meeting.phase = "together";
    meeting.onBegun(true);
  } else if (meeting.shown !== meeting.copy) goOn(meeting, isReadOnly);
  else meetAgain(meeting, arrived, isReadOnly);
  const { stored, opened } = meeting;
  opened?.workspace.setState(({ info, etag: before }) => ({
    etag: etag ?? before,
    base: stored.base(),
    ...readOnlyIn(meeting, info, isReadOnly),
  }));
}

/** Where its page says of somebody that they may not edit, that stays so whatever its provider lets them send. */
function readOnlyIn({ collaboration }: Meeting, info: TemplateInfo, isSaid: boolean): { readonly info?: TemplateInfo } {
  const readOnly = isSaid || (collaboration.isSavedByPage === true && isBelowEditor(info));
  return info.readOnly === readOnly ? {} : { info: { ...info, readOnly } };
}

function adopt(meeting: Meeting): EmailDocument {
  const { copy, stored, people, apart } = meeting;
  const document = documentOf(meeting, copy);
  meeting.shown = copy;
  if (!copy) return document;
  stored.follow(copy.document, document);
  apart.follow(copy);
  people.follow(copy.awareness);
  return document;
}

/** What was done here and is not stored yet is done again in the new copy, as a step of this person's own. */
function goOn(meeting: Meeting, isReadOnly: boolean): void {
  const { stored, copy, live, people, opened, registry } = meeting;
  const { editor } = opened ?? {};
  // What is being typed is work like any other, so that the text on the canvas is not joined with it once more.
  editor?.commitText();
  const work = editor?.hasUnsavedWork() ? { base: stored.base(), mine: editor.readUnsaved() } : undefined;
  // Whoever may not save keeps what they have, to be read and copied.
  if (!copy || (work && isReadOnly)) return;
  const theirs = adopt(meeting);
  live?.goOn(copy.document);
  if (!work) return;
  const { document, contested } = mergeDocuments(work.base, work.mine, theirs, registry);
  live?.commit({ key: "restore" }, document);
  if (contested.length === 0) return;
  const merged = documentOf(meeting);
  const conflicts = withoutSettled(findContested(work.base, work.mine, theirs, registry), merged);
  const contest = { mine: work.mine, theirs, merged, conflicts };
  people.tellContested(contested, conflicts.length > 0 ? contest : undefined);
}

/** Where both sides wrote the same value what was done here stands, whichever would have by the order of the shared document. */
function meetAgain({ apart, live, people, registry }: Meeting, arrived: Arrived | undefined, isReadOnly: boolean): void {
  const sides = apart.met();
  if (!sides || !arrived || !live || isReadOnly) return;
  const { mine, since } = arrived;
  const [base, theirs] = [documentIn(sides.base, registry), documentIn(sides.theirs, registry)];
  // What one side deleted is deleted; it is told, with a way back, as where nobody was away.
  const contested = findContested(base, mine, theirs, registry).filter(({ values }) => values.length > 0);
  const open = undecided(contested, since);
  if (open.length === 0) return;
  live.commit({ key: "restore" }, standAs(mergeDocuments(base, mine, theirs, registry).document, live.get(), open));
  const conflicts = withoutSettled(open, live.get());
  if (conflicts.length === 0) return;
  people.tellContested(
    conflicts.map(({ id }) => id),
    { mine, theirs, merged: live.get(), conflicts },
  );
}

function onStored({ stored, opened }: Meeting, { etag }: Extract<SharedNews, { kind: "stored" }>): void {
  const wasDirty = stored.isDirty();
  stored.stored();
  const isSaved = wasDirty && !stored.isDirty();
  opened?.workspace.setState({ base: stored.base(), ...(etag !== null && { etag }), ...(isSaved && { savePhase: "saved" as const }) });
  if (isSaved) opened?.editor.document.markSaved();
}

function onOver(meeting: Meeting, { code, mayReopen }: Extract<SharedNews, { kind: "over" }>): void {
  if (meeting.phase === "opening") {
    meeting.onBegun(false);
    return;
  }
  const { workspace, editor } = meeting.opened ?? {};
  meeting.isLost = true;
  if (!mayReopen) {
    meeting.phase = "ended";
    editor?.commitText();
    workspace?.setState(({ info }) => ({ endedBy: code, info: { ...info, readOnly: true, rights: [] } }));
  } else if (begunAnew.has(code)) {
    meeting.failures += 1;
    const waitMs = Math.min(reopenWaitMs * 2 ** (meeting.failures - 1), longestWaitMs);
    setTimeout(() => meeting.phase === "together" && connect(meeting), waitMs);
  } else {
    // The server did not take what was done here. Saving says why, and at which block.
    leave(meeting);
    editor?.run("save");
  }
}
