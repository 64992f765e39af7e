import { plantStarter, type StarterDocument } from "@mailwright/blocks/starters";
import type { EmailDocument } from "@mailwright/document";

const planted = new Map<StarterDocument, EmailDocument>();

/** The starter as a document, the same object each time: the compiler knows rows that it has met. */
export function plantOnce(starter: StarterDocument, uuid: () => string): EmailDocument {
  const document = planted.get(starter) ?? plantStarter(starter, uuid);
  planted.set(starter, document);
  return document;
}
