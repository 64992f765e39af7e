import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { css } from "@codemirror/lang-css";
import { html } from "@codemirror/lang-html";
import { xml } from "@codemirror/lang-xml";
import { bracketMatching, HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { EditorState, type Extension } from "@codemirror/state";
import {
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  placeholder as placeholderText,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { UiRootNode } from "@mailwright/ui";

const languages = {
  html: () => html(),
  css: () => css(),
  mjml: () => xml(),
} satisfies Record<string, () => Extension>;
export type CodeLanguage = keyof typeof languages;

export interface CodeViewOptions {
  readonly parent: HTMLElement;
  readonly root: UiRootNode;
  readonly code: string;
  readonly language: CodeLanguage;
  readonly isReadOnly: boolean;
  readonly label: string;
  readonly describedBy?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly onChange: (code: string) => void;
}

// Highlighting sets classes, so that the colours are tokens of the theme and change with it.
const highlights = HighlightStyle.define([
  { tag: [tags.tagName, tags.keyword], class: "mw-code-tag" },
  { tag: [tags.attributeName, tags.propertyName], class: "mw-code-name" },
  { tag: [tags.attributeValue, tags.string, tags.number, tags.unit, tags.color], class: "mw-code-value" },
  { tag: [tags.comment, tags.documentMeta, tags.processingInstruction], class: "mw-code-comment" },
  { tag: [tags.angleBracket, tags.bracket, tags.punctuation], class: "mw-code-sign" },
]);

/** Mounts CodeMirror in a shadow root or a page. Its styles are adopted there, which a strict content security policy allows. */
export function createCodeView(options: CodeViewOptions): EditorView {
  const { parent, root, code, isReadOnly, label, describedBy, placeholder } = options;
  const attributes = {
    "aria-label": label,
    "aria-multiline": "true",
    spellcheck: "false",
    // Code that cannot be changed must be reachable by keyboard, for reading and scrolling. Code that can be changed says so, because not
    // every assistive tool notices.
    tabindex: "0",
    ...(describedBy !== undefined && { "aria-describedby": describedBy }),
    ...(isReadOnly && { "aria-readonly": "true" }),
  };
  const state = EditorState.create({
    doc: code,
    extensions: [
      lineNumbers(),
      highlightSpecialChars(),
      history(),
      bracketMatching(),
      highlightSelectionMatches(),
      search({ top: true }),
      EditorView.lineWrapping,
      EditorState.readOnly.of(isReadOnly),
      EditorView.editable.of(!isReadOnly),
      EditorView.contentAttributes.of(attributes),
      isReadOnly ? [] : highlightActiveLine(),
      placeholder === undefined ? [] : placeholderText(placeholder),
      keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap]),
      syntaxHighlighting(highlights),
      languages[options.language](),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) options.onChange(update.state.doc.toString());
      }),
    ],
  });
  return new EditorView({ state, parent, root });
}

/**
 * Selects a line and scrolls to it; the last one where there are fewer. Does so again with the first focus, which puts the browser's cursor
 * elsewhere. The answer takes that back.
 */
export function showLine(view: EditorView, line: number): () => void {
  const select = () => {
    const { from, to } = view.state.doc.line(Math.min(Math.max(1, line), view.state.doc.lines));
    view.dispatch({ selection: { anchor: from, head: to }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
  };
  select();
  view.contentDOM.addEventListener("focus", select, { once: true });
  return () => view.contentDOM.removeEventListener("focus", select);
}

/** Replaces the text, unless it is the same. */
export function replaceCode(view: EditorView, code: string): void {
  const length = view.state.doc.length;
  if (length === code.length && view.state.doc.toString() === code) return;
  view.dispatch({ changes: { from: 0, to: length, insert: code } });
}
