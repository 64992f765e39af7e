// What AMP for Email takes, from its documentation and checked in tests by its own validator:
// https://amp.dev/documentation/guides-and-tutorials/learn/email-spec/amp-email-format
// https://amp.dev/documentation/guides-and-tutorials/learn/email-spec/amp-email-css

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** The style sheet of an AMP part may not be larger. */
export const ampCssMaxBytes = 75_000;
/** Nor may the part. */
export const ampMaxBytes = 200_000;

export const ampTags = words(`
  a abbr address article aside b bdo body blockquote br caption cite code col colgroup dd del details dfn div dl dt em fieldset figcaption figure
  footer h1 h2 h3 h4 h5 h6 header hr i ins kbd label legend li main mark meter nav ol p pre progress q rp rt ruby s samp section small span
  strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr
`);

/** Tags that only a block's own AMP may hold. */
export const ownAmpTags = words("amp-accordion amp-carousel form input button textarea select option");

/** Elements that AMP does not know, and what says the same. */
export const otherTags: ReadonlyMap<string, string> = new Map([
  ["acronym", "abbr"],
  ["bdi", "span"],
  ["big", "span"],
  ["center", "div"],
  ["dir", "ul"],
  ["font", "span"],
  ["hgroup", "div"],
  ["menu", "ul"],
  ["nobr", "span"],
  ["strike", "s"],
  ["tt", "code"],
]);

/** Elements that go with all that is in them. */
export const droppedTags = words(
  "script iframe noscript noembed noframes object template textarea xmp plaintext math svg video audio picture select",
);

export const voidTags = words("area base br col embed hr img input link meta source track wbr");

const everywhere = words("align class dir lang role style title");
const ofCells = words("bgcolor width height valign colspan rowspan headers");

const attributesOfTag: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["a", words("href hreflang")],
  ["table", words("bgcolor border cellpadding cellspacing width")],
  ["tr", words("bgcolor height valign")],
  ["td", ofCells],
  ["th", new Set([...ofCells, "scope"])],
  ["col", words("span")],
  ["colgroup", words("span")],
  ["ol", words("start")],
  ["li", words("value")],
  ["blockquote", words("cite")],
  ["details", words("open")],
  ["time", words("datetime")],
]);

const attributesOfOwn: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["amp-accordion", words("animate expand-single-section")],
  ["section", words("expanded")],
  ["amp-carousel", words("type layout width height controls loop autoplay delay")],
  ["form", words("method action-xhr")],
  ["input", words("type name value id checked required placeholder")],
  ["button", words("type name value")],
  ["label", words("for")],
  ["div", words("submit-success submit-error submitting")],
]);

/** May this attribute stand on this element? In a block's own AMP more may. */
export function takesAttribute(tag: string, name: string, isOwn: boolean): boolean {
  if (name === "aria-roledescription") return false;
  if (everywhere.has(name) || name.startsWith("aria-") || attributesOfTag.get(tag)?.has(name)) return true;
  return isOwn && (attributesOfOwn.get(tag)?.has(name) ?? false);
}

export const ampProperties = words(`
  align-content align-items align-self aspect-ratio background background-attachment background-blend-mode background-clip background-color
  background-image background-origin background-position background-repeat background-size border border-bottom border-bottom-color
  border-bottom-left-radius border-bottom-right-radius border-bottom-style border-bottom-width border-collapse border-color border-left
  border-left-color border-left-style border-left-width border-radius border-right border-right-color border-right-style border-right-width
  border-spacing border-style border-top border-top-color border-top-left-radius border-top-right-radius border-top-style border-top-width
  border-width bottom box-shadow box-sizing caption-side clear color column-count column-gap columns counter-increment direction display
  empty-cells flex flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap float font font-family font-feature-settings
  font-kerning font-size font-size-adjust font-stretch font-style font-variant font-weight gap grid grid-template-columns height hyphens
  justify-content left letter-spacing line-break line-height list-style list-style-position list-style-type margin margin-bottom margin-left
  margin-right margin-top max-height max-width min-height min-width mix-blend-mode object-fit object-position opacity order outline
  outline-color outline-offset outline-style outline-width overflow overflow-wrap overflow-x overflow-y padding padding-bottom padding-left
  padding-right padding-top quotes right row-gap table-layout text-align text-align-last text-decoration text-decoration-color
  text-decoration-line text-decoration-style text-emphasis text-indent text-justify text-orientation text-overflow text-shadow text-transform
  text-underline-position top transform transform-origin unicode-bidi vertical-align white-space width word-break word-spacing word-wrap
  writing-mode
`);

export const ampPseudoClasses = words(`
  active checked disabled empty enabled first-child first-of-type focus focus-within hover last-child last-of-type not nth-child
  nth-last-child nth-of-type only-child only-of-type
`);

const mediaFeatures = words(
  "min-width max-width min-device-width max-device-width min-height max-height orientation hover min-resolution max-resolution",
);

/** Does AMP take rules behind this question? It asks for sizes of the screen, and for neither the dark nor paper. */
export function takesMedia(prelude: string): boolean {
  const asked = prelude.replace(/^@media\b/i, "").toLowerCase();
  const features = [...asked.matchAll(/\(\s*([\w-]+)/g)].map(([, name = ""]) => name);
  const types = asked.replace(/\([^()]*\)/g, " ").match(/[\w-]+/g) ?? [];
  return features.every((name) => mediaFeatures.has(name)) && types.every((type) => /^(?:only|and|screen|all)$/.test(type));
}
