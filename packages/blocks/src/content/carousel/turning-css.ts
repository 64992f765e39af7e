/**
 * The rules by which a carousel turns. Each of them asks for `:checked`: a mail program that does not know it drops them all, and shows what
 * the elements themselves say. They name no value of the block, so a colour for the dark needs no rule here.
 */
export function turningCss(scope: string, count: number): string {
  const able = `.${scope} .mw-can:checked`;
  const rules = [
    // The dots and thumbnails stand before the pictures, where a selector can look on from them, and are shown below.
    `${able}~.mw-slides{display:table-header-group!important}`,
    `${able}~.mw-turn{display:inline-block!important}`,
    `${able}~.mw-turn:checked{background-color:currentColor!important}`,
    `${able}~.mw-thumbs{display:table-footer-group!important}`,
    `${able}~.mw-slides .mw-slide{display:none!important;padding-top:0!important}`,
  ];
  const places = Array.from({ length: count }, (_, index) => index + 1);
  const chosen = places.flatMap((place) => [
    `${able}~.mw-turn-${place}:checked~.mw-slides .mw-slide-${place}{display:block!important}`,
    `${able}~.mw-turn-${place}:checked~.mw-thumbs .mw-thumb-${place}{border-color:currentColor!important}`,
  ]);
  return [...rules, ...chosen].join("\n");
}
