/** Why a service that the operator chose did not do what it was asked. */
export type ServiceFault = "key-refused" | "busy" | "used-up" | "refused" | "not-found" | "invalid" | "unreachable";

/** What went wrong at a service. It says nothing of what was sent, so no key ever stands in a log. */
export class ServiceError extends Error {
  override readonly name = "ServiceError";
  readonly fault: ServiceFault;
  /** After how long it may be asked again, where it says so. */
  readonly retryAfterSeconds: number | null;

  constructor(
    fault: ServiceFault,
    message: string,
    { retryAfterSeconds = null, cause }: { retryAfterSeconds?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.fault = fault;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
