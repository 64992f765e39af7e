import { useTranslate } from "@mailwright/ui";
import { useCallback } from "react";
import { uploadStrings } from "./upload-strings.js";

const told = ["picture-empty", "picture-type", "picture-not-reduced", "picture-too-large", "quota-exceeded", "network"] as const;

/** Says why a file was not uploaded. */
export function useUploadFaults(): (name: string, code: string) => string {
  const say = useTranslate(uploadStrings);
  return useCallback((name, code) => say(told.find((known) => known === code) ?? "failed", { name }), [say]);
}
