import { mergeDecided } from "@mailwright/collaboration";
import {
  type Block,
  type BlockId,
  type BlockRegistry,
  collectBlocks,
  type EmailDocument,
  isEqualJson,
  type JsonValue,
} from "@mailwright/document";
import { applyPatches, type ChangeLabel, type DocumentStore, type HistoryEntry } from "@mailwright/editing";
import {
  addStep,
  beginTimeline,
  diffDocuments,
  freezeDeep,
  headOf,
  isIdle,
  normaliseDocument,
  type Timeline,
} from "@mailwright/editing/store";
import { prepareMjml } from "../../base/document/prepare-mjml.js";
import { readStored } from "../../base/document/read-stored.js";
import type { Workspace, WorkspaceStore } from "../workspace-store.js";
import type { WorkspaceContext } from "./define-command.js";

/** What becomes of the work, and what is done once it has. */
interface Merging {
  readonly theirs: EmailDocument;
  readonly merged: JsonValue;
  readonly open: () => void;
}

/** Puts what was merged in place of the work. Where others write, it is one step. */
export async function openMerged(
  { document, registry, services }: WorkspaceContext,
  { theirs, open, ...given }: Merging,
): Promise<undefined> {
  const { ports, workspace } = services;
  const { newId, clock } = ports;
  const merged = readStored(given.merged, registry, newId).document;
  // Without it imported MJML looks as if it had been made here.
  await prepareMjml(merged)?.catch(() => undefined);
  const { base } = workspace.getState();
  const merge = { base, theirs, merged, registry, newId, timeMs: clock.now() };
  if (document.rebuild) document.rebuild((timeline) => putStepsOnTheirs(timeline, merge));
  else document.replace(merged, { label: { key: "merge" } });
  open();
  return undefined;
}

/** Two documents that were changed at the same time, and what became of them. */
interface Merge {
  /** The document as both began with it; `null` where that is not known. */
  readonly base: EmailDocument | null;
  readonly theirs: EmailDocument;
  readonly merged: EmailDocument;
  readonly registry: BlockRegistry;
  readonly newId: () => BlockId;
  readonly timeMs: number;
}

/** As many of one's own steps are kept, the youngest. */
const stepsMax = 100;
/** Where nothing is decided the first of both sides stands. */
const none = new Map<BlockId, never>();
/** A mark that no history has. */
const nothingSaved = -1;

/**
 * The steps of this history as if they had been done on what somebody else stored meanwhile, so that Undo takes back what this person did and never what the
 * other did. What was decided where both had changed the same is one more step, the last one. What is stored is theirs.
 */
function putStepsOnTheirs(timeline: Timeline, merge: Merge): Timeline {
  const { base, theirs, merged, registry } = merge;
  const { entries, position } = timeline.history;
  const done = entries.slice(Math.max(0, position - stepsMax), position);
  const states = statesBefore(timeline.document, done);
  const atBase = base ? states.findLastIndex((state) => isSame(state, base)) : -1;
  // What both changed stands as it was done here since, and as theirs in what was stored before.
  const onTheirs = (mine: EmailDocument, index: number) => {
    if (!base || index === atBase) return theirs;
    return index > atBase ? mergeDecided(base, mine, theirs, registry, none) : mergeDecided(base, theirs, mine, registry, none);
  };
  const known = atBase < 0 ? [] : done;
  let made = beginTimeline(onTheirs(states[0] ?? theirs, atBase < 0 ? atBase : 0), timeline);
  let savedMark = atBase > 0 ? nothingSaved : headOf(made.history);
  known.forEach((entry, index) => {
    const state = states[index + 1];
    if (state) made = step(made, onTheirs(state, index + 1), entry, merge);
    if (index + 1 === atBase) savedMark = headOf(made.history);
  });
  const ids = known.at(-1)?.selectionAfter ?? [];
  const last = { label: { key: "merge" }, selectionBefore: ids, selectionAfter: ids, timeMs: merge.timeMs, mergeKey: undefined } as const;
  made = step(made, merged, last, merge);
  return { ...made, history: { ...made.history, savedMark } };
}

/** The document before each of the steps, the oldest first, and at last as it stands. */
function statesBefore(document: EmailDocument, entries: readonly HistoryEntry[]): readonly EmailDocument[] {
  const states = [document];
  let state = document;
  for (const { patches } of entries.toReversed()) {
    state = applyPatches(state, patches, "back");
    states.push(state);
  }
  return states.reverse();
}

/** One step more, of which nothing is left where both sides did the same. Rows that stay the same keep their objects. */
function step(
  timeline: Timeline,
  next: EmailDocument,
  entry: Omit<HistoryEntry, "mark" | "patches">,
  { registry, newId }: Merge,
): Timeline {
  const before = timeline.document;
  const document = freezeDeep(normaliseDocument(before, withKept(before, next), registry, newId));
  const patches = diffDocuments(before, document);
  if (patches.every(isIdle)) return timeline;
  return { document, history: addStep(timeline.history, { ...entry, mergeKey: undefined, patches }), beforeStep: undefined };
}

/** The next document of the objects of the one before, wherever nothing changed. */
function withKept(before: EmailDocument, next: EmailDocument): EmailDocument {
  const olds = new Map(collectBlocks(before.root).map((block) => [block.id, block]));
  const keep = (block: Block): Block => {
    const old = olds.get(block.id);
    if (!old || old === block) return block;
    const children = block.children?.map(keep);
    const kept = children?.every((child, index) => child === old.children?.[index]) && children.length === old.children?.length;
    const values = {
      ...(isEqualJson(old.props, block.props) && { props: old.props }),
      ...(block.extras && isEqualJson(old.extras, block.extras) && { extras: old.extras }),
    };
    const made = { ...block, ...values, ...(children && { children: kept && old.children ? old.children : children }) };
    const isOld = made.type === old.type && made.props === old.props && made.extras === old.extras && made.children === old.children;
    return isOld ? old : made;
  };
  const settings = isEqualJson(before.settings, next.settings) ? before.settings : next.settings;
  return { ...next, settings, root: keep(next.root) };
}

function isSame(one: EmailDocument, other: EmailDocument): boolean {
  return one === other || (isEqualJson(one.settings, other.settings) && isEqualJson(one.root, other.root));
}

/**
 * After theirs was opened in place of one's own work, by the step with this label: where Undo brings that work back it stands on the version that it stood on, so that saving
 * it asks again and does not overwrite what they stored. Until something is stored.
 */
export function followTaking(
  document: DocumentStore,
  workspace: WorkspaceStore,
  label: ChangeLabel,
  { etag, base }: Pick<Workspace, "etag" | "base">,
): void {
  const taken = workspace.getState();
  const stop = document.subscribe(({ kind }) => {
    const { entries, position } = document.history();
    const at = entries.findIndex((entry) => entry.label === label);
    if (kind === "saved" || at < 0) return void stop();
    workspace.setState(at < position ? { etag: taken.etag, base: taken.base } : { etag, base });
  });
}
