import {
  type AnyBlockDefinition,
  type Block,
  type BlockId,
  type BlockRegistry,
  collectBlocks,
  type EmailDocument,
  isEqualJson,
  type JsonValue,
} from "@mailwright/document";
import { findRefitted, widthOfColumn } from "./columns.js";
import { diffBlocks } from "./diff-blocks.js";
import { ownValue } from "./json-value.js";
import { isWords } from "./key-change.js";
import { compareLetters, type LetterChange, lettersOf } from "./letters.js";
import { mergeLists } from "./merge-lists.js";
import { hasSameValues } from "./same-values.js";
import { initialItems, isItems } from "./shared-list.js";
import { type SharedText, sharedMemberOf, sharedTextOf } from "./shared-texts.js";

/** Where a value stands: among a block's props or extras, or, told with the root, among the General settings. */
export type ConflictPart = "props" | "extras" | "settings";

/** One value that both sides changed. Undefined: not set. */
export interface ValueConflict {
  readonly part: ConflictPart;
  readonly name: string;
  readonly mine: JsonValue | undefined;
  readonly theirs: JsonValue | undefined;
}

/** A block that both sides changed in a way that no rule decides. */
export interface BlockConflict {
  readonly id: BlockId;
  /** The block on each side; undefined where it was deleted. */
  readonly mine: Block | undefined;
  readonly theirs: Block | undefined;
  /** Empty where one side deleted the block, or what it stood in. */
  readonly values: readonly ValueConflict[];
}

type Values = Readonly<Record<string, JsonValue>>;
type Three<T> = readonly [base: T, mine: T, theirs: T];
type Documents = readonly [base: EmailDocument, mine: EmailDocument, theirs: EmailDocument, registry: BlockRegistry];

/** May these be merged block by block? Not where a side is another email altogether. */
export function isMergeable(base: EmailDocument, mine: EmailDocument, theirs: EmailDocument): boolean {
  const known = new Set(collectBlocks(base.root).map(({ id }) => id));
  const isOfBase = ({ root }: EmailDocument) =>
    root.id === base.root.id && (root.children ?? []).every(({ id, type }) => type !== "wrapper" || known.has(id));
  return isOfBase(mine) && isOfBase(theirs);
}

/**
 * The blocks of which both sides changed the same values to something else, or that one side deleted and the other wrote in, in the order of the email. Texts that both
 * wrote in are among them where they changed the same words; otherwise all letters of both stand.
 */
export function findConflicts(...documents: Documents): readonly BlockConflict[] {
  return findWhere(areWordsApart, documents);
}

/** The same for documents that `mergeDocuments` made one: of texts that both wrote in all letters stand, whichever words they changed. */
export function findContested(...documents: Documents): readonly BlockConflict[] {
  return findWhere(areWords, documents);
}

/** Is it decided what becomes of a text? */
type AreWordsDecided = (text: SharedText | undefined, three: Three<JsonValue | undefined>) => boolean;

function findWhere(areDecided: AreWordsDecided, [base, mine, theirs, registry]: Documents): readonly BlockConflict[] {
  const [olds, heres, theres] = [base, mine, theirs].map(({ root }) => new Map(collectBlocks(root).map((block) => [block.id, block])));
  const conflicts: BlockConflict[] = [];
  const removed = diffBlocks(base.root, mine.root).removed;
  const refitted = findRefitted(mine.root, theirs.root);
  for (const [id, was] of olds ?? []) {
    const [here, there] = [heres?.get(id), theres?.get(id)];
    if (here && there) {
      const settings = id === base.root.id ? conflictsOf("settings", [base.settings, mine.settings, theirs.settings]) : [];
      const own = valuesOf(registry.get(was.type), [was, here, there], areDecided);
      const values = [...settings, ...(refitted.has(id) ? own.filter(({ name }) => name !== widthOfColumn) : own)];
      if (values.length > 0) conflicts.push({ id, mine: here, theirs: there, values });
    } else if (here && !hasSameValues(was, here)) conflicts.push({ id, mine: here, theirs: undefined, values: [] });
    else if (there && id !== base.root.id && removed.get(id) === id && isWrittenIn(there, olds ?? new Map(), removed)) {
      conflicts.push({ id, mine: undefined, theirs: there, values: [] });
    }
  }
  return conflicts;
}

