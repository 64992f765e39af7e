import { type Block, isEqualJson, type JsonValue } from "@mailwright/document";

/** What is laid over stored values: `undefined` and `null` take a value away. */
export type ValuesPatch = Readonly<Record<string, JsonValue | undefined>>;

/** The block with these props; the same object where it has them already. */
export function writeProps(block: Block, patch: ValuesPatch): Block {
  const props = writeValues(block.props, patch);
  return props === block.props ? block : { ...block, props };
}

/** A record with a patch laid over it, in which `undefined` and `null` take a value away. */
export function writeValues(values: Readonly<Record<string, JsonValue>>, patch: ValuesPatch): Readonly<Record<string, JsonValue>> {
  const written = { ...values };
  for (const [name, value] of Object.entries(patch)) {
    if (value === undefined || value === null) delete written[name];
    else written[name] = value;
  }
  return isEqualJson(values, written) ? values : written;
}
