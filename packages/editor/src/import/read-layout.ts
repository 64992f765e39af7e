import { loadReaders } from "@mailwright/importer";
import { type LayoutEmail, type LayoutOptions, readByLayout } from "@mailwright/importer/layout";
import type { EditorServices } from "../base/context/editor-services.js";

/** What reading a page is told beside its source. */
export interface ReadLayoutOptions extends Pick<LayoutOptions, "settings" | "signal" | "onProgress"> {
  readonly services: EditorServices;
  /** The page in which it may be laid out, out of sight. */
  readonly page: Document;
}

/** Any HTML as bands of the editor's own blocks, by laying it out. */
export async function readLayout(html: string, { services, page, ...options }: ReadLayoutOptions): Promise<LayoutEmail> {
  const { registry, compiler, ports } = services;
  const readers = await loadReaders(registry);
  return readByLayout(html, {
    ...options,
    readers,
    newId: ports.newId,
    document: page,
    compile: (document) => compiler.compileDocument(document).html,
  });
}