function isWrittenIn(block: Block, olds: ReadonlyMap<BlockId, Block>, removed: ReadonlyMap<BlockId, BlockId>): boolean {
  return collectBlocks(block).some((each) => {
    const was = olds.get(each.id);
    return !was || (removed.has(each.id) && !hasSameValues(was, each));
  });
}

function valuesOf(
  definition: AnyBlockDefinition | undefined,
  [was, here, there]: Three<Block>,
  areDecided: AreWordsDecided,
): readonly ValueConflict[] {
  if (was === here || was === there) return [];
  const isDecided = (name: string, three: Three<JsonValue | undefined>) =>
    areDecided(sharedTextOf(definition, name), three) || isListJoined(definition, name, three, areDecided);
  return [
    ...conflictsOf("props", [was.props, here.props, there.props], isDecided),
    ...conflictsOf("extras", [was.extras ?? {}, here.extras ?? {}, there.extras ?? {}]),
  ];
}

function conflictsOf(
  part: ConflictPart,
  [base, mine, theirs]: Three<Values>,
  isDecided?: (name: string, three: Three<JsonValue | undefined>) => boolean,
): readonly ValueConflict[] {
  return [...new Set([...Object.keys(base), ...Object.keys(mine)])].flatMap((name): readonly ValueConflict[] => {
    const [was, here, there] = [ownValue(base, name), ownValue(mine, name), ownValue(theirs, name)];
    if (isEqualJson(was, here) || isEqualJson(was, there) || isEqualJson(here, there)) return [];
    return isDecided?.(name, [was, here, there]) ? [] : [{ part, name, mine: here, theirs: there }];
  });
}

function areWords(text: SharedText | undefined, [was, here, there]: Three<JsonValue | undefined>): boolean {
  return text !== undefined && isWords(was) && typeof here === "string" && typeof there === "string";
}

/** Did the two change different words of one text? */
function areWordsApart(text: SharedText | undefined, [was, here, there]: Three<JsonValue | undefined>): boolean {
  if (!text || !isWords(was) || typeof here !== "string" || typeof there !== "string") return false;
  const letters = lettersOf(was ?? text.initial);
  const changesTo = (after: string) => compareLetters(letters, lettersOf(after)).map((change) => widen(change, letters));
  const others = changesTo(there);
  return !changesTo(here).some(({ start, end }) => others.some((other) => start <= other.end && other.start <= end));
}

// Where two changed letters of one word, both together would be a word that neither wrote.
function widen({ start, end, words }: LetterChange, letters: readonly string[]): LetterChange {
  const isOfWord = (at: number) => /^[^\s<]/u.test(letters[at] ?? " ");
  let [first, last] = [start, end];
  while (isOfWord(first - 1)) first--;
  while (isOfWord(last)) last++;
  return { start: first, end: last, words };
}

function isListJoined(
  definition: AnyBlockDefinition | undefined,
  name: string,
  [was, here, there]: Three<JsonValue | undefined>,
  areDecided: AreWordsDecided,
): boolean {
  const spec = definition?.props[name];
  if (spec?.kind !== "list") return false;
  const before = was ?? initialItems(spec);
  if (!isItems(before) || !isItems(here) || !isItems(there)) return false;
  let isContested = false;
  const contest = () => {
    isContested = true;
  };
  const joined = mergeLists(
    before,
    here,
    there,
    (member, ...three) => (areDecided(sharedMemberOf(definition, name, member), three) ? three[1] : undefined),
    contest,
  );
  return !isContested && joined.length >= spec.min && joined.length <= spec.max;
}
