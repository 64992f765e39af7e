import { type LayoutEmail, type LayoutOptions, readByLayout } from "@mailwright/importer/layout";
import { compilerOf } from "../base/document/compiler-of.js";
import type { ReadingServices } from "./import-reading.js";
import { loadBlockReaders } from "./load-block-readers.js";

/** What reading needs beside the source. */
export interface ReadLayoutOptions extends Pick<LayoutOptions, "settings" | "signal" | "onProgress"> {
  readonly services: ReadingServices;
  /** The page in which the source may be laid out, out of sight. */
  readonly page: Document;
}

/** Reads any HTML by laying it out, as sections of the editor's own blocks. */
export async function readLayout(html: string, { services, page, ...options }: ReadLayoutOptions): Promise<LayoutEmail> {
  const { registry, compiler, ports } = services;
  const readers = await loadBlockReaders(registry);
  return readByLayout(html, {
    ...options,
    readers,
    newId: ports.newId,
    document: page,
    compile: (document) => compilerOf({ compiler }).compileDocument(document).html,
  });
}
