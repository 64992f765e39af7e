// The German of what blocks have in common; the English stands beside each group of props.

export const spacingGerman = {
  padding: "Innenabstand",
};

export const hidingGerman = {
  hideElement: "Ausblenden auf",
};

export const sideIconGerman = {
  iconId: "Symbol",
  iconPicture: "Bild des Symbols",
  icon: "Eigenes Bild als Symbol",
  iconAlign: "Position des Symbols",
  iconSize: "Größe des Symbols",
  iconIndent: "Abstand zwischen Symbol und Beschriftung",
};

export const hidingGermanWords = {
  no: "Keinem Gerät",
  tablet: "Tablets und Smartphones, bis 992 px",
  mobile: "Smartphones, bis 480 px",
};

export const sideGermanWords = {
  left: "Links",
  center: "Zentriert",
  right: "Rechts",
};

export const textAlignmentGermanWords = {
  ...sideGermanWords,
  justify: "Blocksatz",
};

export const lineHeightGermanWords = {
  "100%": "100 %",
  "120%": "120 %",
  "150%": "150 %",
  "200%": "200 %",
};

export const sideIconGermanWords = {
  iconAlign: {
    left: "Vor der Beschriftung",
    right: "Hinter der Beschriftung",
  },
};
