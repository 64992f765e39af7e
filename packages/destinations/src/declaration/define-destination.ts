import type { Answer } from "../calls/call.js";
import { codeOfStatus } from "../calls/failure.js";
import type { Fields } from "../fields/field.js";
import type { Bases, Destination, ReadFailure } from "./destination.js";

type Optional =
  | "done"
  | "limits"
  | "mergeTags"
  | "fetchesHtml"
  | "takesAmp"
  | "unsubscribeHeader"
  | "refusesNames"
  | "wants"
  | "uncertain"
  | "readFailure";

/** A destination as it is written down: what most of them do not have may be left out. */
export type DestinationDeclaration<F extends Fields, B extends Bases> = Omit<Destination<F, B>, Optional> &
  Partial<Omit<Destination<F, B>, "readFailure">> & {
    /** Where a failed answer says why; the first that is there counts. */
    readReason?(json: unknown): string | undefined;
    readFailure?(answer: Answer): ReadFailure | null;
  };

/**
 * Declares a destination, ours or a host's own. What the status of an answer says is understood without a word; `readReason` finds the
 * sentence, and `readFailure` is for services that hide a failure in a good answer.
 */
export function defineDestination<const F extends Fields, const B extends Bases>(
  declaration: DestinationDeclaration<F, B>,
): Destination<F, B> {
  const { readReason = () => undefined, ...rest } = declaration;
  if (!/^[a-z][a-z\d-]*$/.test(rest.id)) throw new Error(`${rest.id} is no id: small letters, digits and hyphens.`);
  if (!/^[A-Z][A-Z\d_]*$/.test(rest.provider)) throw new Error(`${rest.provider} is no name for an address: capitals, digits and _.`);
  return {
    done: rest.creates === "mail-draft" ? "drafted" : "exported",
    limits: {},
    mergeTags: null,
    fetchesHtml: false,
    takesAmp: false,
    // What goes to a mailbox or to a program of one's own is sent by nobody who would know of a list.
    unsubscribeHeader: { by: rest.tab === "application" || rest.creates === "mail-draft" ? "sender" : "unknown" },
    refusesNames: false,
    wants: [],
    uncertain: [],
    readFailure: (answer) => readFailureByStatus(answer, readReason),
    ...rest,
  };
}

/** What the status says, with the sentence that the answer holds. */
export function readFailureByStatus(answer: Answer, readReason: (json: unknown) => string | undefined): ReadFailure | null {
  const code = codeOfStatus(answer.status);
  return code === null ? null : { code, reason: readReason(answer.json) };
}
