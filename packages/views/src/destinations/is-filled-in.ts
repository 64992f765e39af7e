import { isComplete } from "@mailwright/destinations";
import type { Account } from "./accounts/account.js";
import { faultOf } from "./accounts/remember-account.js";
import type { Given } from "./fields/field-props.js";
import type { ShownDestination } from "./model/service-port.js";

/** Is everything there that a service asks for? */
export function isFilledIn({ fields }: ShownDestination, account: Account, given: Given): boolean {
  return account.kind === "kept" || (isComplete(fields, given) && faultOf(account) === null);
}
