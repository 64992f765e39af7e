import { isRecord } from "../../base/is-record.js";
import type { EmailReading, KeptShare, ReadEmail } from "../../emails/email-reading.js";

/** What a page answered, as the reading that it has to be. Throws on anything else. */
export function parseReading(answer: unknown): EmailReading {
  const given = recordOf(answer);
  if (given["kind"] === "refused") return { kind: "refused", code: textOf(given["code"]) };
  if (given["kind"] !== "read") throw new Error("The page answered no reading.");
  const kept = recordOf(given["kept"]);
  return {
    kind: "read",
    format: textOf(given["format"]),
    document: recordOf(given["document"]),
    html: textOf(given["html"]),
    before: textOf(given["before"]),
    preheader: textOf(given["preheader"]),
    parts: listOf(given["parts"]).map(parsePart),
    problems: listOf(given["problems"]).map(parseProblem),
    kept: { words: shareOf(kept["words"]), links: shareOf(kept["links"]), images: shareOf(kept["images"]) },
    difference: given["difference"] === null ? null : parseDifference(recordOf(given["difference"])),
  };
}

function parsePart(part: unknown): ReadEmail["parts"][number] {
  const { label, form, hasChoice, reasons } = recordOf(part);
  return {
    label: textOf(label),
    form: form === "native" ? "native" : "raw",
    hasChoice: hasChoice === true,
    reasons: listOf(reasons).map(textOf),
  };
}

function parseProblem(problem: unknown): ReadEmail["problems"][number] {
  const { code, line, detail } = recordOf(problem);
  return { code: textOf(code), line: typeof line === "number" ? line : null, detail: textOf(detail) };
}

const parseDifference = ({ desktop, phone }: Record<string, unknown>) => ({ desktop: numberOf(desktop), phone: numberOf(phone) });

function shareOf(share: unknown): KeptShare {
  const { of, kept } = recordOf(share);
  return { of: numberOf(of), kept: numberOf(kept) };
}

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : fail("a map"));
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : fail("a list"));
const textOf = (value: unknown): string => (typeof value === "string" ? value : fail("a text"));
const numberOf = (value: unknown): number => (typeof value === "number" && Number.isFinite(value) ? value : fail("a number"));

function fail(wanted: string): never {
  throw new Error(`The page answered something else where ${wanted} belongs.`);
}
