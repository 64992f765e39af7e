import type { ConnectionPort, ConnectionTested, ConnectionToKeep, KeptConnection } from "../ports/connection-port.js";
import type { PortRefusal } from "../ports/port-refusal.js";

/** Accounts that are kept in memory, with switches for what may go wrong. */
export interface MemoryConnections {
  /** What was kept, in order. */
  readonly kept: ConnectionToKeep[];
  keeping: () => Promise<PortRefusal | undefined>;
  testing: () => Promise<ConnectionTested | PortRefusal>;
  readonly port: ConnectionPort;
}

export interface MemoryConnectionOptions {
  /** Those that are kept from the beginning. */
  readonly connections?: readonly KeptConnection[];
  readonly mayKeepForTeam?: boolean;
}

/** An account at Brevo that Ann keeps for herself, but for what is given. */
export function aConnection(given: Partial<KeptConnection> = {}): KeptConnection {
  return {
    ...{ id: "c1", provider: "BREVO", name: "Newsletter", isTeam: false, ownerName: "Ann Lindqvist" },
    ...{ mayDelete: true, mayTest: true, usedAtMs: null },
    ...given,
  };
}

/** Keeps accounts while the page is open. */
export function createMemoryConnections({ connections = [], mayKeepForTeam = false }: MemoryConnectionOptions = {}): MemoryConnections {
  const all = [...connections];
  const memory: MemoryConnections = {
    kept: [],
    keeping: async () => undefined,
    testing: async () => ({ kind: "tested", isGood: true, failure: null }),
    port: {
      list: async () => ({ kind: "listed", connections: [...all], mayKeepForTeam }),
      keep: async (account) => {
        const refusal = await memory.keeping();
        if (refusal) return refusal;
        memory.kept.push(account);
        const { provider, name, isTeam } = account;
        const connection = aConnection({ id: `kept-${memory.kept.length}`, provider, name, isTeam });
        all.push(connection);
        return { kind: "kept", connection };
      },
      test: () => memory.testing(),
      forget: async (id) => {
        all.splice(
          all.findIndex((each) => each.id === id),
          1,
        );
        return { kind: "forgotten" };
      },
    },
  };
  return memory;
}
