import { destinations } from "@mailwright/destinations";
import { expect, test } from "vitest";
import type { ConnectionToKeep, KeptConnection } from "../../../../ports/connection-port.js";
import { createMemoryConnections } from "../../../../testing/memory-connections.js";
import { refusalOf } from "../../../../testing/memory-ports.js";
import { obtainGiven } from "./obtain-given.js";

const given = { apiKey: "key-of-ann" };

function setUp() {
  const destination = destinations.find(({ provider }) => provider === "BREVO");
  if (!destination) throw new Error("Brevo is one of ours.");
  const memory = createMemoryConnections();
  const told: KeptConnection[] = [];
  return {
    memory,
    told,
    base: { port: { connections: memory.port }, destination, given, onKept: (each: KeptConnection) => told.push(each) },
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
  expect(memory.kept).toEqual<ConnectionToKeep[]>([{ provider: "BREVO", name: "Brevo", isTeam: true, given }]);
  expect(answer).toEqual({ kind: "given", given: { connectionId: told[0]?.id } });
});

test("an account that could not be kept is not used either", async () => {
  const { memory, told, base } = setUp();
  memory.keeping = async () => refusalOf("network");
  expect(await obtainGiven({ ...base, account: { kind: "remember", name: "Ours", isTeam: false } })).toMatchObject({ code: "network" });
  expect(told).toEqual([]);
});
