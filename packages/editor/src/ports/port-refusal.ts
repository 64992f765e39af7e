import type { PortRefusal } from "@mailwright/views/destination-ports";

export type { PortRefusal, RefusedBlock } from "@mailwright/views/destination-ports";

/** Tells a refusal from other answers. */
export function isRefusal(answer: unknown): answer is PortRefusal {
  return typeof answer === "object" && answer !== null && "kind" in answer && answer.kind === "refused";
}
