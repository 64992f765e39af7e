/** Words that the two blocks of social icons have in common. */
export const socialStrings = {
  look: { shape: "Shape", color: "Colour", size: "Icon size", margin: "Space beside each icon", align: "Alignment" },
  item: { network: "Network", href: "Address or name", alt: "Alternative text" },
};
