import type { Read, Values } from "@mailwright/document";
import { oneOf, paddingOf } from "@mailwright/importer";
import { networks } from "../../shared/networks.js";
import { readHiding } from "../../shared/read-hiding.js";
import { type FoundIcon, readSocialRow } from "../../shared/read-social-row.js";
import { type SignColor, signColors } from "../../shared/social-sign.js";
import { followNetworkIds, socialFollowProps } from "./social-follow.js";

/** Icons that all look the same, and are larger than those of the block "social" may be. */
export const readSocialFollow: Read<typeof socialFollowProps> = (source) => {
  const row = readSocialRow(source);
  const [first] = row?.icons ?? [];
  const color = commonColor(row?.icons ?? []);
  const look = first && color && lookOf(first, color);
  if (!row || !first || !look || !row.icons.every((icon) => isAlike(icon, first))) return null;
  const items = row.icons.map(({ networkId, href, alt }) => ({
    network: oneOf(followNetworkIds, networkId),
    href,
    alt: alt === networks[networkId].name ? "" : alt,
  }));
  const known = items.flatMap(({ network, ...rest }) => (network ? [{ network, ...rest }] : []));
  if (known.length !== items.length) return null;
  return {
    props: {
      networks: known,
      ...look,
      size: first.sizePx,
      margin: row.margin,
      align: oneOf(socialFollowProps.align.options, source.attribute("align")),
      padding: paddingOf(source),
      ...readHiding(source),
    },
    isGeneric: true,
  };
};

function isAlike(one: FoundIcon, other: FoundIcon): boolean {
  return one.sizePx === other.sizePx && one.shape === other.shape && !one.isOutlined;
}

/** The name of the colour that all icons have. Of a brand that is black, "color" and "black" are the same. */
function commonColor(icons: readonly FoundIcon[]): SignColor | undefined {
  const names: readonly SignColor[] = ["color", "black", "gray", "white"];
  return names.find((name) =>
    icons.every(({ networkId, shape, color }) => {
      const colors = signColors(networks[networkId].color);
      return shape === "logo" ? color === name : colors[color] === colors[name];
    }),
  );
}

const colorOf = { color: "color", black: "black", gray: "grey", white: "white" } as const;

function lookOf({ shape }: FoundIcon, color: SignColor): Partial<Pick<Values<typeof socialFollowProps>, "shape" | "color">> | undefined {
  if (shape === "logo") return color === "color" ? { color: "transparent" } : undefined;
  return shape === "rounded" ? undefined : { shape: shape === "circle" ? "round" : "square", color: colorOf[color] };
}
