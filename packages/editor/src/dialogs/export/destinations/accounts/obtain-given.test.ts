import { destinations } from "@mailwright/destinations";
import { createKeepIds, obtainGiven } from "@mailwright/views/destinations";
import { expect, test } from "vitest";
import type { ConnectionToKeep, KeptConnection } from "../../../../ports/connection-port.js";
import { createMemoryConnections } from "../../../../testing/memory-connections.js";
import { refusalOf } from "../../../../testing/memory-ports.js";

const given = { apiKey: "key-of-ann" };

function setUp() {
  const destination = destinations.find(({ provider }) => provider === "BREVO");
  if (!destination) throw new Error("Brevo is one of ours.");
  const memory = createMemoryConnections();
  const told: KeptConnection[] = [];
  return {
    memory,
    told,
    base: {
      port: { connections: memory.port },
      destination,
      given,
      keepIds: createKeepIds(),
      onKept: (each: KeptConnection) => told.push(each),
    },
  };
}

test("what is entered for this once is given and kept nowhere", async () => {
  const { memory, told, base } = setUp();
  expect(await obtainGiven({ ...base, account: { kind: "once" } })).toEqual({ kind: "given", given });
  expect([memory.kept, told]).toEqual([[], []]);
});

test("of an account that is kept nothing but its id is given", async () => {
  const { base } = setUp();
  expect(await obtainGiven({ ...base, account: { kind: "kept", id: "c7" } })).toEqual({ kind: "given", given: { connectionId: "c7" } });
});

test("an account that is to be remembered is kept first, under the service's name where it has none, and told", async () => {
  const { memory, told, base } = setUp();
  const answer = await obtainGiven({ ...base, account: { kind: "remember", name: "  ", isTeam: true } });
  expect(memory.kept).toEqual<ConnectionToKeep[]>([{ id: expect.any(String), provider: "BREVO", name: "Brevo", isTeam: true, given }]);
  expect(answer).toEqual({ kind: "given", given: { connectionId: told[0]?.id } });
});

test("an account that could not be kept is not used either", async () => {
  const { memory, told, base } = setUp();
  memory.keeping = async () => refusalOf("network");
  expect(await obtainGiven({ ...base, account: { kind: "remember", name: "Ours", isTeam: false } })).toMatchObject({ code: "network" });
  expect(told).toEqual([]);
});

test("an account whose answer was lost is kept under the same id again, and one that is entered anew under another", async () => {
  const { memory, base } = setUp();
  const asked: string[] = [];
  const port = {
    connections: {
      ...memory.port,
      keep: (account: ConnectionToKeep) => {
        asked.push(account.id);
        return memory.port.keep(account);
      },
    },
  };
  const account = { kind: "remember", name: "Ours", isTeam: false } as const;
  memory.keeping = async () => refusalOf("network");
  await obtainGiven({ ...base, port, account });
  memory.keeping = async () => undefined;
  await obtainGiven({ ...base, port, account });
  await obtainGiven({ ...base, port, account });
  expect(asked[1]).toBe(asked[0]);
  expect(asked[2]).not.toBe(asked[1]);
});
