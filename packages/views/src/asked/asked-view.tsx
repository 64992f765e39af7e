import { ErrorState } from "@mailwright/ui";
import type { ReactNode } from "react";

/** Something asked of a server or of the host's page: on its way, failed, or there. */
export interface Asked<T> {
  readonly phase: "loading" | "failed" | "ready";
  /** The last answer. It stays while the question is asked again, and when that fails. */
  readonly value: T | undefined;
  readonly retry: () => void;
}

export interface AskedViewProps<T> {
  readonly asked: Asked<T>;
  /** In the shape of what comes. */
  readonly waiting: ReactNode;
  /** What could not be had, in words. */
  readonly failed: string;
  readonly children: (value: T) => ReactNode;
}

/** What was asked for once it is there; until then its shape, or what failed and a way to try again. */
export function AskedView<T>({ asked: { phase, value, retry }, waiting, failed, children }: AskedViewProps<T>) {
  if (value !== undefined) return children(value);
  return phase === "failed" ? <ErrorState title={failed} onRetry={retry} /> : waiting;
}
