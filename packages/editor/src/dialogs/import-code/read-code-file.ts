import { codeUploadMaxBytes } from "@mailwright/contract";
import { decodeSource } from "@mailwright/importer";

export type CodeFileAnswer =
  | { readonly kind: "read"; readonly code: string }
  | { readonly kind: "refused"; readonly reason: "tooLarge" | "wrongKind" | "unreadable" };

/** Reads an uploaded file of code, if it is one. */
export async function readCodeFile(file: File): Promise<CodeFileAnswer> {
  if (!/\.(?:html?|mjml|eml|json)$/i.test(file.name)) return { kind: "refused", reason: "wrongKind" };
  if (file.size > codeUploadMaxBytes) return { kind: "refused", reason: "tooLarge" };
  try {
    return { kind: "read", code: decodeSource(new Uint8Array(await file.arrayBuffer())) };
  } catch {
    // The file was moved or deleted after it was chosen, or may not be read.
    return { kind: "refused", reason: "unreadable" };
  }
}
