import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FastifySchemaCompiler } from "fastify";
import type { Contract } from "./load-contract.js";

/**
 * Text becomes numbers and booleans in addresses and headers only; a JSON body must already have the right types. Each
 * validator is made when it is first needed: making all of them would be a good part of a start.
 */
export function createValidatorCompiler({ shared }: Contract): FastifySchemaCompiler<object> {
  const create = (options: Options) => {
    // That the contract's schemas are sound is tested, not asked at every start.
    const ajv = new Ajv2020({ strict: false, useDefaults: true, meta: false, validateSchema: false, ...options });
    addFormats(ajv);
    return ajv.addSchema(shared);
  };
  const forBodies = create({ coerceTypes: false });
  const forText = create({ coerceTypes: true });
  return ({ schema, httpPart }) => {
    let made: ValidateFunction | null = null;
    const validate: { (data: unknown): boolean; errors?: ErrorObject[] | null } = (data) => {
      made ??= (httpPart === "body" ? forBodies : forText).compile(schema);
      const isValid = made(data);
      validate.errors = made.errors ?? null;
      return isValid;
    };
    return validate;
  };
}
