import type { SendFailure } from "@mailwright/destinations";
import type { RefusalDetails } from "../../base/refusal.js";

/** A service that is away, or has too much to do, may be asked again. */
const isAway = ({ code }: SendFailure) => code === "UPSTREAM" || code === "RATE_LIMIT";

/** The wire form of what a service said. */
export function writeDestinationFailure({ code, reason = "", isUncertain, retryAfterMs }: SendFailure) {
  return { code, reason, isUncertain, retryAfterSeconds: retryAfterMs === undefined ? null : Math.ceil(retryAfterMs / 1000) };
}

/** The refusal for it. */
export function writeFailure(failure: SendFailure): ["destination-unreachable" | "destination-refused", RefusalDetails] {
  return [isAway(failure) ? "destination-unreachable" : "destination-refused", { destination: writeDestinationFailure(failure) }];
}
