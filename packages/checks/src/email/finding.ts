import type { BlockId } from "@mailwright/document";

/** How much a finding matters. `error`: readers lose something. `warning`: some of them will. `hint`: it could be better. */
export const severities = ["error", "warning", "hint"] as const;
export type Severity = (typeof severities)[number];

/** What stands in for the braces of a finding's sentence. */
export type FindingValues = Readonly<Record<string, string | number>>;

/** A change that takes a finding away, as data: it crosses workers and the wire, and `applyFix` makes it. */
export interface Fix {
  /** Which of `fixers` makes it. */
  readonly kind: string;
  readonly values: FindingValues;
}

/** What a rule says of an email, before it is known whether somebody lets it stand. */
export interface RuleFinding {
  readonly severity: Severity;
  /** Names the sentence in `checkMessages`. */
  readonly code: string;
  readonly values?: FindingValues;
  /** Absent: it concerns the whole email. */
  readonly blockId?: BlockId | undefined;
  /** Tells findings of one rule in one block apart: an address, a pair of colours. */
  readonly subject?: string;
  readonly fix?: Fix | undefined;
}

/** What a check found. Plain JSON. */
export interface Finding {
  /** The same for the same finding in the next report. */
  readonly id: string;
  readonly rule: string;
  readonly severity: Severity;
  readonly code: string;
  readonly values: FindingValues;
  readonly blockId: BlockId | undefined;
  readonly subject: string;
  readonly fix: Fix | undefined;
}

/** What a finding is called from one report to the next. */
export function findingId(rule: string, blockId: BlockId | undefined, subject: string): string {
  return `${rule}:${blockId ?? ""}:${subject}`;
}

/** A finding that somebody lets stand. */
export interface IgnoredFinding extends Finding {
  readonly reason: string;
}

/** What each block adds to the email, its children included. */
export interface BlockCost {
  readonly blockId: BlockId;
  readonly bytes: number;
}

/** What the email weighs. */
export interface EmailSize {
  readonly bytes: number;
  /** From here on it is near the limit. */
  readonly nearBytes: number;
  readonly limitBytes: number;
  /** What its head weighs: style sheets, fonts, what it says of itself. */
  readonly headBytes: number;
  /** Content blocks, the heaviest first. */
  readonly costs: readonly BlockCost[];
}

/** The answer of `checkDocument`. */
export interface CheckReport {
  /** The gravest first; of the same severity in the order of the email. */
  readonly findings: readonly Finding[];
  readonly ignored: readonly IgnoredFinding[];
  readonly size: EmailSize;
}
