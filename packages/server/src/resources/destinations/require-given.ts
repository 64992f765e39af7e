import { readGiven } from "@mailwright/destinations";
import { refuse } from "../../base/refusal.js";
import type { Offered } from "./offered.js";

/** Refuses what a destination cannot be asked with, field by field. */
export function requireGiven({ destination }: Offered, given: Readonly<Record<string, unknown>>): void {
  const read = readGiven(destination.fields, given);
  const needsCode = destination.authorization.kind === "code" && typeof given["authCode"] !== "string";
  const fields = [...(read.ok ? [] : read.faults), ...(needsCode ? [{ field: "authCode", code: "required" }] : [])];
  if (fields.length > 0) refuse("invalid-request", { fields });
}
