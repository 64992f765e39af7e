import { type ApiErrorCode, isApiError } from "@mailwright/client";
import { useTranslate } from "@mailwright/ui";
import { useServiceReasons } from "@mailwright/views/destinations";
import { failureMessage } from "../../remote/failure-message.js";
import { bulkExportStrings } from "./export-strings.js";

const known = [
  "template-not-found",
  "template-deleted",
  "not-a-collaborator",
  "not-compilable",
  "content-too-costly",
  "export-too-large",
  "renderer-unavailable",
  "too-many-exports",
  "too-many-requests",
] as const satisfies readonly (ApiErrorCode & keyof typeof bulkExportStrings.messages)[];

/** Why an export was not started, and why a template was left out: our words for the code, else what the server or the service says of it. */
export function useReasons() {
  const say = useTranslate(bulkExportStrings);
  const ofService = useServiceReasons();
  const wordsOf = (code: string | null, message: string, serviceName = ""): string => {
    const key = known.find((each) => each === code);
    if (key) return say(key);
    return (serviceName !== "" && code !== null && ofService(code, message, serviceName)) || message || say("generic");
  };
  return {
    wordsOf,
    ofError: (error: unknown) => wordsOf(isApiError(error) ? error.code : null, failureMessage(error, "")),
  };
}
