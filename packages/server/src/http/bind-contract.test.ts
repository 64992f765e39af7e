import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import Fastify from "fastify";
import { describe, expect, test } from "vitest";
import { handlers } from "../app/handlers.js";
import { requireConfig } from "../config/config.js";
import type { Ports } from "../ports/ports.js";
import { bindContract } from "./bind-contract.js";
import type { Handlers } from "./handler.js";
import { loadContract } from "./load-contract.js";

const config = requireConfig({ AUTH_MODE: "host" });
// Nothing is called in these tests, so nothing outside is reached.
const ports = {} as Ports;
const bind = (given: object) => () => bindContract(Fastify(), { ports, config, handlers: given as Handlers });

describe("the contract and the handlers", () => {
  test("belong together as they are", () => {
    expect(bind(handlers)).not.toThrow();
  });

  test("an operation without a handler stops the server from starting", () => {
    const { getTemplate: _, ...rest } = handlers;
    expect(bind(rest)).toThrow("openapi.yaml has getTemplate, but no handler does");
  });

  test("a handler without an operation stops it too", () => {
    expect(bind({ ...handlers, dropEverything: handlers.getTemplate })).toThrow(
      "dropEverything has a handler, but openapi.yaml does not know it",
    );
  });

  test("every schema of it is sound", () => {
    const { operations, shared } = loadContract();
    // A start trusts the contract; here each schema is held against the schema of schemas.
    const ajv = new Ajv2020({ strict: false });
    addFormats(ajv);
    ajv.addSchema(shared);
    for (const { params, query, headers, body, answers } of operations)
      for (const schema of [params, query, headers, body, ...Object.values(answers)]) expect(() => ajv.compile(schema ?? {})).not.toThrow();
  });

  test("every operation describes itself and its failures", () => {
    for (const operation of loadContract().operations) {
      expect(operation.id).toMatch(/^[a-z][A-Za-z]+$/);
      expect(Object.keys(operation.answers)).toContain("default");
    }
  });
});
