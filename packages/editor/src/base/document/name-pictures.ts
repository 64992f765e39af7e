const ownPicture = /<img\b[^>]*\bsrc="(\/(?:starter|api\/v2\/assets\/public)\/[^"]*)"[^>]*>/g;
/** What a sign is drawn in, by the end of its address; a brand's own colour is that of links. */
const signPaints: Readonly<Record<string, string>> = { white: "color:#ffffff", black: "color:#000000", gray: "color:#667085", color: "" };

/**
 * The same email with words in the place of the product's own pictures (`/starter/…`, public assets), for a page that has them nowhere: a mailbox
 * would show a broken picture. The sign of a network in a round of its colour becomes its name on a pill of that colour.
 */
export function namePictures(html: string): string {
  return html.replaceAll(ownPicture, (image, address: string) => {
    const words = /\balt="([^"]*)"/.exec(image)?.[1] ?? "";
    const color = /\/social\/[\w-]+-(white|black|gray|color)\.png$/.exec(address)?.[1];
    if (words === "" || color === undefined) return words;
    const paint = signPaints[color] ? `;${signPaints[color]}` : "";
    const padding = color === "white" ? "0 12px" : "0 4px";
    return `<span style="font-family:Arial,Helvetica,sans-serif;font-size:13px;padding:${padding};white-space:nowrap${paint}">${words}</span>`;
  });
}
