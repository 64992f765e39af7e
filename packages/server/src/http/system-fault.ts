import type { ErrorCode } from "@mailwright/contract";
import { sqlState } from "../database/sql-state.js";

/**
 * SQL states that pass: the database is stopping or starting, has no connection left, ended one of two transactions that waited for each
 * other, or stopped a statement that took too long.
 */
const databaseAway = new Set(["40001", "40P01", "57P01", "57P02", "57P03", "57014", "53300", "25P03", "55P03"]);
const connectionStates = /^08/;
const diskFullStates = new Set(["53100"]);
const diskFullCodes = new Set(["ENOSPC", "EDQUOT"]);
const unreachableCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ETIMEDOUT",
  "EPIPE",
]);
/** The database driver throws these errors without a code; only the message tells them apart. */
const driverWords = /^(?:timeout exceeded when trying to connect|connection terminated|client has encountered a connection error)/i;
const causesMax = 5;

/** The error code for a fault that the program did not cause: the disk is full, or a service cannot be reached for now. Null for others. */
export function findSystemFault(error: unknown, depth = 0): Extract<ErrorCode, "storage-full" | "unavailable"> | null {
  if (!(error instanceof Error) || depth > causesMax) return null;
  const state = sqlState(error) ?? "";
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (diskFullStates.has(state) || diskFullCodes.has(code)) return "storage-full";
  if (databaseAway.has(state) || connectionStates.test(state)) return "unavailable";
  if (unreachableCodes.has(code) || driverWords.test(error.message)) return "unavailable";
  return findSystemFault(error.cause, depth + 1);
}
