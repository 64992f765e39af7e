import { blockRegistry } from "@mailwright/blocks";
import { compileDocument } from "@mailwright/compiler";
import type { EmailDocument } from "@mailwright/document";
import { counterIds } from "@mailwright/testing";
import { composeImport } from "../layout/email/compose-import.js";
import type { BandForm, LayoutEmail, LayoutOptions } from "../layout/email/layout-email.js";
import { readByLayout } from "../layout/read/read-by-layout.js";
import { loadReaders } from "../tree/readers.js";

export const compile = (email: EmailDocument) => compileDocument(email, blockRegistry).html;

/** Reads a source by layout, in this page, with all of our blocks. */
export async function read(source: string, options: Partial<LayoutOptions> = {}): Promise<LayoutEmail> {
  const readers = await loadReaders(blockRegistry);
  return readByLayout(source, { readers, newId: counterIds("i"), document, compile, ...options });
}

/** The document of what was read, in the forms that lose least unless one is named. */
export function compose(email: LayoutEmail, form?: BandForm): EmailDocument {
  return composeImport(email, ({ preferred }) => form ?? preferred, counterIds("c"));
}
