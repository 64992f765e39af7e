export { fillSharedDocument, isFilledDocument } from "./fill-shared-document.js";
export { followPlace, joinTexts, type TextKind } from "./join-texts.js";
export type { KeyChange } from "./key-change.js";
export { type MergedDocuments, mergeDocuments, restoreBlock } from "./merge-documents.js";
export { openKeptDocument } from "./renew-form.js";
export { openReplica, type Replica } from "./replica.js";
export { createSharedDocumentStore, type SharedDocumentStore, type SharedDocumentStoreOptions } from "./shared-document-store.js";
export type { SharedValue } from "./shared-form.js";
export { isSharedName } from "./shared-texts.js";
