import { type ApiErrorCode, isApiError } from "@mailwright/client";

/** Our words for its code, else what the server says of it, else the general words. What a client says of a lost call is for developers. */
export function failureMessage(error: unknown, generic: string, words: Partial<Record<ApiErrorCode, string>> = {}): string {
  if (!isApiError(error)) return generic;
  const isFromServer = error.requestId !== null && error.message !== "";
  return words[error.code] ?? (isFromServer ? error.message : generic);
}
