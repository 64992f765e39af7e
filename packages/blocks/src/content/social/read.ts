import type { Read } from "@mailwright/document";
import { oneOf, paddingOf } from "@mailwright/importer";
import { networks } from "../../shared/networks.js";
import { readHiding } from "../../shared/read-hiding.js";
import { readMjmlSocial } from "../../shared/read-mjml-social.js";
import { type FoundIcon, readSocialRow } from "../../shared/read-social-row.js";
import { socialProps } from "./social.js";

/** A row of icons. One of the block "social follow" is no different in the email, and comes back as this one where it can. */
export const readSocial: Read<typeof socialProps> = (source) => {
  const row = source.tagName === "mj-social" ? readMjmlSocial(source) : readSocialRow(source);
  if (!row || row.icons.some(({ sizePx }) => !socialProps.size.accepts(sizePx))) return null;
  const { icons, margin } = row;
  return {
    props: {
      icons: icons.map(({ networkId, href, alt, picture = "", sizePx, shape, color }) => ({
        network: networkId,
        href,
        alt: alt === networks[networkId].name ? "" : alt,
        picture,
        size: sizePx,
        shape,
        color,
      })),
      size: usual(icons, ({ sizePx }) => sizePx),
      shape: usual(icons, ({ shape }) => shape),
      color: usual(icons, ({ color }) => color),
      outline: icons.some(({ isOutlined }) => isOutlined),
      margin,
      align: oneOf(socialProps.align.options, source.attribute("align")),
      padding: paddingOf(source),
      ...readHiding(source),
    },
  };
};

/** What most of the icons have: those need not store it. */
function usual<T>(icons: readonly FoundIcon[], look: (icon: FoundIcon) => T): T | undefined {
  const looks = icons.map(look);
  const count = (value: T) => looks.filter((other) => other === value).length;
  return looks.toSorted((one, other) => count(other) - count(one))[0];
}
