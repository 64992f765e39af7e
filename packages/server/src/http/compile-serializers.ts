import fastJson, { type ObjectSchema, type Schema } from "fast-json-stringify";
import type { FastifySerializerCompiler } from "fastify";
import type { Contract } from "./load-contract.js";

/**
 * Writes answers by the contract, which also leaves out what the contract does not name. Each writer is made when it is
 * first needed, and once for all operations that answer the same: making all of them would be a third of a start.
 */
export function createSerializerCompiler({ shared }: Contract): FastifySerializerCompiler<Schema> {
  const externals: Record<string, ObjectSchema> = { [shared.$id]: { ...shared, type: "object" } };
  const made = new Map<string, (data: unknown) => string>();
  return ({ schema }) => {
    const key = JSON.stringify(schema);
    return (data) => {
      const write = made.get(key) ?? fastJson(schema, { schema: externals });
      made.set(key, write);
      return write(data);
    };
  };
}
