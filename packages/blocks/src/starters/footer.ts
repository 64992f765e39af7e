import type { Blueprint } from "@mailwright/document";
import { blueprint } from "../palette/blueprint.js";
import type { NetworkId } from "../shared/networks.js";
import { around, row } from "./shapes.js";

interface Footer {
  readonly sender: string;
  readonly address: string;
  readonly reason: string;
  readonly color: string;
  readonly background?: string;
  readonly align?: "left" | "center";
  /** Where else the sender is found. */
  readonly networks?: readonly NetworkId[];
  /** The links keep the email's own colour: one that is written into a text has no twin for dark screens. */
  readonly hasDark?: boolean;
  readonly icons?: "black" | "gray" | "white";
}

/** The small print that every email ends with: who sends it, why, and the way out. */
export function footer(told: Footer): Blueprint {
  const {
    sender,
    address,
    reason,
    color,
    background = "transparent",
    align = "center",
    networks = [],
    icons = "gray",
    hasDark = false,
  } = told;
  const style = hasDark ? "" : ` style="color:${color}"`;
  const links = [`<a href="{{ unsubscribe_url }}"${style}>Unsubscribe</a>`, `<a href="{{ view_url }}"${style}>View in browser</a>`];
  const social = blueprint.social({
    icons: networks.map((network) => ({ network, href: "example" })),
    shape: "logo",
    color: icons,
    size: 22,
    margin: 8,
    align,
    padding: around(0, align === "left" ? 2 : 10, 18, align === "left" ? 2 : 10),
  });
  const lines = [`<strong>${sender}</strong><br>${address}`, reason, links.join(" &nbsp;·&nbsp; ")];
  return row(
    { background, padding: around(28, 20, 32, 20) },
    ...(networks.length > 0 ? [social] : []),
    ...lines.map((line, index) =>
      blueprint.text({ align, color, fontSize: 13, text: `<p>${line}</p>`, padding: around(0, 10, index < lines.length - 1 ? 10 : 0, 10) }),
    ),
  );
}
