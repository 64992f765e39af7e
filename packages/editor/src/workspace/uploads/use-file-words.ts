import { useFormats, useTranslate } from "@mailwright/ui";
import { useCallback } from "react";
import { useKnownPortWords } from "../../base/words/port-words.js";
import type { FilePort } from "../../ports/file-port.js";
import type { PortRefusal } from "../../ports/port-refusal.js";
import { fileUploadStrings } from "./file-upload-strings.js";

const told = ["file-empty", "unsupported-file", "file-too-large"] as const;

/** Says why a file was not uploaded: what is known of it, or the page's own words. */
export function useFileWords(port: FilePort | undefined): (name: string, refusal: PortRefusal) => string {
  const say = useTranslate(fileUploadStrings);
  const wordsFor = useKnownPortWords();
  const { bytes } = useFormats();
  const { endings, bytesMax } = port ?? {};
  return useCallback(
    (name, refusal) => {
      const { code, message } = refusal;
      if (code === "unsupported-file" && endings && !hasEnding(name, endings)) return say("kinds", { name, kinds: endings.join(", ") });
      if (code === "file-too-large" && bytesMax !== undefined) return say("tooLarge", { name, size: bytes(bytesMax) });
      const known = told.find((each) => each === code);
      if (known) return say(known, { name });
      if (code === "host-refused" && message !== "") return message;
      return wordsFor(refusal) ?? say("failed", { name });
    },
    [say, wordsFor, bytes, endings, bytesMax],
  );
}

/** Whether a file's name ends as one of those that are taken. */
export const hasEnding = (name: string, endings: readonly string[]) => endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`));
