import { isApiError } from "@mailwright/client";
import { importEmailsMax, importEntriesMax, importsPerPersonMax, importUnpackedMaxBytes, importUploadMaxBytes } from "@mailwright/contract";
import { useFormats, useTranslate } from "@mailwright/ui";
import { startStrings } from "./start-strings.js";

const told = [
  "import-empty",
  "too-many-emails",
  "too-many-files",
  "file-too-large",
  "archive-too-large",
  "archive-broken",
  "archive-encrypted",
  "archive-names",
  "too-many-imports",
  "too-many-requests",
  "unavailable",
  "storage-full",
  "network",
] as const;

/** People read 100 MB, as systems show it, where the limit has a few more. */
const inDecimals = (sizeBytes: number) => (sizeBytes / 1024 ** 2) * 1_000_000;

/** The limits of an import, in words. */
export function useImportLimits() {
  const { number, bytes } = useFormats();
  return {
    emails: number(importEmailsMax),
    files: number(importEntriesMax),
    imports: number(importsPerPersonMax),
    archive: bytes(inDecimals(importUploadMaxBytes)),
    size: bytes(inDecimals(importUnpackedMaxBytes)),
  };
}

/** Says why an import could not be begun, and what helps. */
export function useStartFaults(): (error: unknown) => string {
  const say = useTranslate(startStrings);
  const limits = useImportLimits();
  return (error) => {
    const code = isApiError(error) ? told.find((known) => known === error.code) : undefined;
    return say(`fault.${code ?? "other"}`, limits);
  };
}
