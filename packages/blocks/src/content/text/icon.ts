export const textIcon = ["M4 6h16", "M4 10h16", "M4 14h16", "M4 18h9"];
