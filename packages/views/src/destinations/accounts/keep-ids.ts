import { createExportId } from "@mailwright/client";
import type { ConnectionToKeep } from "../model/connection-port.js";

/** Names accounts that are to be kept. */
export interface KeepIds {
  /** The same id for the same account until it is known to be kept: where an answer is lost, a second try keeps nothing twice. */
  idFor(account: Omit<ConnectionToKeep, "id">): string;
  /** What comes next is another account, whatever was entered. */
  forget(): void;
}

export function createKeepIds(): KeepIds {
  let last: { readonly account: string; readonly id: string } | undefined;
  return {
    idFor({ given, ...account }) {
      // Each window gives another code, for the same account.
      const { authCode: _, ...entered } = given;
      const told = JSON.stringify({ ...account, entered });
      if (last?.account !== told) last = { account: told, id: createExportId() };
      return last.id;
    },
    forget() {
      last = undefined;
    },
  };
}
