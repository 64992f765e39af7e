import { useTranslate } from "@mailwright/ui";
import { useCallback } from "react";
import { uploadStrings } from "./upload-strings.js";

const told = ["picture-empty", "picture-type", "picture-not-reduced", "picture-too-large", "network"] as const;

/** Says why a file was not uploaded. */
export function useUploadFaults(): (name: string, code: string) => string {
  const say = useTranslate(uploadStrings);
  return useCallback((name, code) => say(keyOf(code), { name }), [say]);
}

function keyOf(code: string) {
  if (code.startsWith("quota-")) return "quota";
  return told.find((known) => known === code) ?? "failed";
}
