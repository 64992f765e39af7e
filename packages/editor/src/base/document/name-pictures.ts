const ownPicture = /<img\b[^>]*\bsrc="(\/(?:starter|api\/v2\/assets\/public)\/[^"]*)"[^>]*>/g;
/** The colours of the signs, by the end of their address. A sign in a brand's own colour gets that of links. */
const signPaints: Readonly<Record<string, string>> = { white: "color:#ffffff", black: "color:#000000", gray: "color:#667085", color: "" };

/**
 * The same email with words in place of the product's own pictures (`/starter/…`, public assets), for pages that have no address for them:
 * a mail client would show a broken picture. A network's round sign becomes its name on a pill of the same colour.
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
