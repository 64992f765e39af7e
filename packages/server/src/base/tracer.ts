/** What a span may say: no address of anybody, no secret and no content. */
export type SpanFacts = Readonly<Record<string, string | number>>;

export interface SpanOptions {
  kind: "server" | "client" | "consumer";
  facts?: SpanFacts;
  /** The `traceparent` of what this is a part of, where that came from elsewhere. */
  parent?: string | null | undefined;
}

/** Something that goes on. */
export interface OpenSpan {
  tell(facts: SpanFacts): void;
  /** Runs what belongs to it: spans that are begun there are its parts. */
  enter<T>(work: () => T): T;
  end(outcome: "done" | "failed"): void;
}

/** Tells a collector what took how long. A server without one has none, and then nothing of it is loaded. */
export interface Tracer {
  begin(name: string, options: SpanOptions): OpenSpan;
  /** What names the present span to others, such as jobs. */
  traceparent(): string | null;
  /** Tells what is left. */
  close(): Promise<void>;
}

/** Does some work as a span of its own, where there is somebody to tell. */
export async function traced<T>(tracer: Tracer | null, name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  if (tracer === null) return work();
  const span = tracer.begin(name, options);
  try {
    const value = await span.enter(work);
    span.end("done");
    return value;
  } catch (error) {
    span.end("failed");
    throw error;
  }
}
