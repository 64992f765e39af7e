import { $isLinkNode } from "@lexical/link";
import { $isListItemNode, $isListNode } from "@lexical/list";
import { $isHeadingNode } from "@lexical/rich-text";
import { $isTableCellNode, $isTableNode, $isTableRowNode } from "@lexical/table";
import {
  type Declarations,
  isSafeAddress,
  type RichTextStyles,
  type RichTextTag,
  readInlineStyle,
  tableAttributes,
  writeInlineStyle,
} from "@mailwright/document";
import {
  $isElementNode,
  $isParagraphNode,
  $isTextNode,
  type EditorDOMRenderConfig,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
  type TextNode,
} from "lexical";
import { formatBits, formatTags } from "../model/text-format.js";
import type { RichTextMode } from "../model/text-tree.js";
import { $nestedLists, wrapperItemStyle } from "./read-nodes.js";

/** What decides how Lexical's elements look; `styles` is replaced when the block's settings change. */
export interface EmailLook {
  readonly mode: RichTextMode;
  styles: RichTextStyles;
}

/** What `sub` and `sup` make of the size around them (CSS `smaller`). */
const smallerFactor = 1.2;

/** The one place that makes Lexical's DOM look like the compiled email. */
export function emailRender(look: EmailLook): Partial<EditorDOMRenderConfig> {
  return {
    $createDOM: (node, editor) => {
      // A heading or a button has no paragraph inside, so rules of the email for `p` must not reach its words.
      if (look.mode !== "blocks" && $isParagraphNode(node)) return document.createElement("div");
      return node.createDOM(editor._config, editor);
    },
    $decorateDOM: (node, _previous, element) => $decorate(node, element, look),
  };
}

/** Brings every element up to date after `look.styles` has changed, without touching text, caret or history. */
export function $applyLook(editor: LexicalEditor, look: EmailLook, nodes: readonly LexicalNode[]): void {
  for (const node of nodes) {
    const element = editor.getElementByKey(node.getKey());
    if (element) $decorate(node, element, look);
    if ($isElementNode(node)) $applyLook(editor, look, node.getChildren());
  }
}

function $decorate(node: LexicalNode, element: HTMLElement, look: EmailLook): void {
  if ($isTextNode(node)) setCss(element, textCss(node, look.styles, element.tagName));
  if (!$isElementNode(node) || node.getType() === "root") return;
  // Lexical lets each line find its own direction; the email's lines have the direction of the email.
  element.removeAttribute("dir");
  setCss(element, elementCss(node, look));
  if ($isTableNode(node)) setTableAttributes(element, node.getStyle());
  if ($isLinkNode(node)) {
    element.tabIndex = -1;
    element.setAttribute("href", isSafeAddress(node.getURL()) ? node.getURL() : "");
  }
}

const known = new WeakMap<HTMLElement, { readonly wanted: string; readonly got: string }>();

/** Writing a style costs a style recalculation, so what has not changed is not written. */
function setCss(element: HTMLElement, css: string): void {
  const before = known.get(element);
  if (before?.wanted === css && before.got === element.style.cssText) return;
  element.style.cssText = css;
  known.set(element, { wanted: css, got: element.style.cssText });
}

function elementCss(node: ElementNode, { mode, styles }: EmailLook): string {
  // The words of a label stand in the element itself, also where that is a `span` beside an icon.
  if (mode !== "blocks" && $isParagraphNode(node)) return "margin:0;display:inline";
  // The one line of a cell stands in the cell itself in the email.
  if ($isParagraphNode(node) && $isTableCellNode(node.getParent()) && node.getParentOrThrow().getChildrenSize() === 1)
    return layer(["margin:0", node.getStyle()]);
  const tag = tagOf(node);
  if (tag === "table" || tag === "tr" || tag === "td" || tag === "th") return layer([styles[tag], node.getStyle()], tag);
  const isWrapper = $isListItemNode(node) && $nestedLists(node).length > 0;
  return layer([styles[tag], node.getStyle(), isWrapper ? wrapperItemStyle : ""]);
}

function tagOf(node: ElementNode): RichTextTag {
  if ($isHeadingNode(node) || $isListNode(node)) return node.getTag();
  if ($isListItemNode(node)) return "li";
  if ($isTableNode(node)) return "table";
  if ($isTableRowNode(node)) return "tr";
  if ($isTableCellNode(node)) return node.hasHeader() ? "th" : "td";
  return $isLinkNode(node) ? "a" : "p";
}

/**
 * Lexical draws a formatted run as one element where the email has several (`span`, `strong`, `em`, `u`, `s`), so that element gets the CSS
 * of all of them.
 */
function textCss(node: TextNode, styles: RichTextStyles, tagName: string): string {
  const format = node.getFormat();
  const style = node.getStyle();
  const formats = formatTags.filter(([, bit]) => format & bit);
  const css = new Map(readInlineStyle(layer([style === "" ? "" : styles.span, style, ...formats.map(([tag]) => styles[tag])])));
  if (format & formatBits.italic && tagName !== "EM") css.set("font-style", "italic");
  const lines = [format & formatBits.underline && "underline", format & formatBits.strikethrough && "line-through"].filter(Boolean);
  if (lines.length > 0) css.set("text-decoration", lines.join(" "));
  const size = css.get("font-size");
  if (size !== undefined && format & (formatBits.subscript | formatBits.superscript))
    css.set("font-size", `calc(${size} / ${smallerFactor})`);
  return writeInlineStyle(css);
}

function setTableAttributes(element: HTMLElement, style: string): void {
  element.removeAttribute("width");
  for (const [, name = "", value = ""] of tableAttributes("table", readInlineStyle(style, "table"), new Map()).matchAll(
    / (\w+)="([^"]*)"/g,
  ))
    element.setAttribute(name, value);
}

function layer(styles: readonly (string | undefined)[], tag = ""): string {
  const css: Declarations = new Map(styles.flatMap((style) => (style ? [...readInlineStyle(style, tag)] : [])));
  return writeInlineStyle(css);
}
