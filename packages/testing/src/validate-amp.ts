import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { brotliDecompressSync } from "node:zlib";
import { protectMergeTags } from "@mailwright/document";

/** What is used of the validator by the AMP HTML Authors: see vendor/README.md. */
interface AmpValidator {
  init(): Promise<void>;
  validateString(html: string, format: "AMP4EMAIL"): { readonly errors: readonly AmpError[] };
  renderErrorMessage(error: AmpError): string;
}
interface AmpError {
  readonly severity: string;
  readonly line: number;
  readonly col: number;
}

let loaded: Promise<AmpValidator> | undefined;

async function load(): Promise<AmpValidator> {
  const source = brotliDecompressSync(readFileSync(new URL("../vendor/amp-validator.js.br", import.meta.url))).toString();
  const context = createContext();
  runInContext(source, context);
  const validator: AmpValidator = runInContext("amp.validator", context);
  await validator.init();
  return validator;
}

const addressThatIsTag = /((?:href|src|action-xhr)=")[\uE000-\uF8FF]\d+[\uE000-\uF8FF]/g;
const heldMark = /[\uE000-\uF8FF]\d*/g;

/**
 * What the validator of AMP for Email says about a part, one message each; nothing where it is right. Merge tags are what the sender writes in their
 * places: an address where one begins with them, words elsewhere.
 */
export async function validateAmp(html: string): Promise<readonly string[]> {
  loaded ??= load();
  const validator = await loaded;
  const filled = protectMergeTags(html).text.replace(addressThatIsTag, "$1https://example.com/").replace(heldMark, "_");
  const lines = filled.split("\n");
  return validator
    .validateString(filled, "AMP4EMAIL")
    .errors.filter(({ severity }) => severity === "ERROR")
    .map(
      (error) => `${validator.renderErrorMessage(error)} at ${lines[error.line - 1]?.slice(Math.max(0, error.col - 60), error.col + 80)}`,
    );
}
