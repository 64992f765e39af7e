import { prop } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { spacingProps } from "../../shared/spacing.js";

export const followNetworkIds = ["facebook", "instagram", "linkedin", "x", "vk", "youtube", "pinterest"] as const;

export const socialFollowProps = {
  networks: prop.list(
    {
      network: prop.oneOf(followNetworkIds, "facebook"),
      href: prop.text("", { maxLength: 2000 }),
      alt: prop.text("", { maxLength: 300 }),
    },
    {
      title: "network",
      max: 14,
      initial: [{ network: "facebook" }, { network: "instagram" }, { network: "x" }, { network: "youtube" }],
      next: (items) => ({ network: followNetworkIds.find((id) => !items.some(({ network }) => network === id)) ?? "facebook" }),
    },
  ),
  shape: prop.oneOf(["square", "round"], "round"),
  color: prop.oneOf(["color", "black", "grey", "white", "transparent"], "color"),
  size: prop.px({ initial: 32, min: 0, max: 94, perDevice: false }),
  margin: prop.px({ initial: 4, min: 0, max: 40 }),
  align: alignmentProp("center"),
  ...spacingProps,
  ...hidingProps,
};
