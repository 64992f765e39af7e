declare global {
  /** Every runtime has it, and the language has not; where the runtime's types are known this adds nothing to them. */
  interface AbortSignal {
    readonly aborted: boolean;
  }
}

declare class AbortController {
  readonly signal: AbortSignal;
  abort(): void;
}

/** The part of `fetch` that is used; the global one fits, and a server hands in one that reaches public addresses only. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchAnswer>;

export interface FetchInit {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
  /** Nobody is sent elsewhere with a key in hand. */
  readonly redirect: "manual";
  readonly signal: AbortSignal;
}

export interface FetchAnswer {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** What time does. */
export interface Clock {
  now(): Date;
  /** Ends after so long, or as soon as the signal says so. Never fails. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export interface Stop {
  readonly signal: AbortSignal;
  abort(): void;
}

/** Something that can be stopped. */
export function createStop(): Stop {
  return new AbortController();
}
