/** The SQLSTATE of a failed query, on either engine, or null for anything else. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ("code" in error && typeof error.code === "string" && /^[0-9A-Z]{5}$/.test(error.code)) return error.code;
  return sqlState(error.cause);
}

export const uniqueViolation = "23505";
export const foreignKeyViolation = "23503";

/** Text that the database cannot hold: a NUL character. */
export const isUnstorableText = (error: unknown) => ["22021", "22P05"].includes(sqlState(error) ?? "");
