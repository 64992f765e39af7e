/** The SQLSTATE of a failed query, on either engine, or null for anything else. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ("code" in error && typeof error.code === "string" && /^[0-9A-Z]{5}$/.test(error.code)) return error.code;
  return sqlState(error.cause);
}

export const uniqueViolation = "23505";
export const foreignKeyViolation = "23503";

/**
 * A row that was to be written names another that is not there. To delete a row that others still stand on breaks the same rule, and is a
 * fault of whoever wrote the order of deletes; what the database says of either is in the words of its language, so the statement is asked.
 */
export function namesMissingRow(error: unknown): boolean {
  return sqlState(error) === foreignKeyViolation && /^\s*(?:insert|update)\b/i.test(statementOf(error));
}

function statementOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return "query" in error && typeof error.query === "string" ? error.query : statementOf(error.cause);
}

/** Text that the database cannot hold: a NUL character. */
export const isUnstorableText = (error: unknown) => ["22021", "22P05"].includes(sqlState(error) ?? "");
