import {
  $createRangeSelection,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isLineBreakNode,
  $isRangeSelection,
  $isTextNode,
  $setSelection,
  type ElementNode,
  getNearestEditorFromDOMNode,
  type LexicalNode,
  type NodeKey,
  type PointType,
  SKIP_SCROLL_INTO_VIEW_TAG,
  type TextNode,
} from "lexical";
import { tagsFor } from "./create-commands.js";
import type { RichTextField } from "./rich-text-field.js";

/**
 * Puts a text into a field that somebody writes in. Caret and selection stay at their letters: `follow` answers where a place among the letters
 * of the text before is among those of the text after.
 */
export function restoreInPlace(
  field: Pick<RichTextField, "element" | "restore">,
  html: string,
  follow: (before: string, after: string, at: number) => number,
): void {
  const editor = getNearestEditorFromDOMNode(field.element);
  const held = editor?.read($readPlaces);
  field.restore(html);
  if (!editor || !held) return;
  const $select = () => {
    const letters = $readLetters();
    const selection = $createRangeSelection();
    for (const end of ["anchor", "focus"] as const) $putAt(selection[end], follow(held.text, letters.text, held[end]), letters);
    selection.setFormat(held.format);
    selection.setStyle(held.style);
    $setSelection(selection);
  };
  editor.update($select, { discrete: true, tag: [SKIP_SCROLL_INTO_VIEW_TAG, ...tagsFor(editor)] });
}

/** Where the caret is: how many letters stand before it, and whether it begins a line. `null` where nothing is selected. */
export function readCaret({ element }: Pick<RichTextField, "element">): { readonly at: number; readonly startsLine: boolean } | null {
  const places = getNearestEditorFromDOMNode(element)?.getEditorState().read($readPlaces);
  if (!places) return null;
  const before = places.text.slice(0, places.focus);
  return { at: before.replaceAll(lineMark, "").length, startsLine: before.endsWith(lineMark) };
}

/** What is selected among the letters of the text, whose lines begin with a line feed. `null` where nothing is. */
export function readSelected({
  element,
}: Pick<RichTextField, "element">): { readonly text: string; readonly start: number; readonly end: number } | null {
  const places = getNearestEditorFromDOMNode(element)?.getEditorState().read($readPlaces);
  if (!places || places.anchor === places.focus) return null;
  const { text, anchor, focus } = places;
  return { text, start: Math.min(anchor, focus), end: Math.max(anchor, focus) };
}

/** The letters of a text, and from where to where in them each node goes. */
interface Letters {
  readonly text: string;
  readonly spans: ReadonlyMap<NodeKey, { readonly node: LexicalNode; readonly start: number; readonly end: number }>;
}

/** What stands between two lines, so that the end of the one is not the beginning of the other. */
const lineMark = "\n";

function $readLetters(): Letters {
  const spans = new Map<NodeKey, { node: LexicalNode; start: number; end: number }>();
  let text = "";
  const $visit = (node: LexicalNode) => {
    if ($isLineBreakNode(node) || ($isElementNode(node) && !node.isInline())) text += lineMark;
    const start = $isLineBreakNode(node) ? text.length - 1 : text.length;
    if ($isElementNode(node)) for (const child of node.getChildren()) $visit(child);
    else if ($isTextNode(node)) text += node.getTextContent();
    spans.set(node.getKey(), { node, start, end: text.length });
  };
  $visit($getRoot());
  return { text, spans };
}

function $readPlaces() {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return undefined;
  const letters = $readLetters();
  const { anchor, focus, format, style } = selection;
  return { text: letters.text, anchor: $placeOf(anchor, letters), focus: $placeOf(focus, letters), format, style };
}

function $placeOf({ key, offset, type }: PointType, { spans }: Letters): number {
  const span = spans.get(key);
  if (type === "text" || !span) return (span?.start ?? 0) + offset;
  const { node } = span;
  const child = $isElementNode(node) ? node.getChildAtIndex(offset) : null;
  return child ? (spans.get(child.getKey())?.start ?? span.start) : span.end;
}

function $putAt(point: PointType, at: number, { spans }: Letters): void {
  const around = [...spans.values()].filter(({ start, end }) => start <= at && at <= end);
  const text = around.find((span): span is typeof span & { node: TextNode } => $isTextNode(span.node));
  if (text) {
    const size = text.end - text.start;
    // A merge tag is one thing: the caret stands before it or after it.
    const offset = text.node.isToken() && at > text.start ? size : at - text.start;
    point.set(text.node.getKey(), offset, "text");
    return;
  }
  const isEmptyLine = ({ node }: { node: LexicalNode }): boolean => $isElementNode(node) && !node.isInline();
  const line = around.find(isEmptyLine);
  if (!line || !$isElementNode(line.node)) return;
  point.set(line.node.getKey(), $childrenBefore(line.node, at, spans), "element");
}

function $childrenBefore(line: ElementNode, at: number, spans: Letters["spans"]): number {
  return line.getChildren().filter((child) => (spans.get(child.getKey())?.end ?? 0) <= at).length;
}
