/** The form in which errors stand in the log. */
export interface DescribedError {
  [key: string]: unknown;
  type: string;
  message: string;
  code?: string;
  stack: string;
  cause?: DescribedError;
}

/** What went wrong and where. The messages of failed queries quote their parameters, so only the statement is kept of them. */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "Not an error.", stack: "" };
  const query = "query" in error && typeof error.query === "string" ? error.query : null;
  return {
    type: error.name,
    message: query === null ? error.message : `Failed query: ${query.slice(0, 500)}`,
    ...("code" in error && typeof error.code === "string" ? { code: error.code } : {}),
    stack: framesOf(error.stack ?? ""),
    ...(error.cause !== undefined && depth < 3 ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}

// The first lines of a stack repeat the message.
const framesOf = (stack: string) =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .slice(0, 12)
    .join("\n");
