export const headingIcon = ["M6 4.5v15", "M18 4.5v15", "M6 12h12"];
