import { blockRegistry } from "@mailwright/blocks";
import { liquidLogic } from "@mailwright/compiler";
import { compileAmp } from "@mailwright/compiler/amp";
import { addKeptMjml, holdsKeptMjml } from "@mailwright/compiler/kept";
import { completeOwnAddresses, type EmailDocument, forgetLocalOrigins, resolveSettings } from "@mailwright/document";
import { compilerOf } from "./compile-email.js";
import { readKnownDocument } from "./read-known-document.js";
import { readRuleLanguage } from "./rule-language.js";
import type { StoredTexts } from "./write-text.js";

/**
 * The part of an email in AMP, where its author wants one and all of its blocks and rules are known here. None that mail programs would refuse
 * for its size: they show the HTML.
 */
export async function writeAmp({ html, documentJson, origin }: StoredTexts, title: string): Promise<string | undefined> {
  const components: unknown = documentJson === null ? null : JSON.parse(documentJson);
  const document = readKnownDocument(components);
  if (!document || !resolveSettings(document.settings).ampPart) return undefined;
  const language = readRuleLanguage(document, html);
  if (language === null) return undefined;
  if (holdsKeptMjml(document)) await addKeptMjml(document);
  const compiler = compilerOf(language ?? liquidLogic);
  const whole = {
    compileDocument: (each: EmailDocument, options: Parameters<typeof compiler.compileDocument>[1]) => ({
      html: completeOwnAddresses(forgetLocalOrigins(compiler.compileDocument(each, options).html), origin),
    }),
  };
  const part = compileAmp(whole, document, blockRegistry, { title });
  return part.fault === undefined ? part.html : undefined;
}
