import type { Person } from "@mailwright/destinations";
import type { SessionUser } from "../../security/authenticate.js";
import { writeName } from "../users/session.js";

/** Who hands an email over, for services that want a sender. */
export function personOf({ account }: SessionUser): Person {
  return { name: writeName(account) || account.email, email: account.email };
}
