export { arbitraryDocument, arbitraryExtras, arbitraryLeaf, arbitraryProps, type Validity } from "./arbitrary-document.js";
export { arbitraryValue, arbitraryWrongValue } from "./arbitrary-value.js";
export {
  aBlock,
  aButton,
  aCell,
  aDivider,
  aDocument,
  aDocumentAround,
  aHeading,
  anImage,
  aRow,
  aSection,
  aSpacer,
  aText,
} from "./builders.js";
export { describeProp } from "./describe-prop.js";
export { extremeValues } from "./extreme-values.js";
export { type HostilePayload, hostileDocument, hostilePayloads, hostileSignal } from "./hostile.js";
export { counterIds } from "./ids.js";
export { allBlocksDocument } from "./samples/all-blocks.js";
export { documentOfSize } from "./samples/document-of-size.js";
export { newsletterDocument } from "./samples/newsletter.js";
export { withoutIds } from "./without-ids.js";
