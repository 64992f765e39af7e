import type { components } from "@mailwright/contract";
import { tryAccount } from "@mailwright/destinations";
import { Refusal } from "../../base/refusal.js";
import type { Ports } from "../../ports/ports.js";
import type { SessionUser } from "../../security/authenticate.js";
import type { Offered } from "../destinations/offered.js";
import { clockOf, fetchThrough } from "../destinations/send-through.js";
import { personOf } from "../destinations/sender.js";
import { writeDestinationFailure } from "../destinations/write-failure.js";
import { openConnection } from "./open-connection.js";
import type { Connection } from "./stored-connection.js";

type ConnectionTest = components["schemas"]["ConnectionTest"];

/** Asks the service whether an account is good, by a call that changes nothing. */
export async function tryConnection(ports: Ports, user: SessionUser, offered: Offered, connection: Connection): Promise<ConnectionTest> {
  const { destination, settings } = offered;
  try {
    const { given, tokens } = await openConnection(ports, user, offered, connection);
    const account = { destination, bases: settings.bases, given, tokens, person: personOf(user) };
    const outcome = await tryAccount({ ...account, fetch: fetchThrough(ports, user.id), clock: clockOf(ports) });
    if (outcome === null) return { isGood: null, destination: null };
    return { isGood: outcome.ok, destination: outcome.ok ? null : writeDestinationFailure(outcome.failure) };
  } catch (error) {
    // Consent that cannot be renewed is no fault of this call: it is what it finds out.
    if (error instanceof Refusal && error.details.destination) return { isGood: false, destination: error.details.destination };
    throw error;
  }
}
