import type { Results } from "@electric-sql/pglite";

export type RowMode = "array" | "object";

/** What the database's thread is asked for. It does one call after the other, in the order in which they come. */
export type DatabaseCall = { id: number } & (
  | { do: "open"; directory: string }
  | { do: "query"; text: string; params: readonly unknown[]; rowMode: RowMode }
  | { do: "exec"; text: string }
  | { do: "close" }
);

/** How a call ended, or what somebody notified. */
export type DatabaseAnswer =
  | { id: number; results: Results[] }
  | { id: number; fault: DatabaseFault }
  | { id: null; channel: string; payload: string };

/** An error as it crosses the border between threads: with what PostgreSQL says beside its message. */
export interface DatabaseFault {
  message: string;
  stack: string;
  fields: Readonly<Record<string, string>>;
}

const faultFields = ["code", "severity", "detail", "hint", "schema", "table", "column", "constraint", "routine"] as const;

export function writeFault(error: unknown): DatabaseFault {
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const fields = faultFields.flatMap((name) => {
    const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  return { message, stack, fields: Object.fromEntries(fields) };
}

export function readFault({ message, stack, fields }: DatabaseFault): Error {
  return Object.assign(new Error(message), { stack, ...fields });
}
