import { isSafeAddress, mergeTagPattern } from "@mailwright/document";

/** May answers be sent to this address from inside an email? AMP takes one over https; it may begin with a merge tag. */
export function isAmpAction(address: string): boolean {
  const text = address.trim();
  return isSafeAddress(text) && (/^https:\/\/[^\s/]\S*$/i.test(text) || mergeTagPattern().exec(text)?.index === 0);
}

// The validator of AMP for Email refuses these names of fields (`name-attr` of its rules): its runtime asks forms for properties of the same names.
const takenNames = new RegExp(
  `^(?:${[
    "__(?:amp|AMP)_.*|__(?:count|define[GS]etter|lookup[GS]etter|noSuchMethod|parent|proto)__",
    "acceptCharset|addEventListener|appendChild|assignedSlot|attachShadow|baseURI|checkValidity|child(?:ElementCount|Nodes)|class(?:List|Name)",
    "client(?:Height|Left|Top|Width)|compareDocumentPosition|computed(?:Name|Role)|contentEditable|createShadowRoot|enqueAction",
    "first(?:Element)?Child|get(?:Animations|Attribute(?:Node)?(?:NS)?|BoundingClientRect|ClientRects|DestinationInsertionPoints|RootNode)",
    "getElementsBy(?:ClassName|TagName(?:NS)?)|has(?:Attributes?|AttributeNS|ChildNodes|PointerCapture)|inner(?:HTML|Text)|inputMode",
    "insertAdjacent(?:Element|HTML|Text)|is(?:ContentEditable|DefaultNamespace|EqualNode|SameNode)|last(?:Element)?Child|lookupNamespaceURI",
    "namespaceURI|next(?:Element)?Sibling|node(?:Name|Type|Value)|offset(?:Height|Left|Parent|Top|Width)|outer(?:HTML|Text)|ownerDocument",
    "parent(?:Element|Node)|previous(?:Element)?Sibling|querySelector(?:All)?|releasePointerCapture|remove(?:Attribute(?:NS|Node)?|Child|EventListener)",
    "replaceChild|reportValidity|requestPointerLock|scroll(?:Height|IntoView(?:IfNeeded)?|Left|Width)|set(?:Attribute(?:Node)?(?:NS)?|PointerCapture)",
    "shadowRoot|styleMap|tabIndex|tagName|textContent|toString|valueOf",
    "(?:webkit|ms|moz|o)(?:dropzone|MatchesSelector|RequestFull[sS]creen)",
  ].join("|")})$`,
);

/** May a field of an AMP form have this name? */
export function isAmpName(name: string): boolean {
  return !takenNames.test(name);
}
