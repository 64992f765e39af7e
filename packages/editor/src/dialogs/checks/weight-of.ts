import type { EmailSize } from "@mailwright/checks";

/** How an email stands to what Gmail shows of it. */
export type WeightTone = "fine" | "near" | "over";

/** How the size of an email stands to the limit, and in whole KB. */
export interface Weight {
  readonly tone: WeightTone;
  readonly kb: number;
  readonly most: number;
  readonly over: number;
}

/** A size as people read it. */
export function weightOf({ bytes, nearBytes, limitBytes }: EmailSize): Weight {
  const tone = bytes > limitBytes ? "over" : bytes > nearBytes ? "near" : "fine";
  return { tone, kb: toKb(bytes), most: toKb(limitBytes), over: toKb(Math.max(0, bytes - limitBytes)) };
}

/** Bytes as whole KB; what is begun counts. */
export function toKb(bytes: number): number {
  return Math.ceil(bytes / 1024);
}
