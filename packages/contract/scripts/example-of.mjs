/**
 * An example of a schema of the contract, put together from the `examples`, choices and initial values of its parts. Throws where a part
 * has none, naming it.
 */
export function exampleOf(schema, contract, path = "") {
  if (schema.examples) return schema.examples[0];
  if ("const" in schema) return schema.const;
  if (schema.$ref) return exampleOf(follow(schema.$ref, contract), contract, path || schema.$ref.split("/").at(-1));
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, contract, path)));
  if (schema.anyOf) return exampleOf(schema.anyOf[0], contract, path);
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.properties) return exampleOfObject(schema, contract, path);
  if (schema.type === "array") return [exampleOf(schema.items, contract, `${path}[]`)];
  throw new Error(`${path} has no example`);
}

function exampleOfObject({ properties }, contract, path) {
  return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, exampleOf(part, contract, `${path}.${name}`)]));
}

function follow(reference, contract) {
  return reference
    .slice(2)
    .split("/")
    .reduce((at, step) => at[step], contract);
}
