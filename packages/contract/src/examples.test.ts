import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { exampleOf } from "../scripts/example-of.mjs";
import { generateJson } from "../scripts/generate.mjs";

interface Content {
  readonly content?: Record<string, { readonly schema: object }>;
  readonly $ref?: string;
}
interface Parameter {
  readonly name: string;
  readonly schema: object;
  readonly required?: boolean;
  readonly $ref?: string;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Record<string, Content>;
}
interface Contract {
  readonly paths: Record<string, Record<string, Operation> & { readonly parameters?: readonly Parameter[] }>;
  readonly components: { readonly schemas: object };
}

const contract = JSON.parse(generateJson()) as Contract;
const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
ajv.addSchema({ $id: "contract", ...contract });

const methods = ["get", "post", "put", "patch", "delete"];
const operations = Object.values(contract.paths).flatMap((item) =>
  methods.flatMap((method) => {
    const operation = item[method];
    return operation ? [{ ...operation, parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])] }] : [];
  }),
);

function follow<Part extends { readonly $ref?: string }>(part: Part): Part {
  if (!part.$ref) return part;
  const steps = part.$ref.slice(2).split("/");
  return steps.reduce<unknown>((at, step) => Reflect.get(at as object, step), contract) as Part;
}

const jsonOf = (part: Content | undefined) => (part ? follow(part).content?.["application/json"]?.schema : undefined);

/** The schema with its references leading into the contract. */
const inContract = (schema: object) => JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"contract#/components')) as object;

function expectExample(schema: object): void {
  const validate = ajv.compile(inContract(schema));
  expect([validate(exampleOf(schema, contract)), validate.errors]).toEqual([true, null]);
}

describe("every call has an example that keeps to the contract", () => {
  test.each(operations)("$operationId", ({ parameters, requestBody, responses }) => {
    for (const { schema, required } of parameters.map(follow)) if (required) expectExample(schema);
    const schemas = [jsonOf(requestBody), ...Object.values(responses).map(jsonOf)];
    for (const schema of schemas) if (schema) expectExample(schema);
  });
});
