import { isApiError, isPassing } from "@mailwright/client";
import type { PortRefusal } from "@mailwright/views/destination-ports";

/** What a call's error means to the forms of services. One that is a mistake of ours is thrown again. */
export function refusalFrom(error: unknown): PortRefusal {
  if (!isApiError(error)) throw error;
  const { code, message, fields, destination } = error;
  return { kind: "refused", code, message, fields, isPassing: isPassing(error), ...(destination !== null && { destination }) };
}
