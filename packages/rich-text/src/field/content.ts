import type { RichTextStyles } from "@mailwright/document";
import { $createParagraphNode, $getRoot, type LexicalEditor, type UpdateTag } from "lexical";
import { $createBlocks, $createWords } from "../lexical/create-nodes.js";
import { $readBlocks, $readWords } from "../lexical/read-nodes.js";
import { parseInlineRichText, parseWithSources } from "../model/parse-rich-text.js";
import { parsePlainLines, parsePlainWords, writePlainLines, writePlainWords } from "../model/plain-words.js";
import type { RichTextMode } from "../model/text-tree.js";
import { writeBlock, writeInlineRichText } from "../model/write-rich-text.js";

/** The way between the document's text and the editor. */
export interface Content {
  /** Puts a text of the document into the editor. */
  load(html: string, tags: readonly UpdateTag[]): void;
  /** The text as the document keeps it. What nobody touched is given back exactly as it came. */
  save(): string;
}

interface Format {
  $load(html: string): void;
  $save(): string;
}

/** The content of an editor of this mode. `styles` tells what a link's own CSS hides. */
export function createContent(editor: LexicalEditor, mode: RichTextMode, styles: RichTextStyles): Content {
  const format = mode === "blocks" ? blocksFormat(styles) : lineFormat(mode, styles);
  const write = () => editor.read(format.$save);
  let loaded: { readonly html: string; readonly saved: string } | undefined;
  const $replace = (html: string) => {
    $getRoot().clear();
    format.$load(html);
    if ($getRoot().isEmpty()) $getRoot().append($createParagraphNode());
  };
  return {
    load: (html, tags) => {
      editor.update(() => $replace(html), { discrete: true, tag: [...tags] });
      // Read back after Lexical has settled it (two lists side by side become one): that is what "unchanged" looks like.
      loaded = { html, saved: write() };
    },
    save: () => {
      const saved = write();
      return saved === loaded?.saved ? loaded.html : saved;
    },
  };
}

function blocksFormat(styles: RichTextStyles): Format {
  const sources = new Map<string, string>();
  return {
    $load: (html) => {
      const parsed = parseWithSources(html, styles);
      sources.clear();
      for (const { block, source } of parsed) sources.set(writeBlock(block), source);
      $getRoot().append(...$createBlocks(parsed.map(({ block }) => block)));
    },
    $save: () =>
      $readBlocks()
        .map(writeBlock)
        .map((html) => sources.get(html) ?? html)
        .join(""),
  };
}

function lineFormat(mode: Exclude<RichTextMode, "blocks">, styles: RichTextStyles): Format {
  const { parse, write } = wordFormats[mode];
  return {
    $load: (html) => void $getRoot().append($createParagraphNode().append(...$createWords(parse(html, styles)))),
    $save: () => write($readWords()),
  };
}

const wordFormats = {
  inline: { parse: parseInlineRichText, write: writeInlineRichText },
  plain: { parse: parsePlainWords, write: writePlainWords },
  lines: { parse: parsePlainLines, write: writePlainLines },
} satisfies Record<Exclude<RichTextMode, "blocks">, unknown>;
