/** An expected no. Ports may say more with it. */
export interface Refusal {
  readonly kind: "refused";
  readonly code: string;
  /** A sentence for developers. */
  readonly message: string;
}

/** What stands for a no when a port throws. Asking again as it is does not help. */
interface Fault extends Refusal {
  readonly code: "fault";
  readonly fields: readonly never[];
  readonly isPassing: false;
}

/** Of an answer: what was asked for. */
export type ValueOf<A> = Exclude<A, Refusal>;

/** Of an answer: the ways to say no. */
export type RefusalOf<A> = Extract<A, Refusal> | Fault;

/** Tells a no from what was asked for. */
export function isRefused<A>(answer: A): answer is Extract<A, Refusal> {
  return typeof answer === "object" && answer !== null && "kind" in answer && answer.kind === "refused";
}

/** Tells what was asked for from a no. */
export function isValue<A>(answer: A): answer is ValueOf<A> {
  return !isRefused(answer);
}

/** The no of a port that threw instead of saying it. */
export function faultOf(thrown: unknown): Fault {
  return { kind: "refused", code: "fault", message: String(thrown), fields: [], isPassing: false };
}
