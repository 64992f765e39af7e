export const dividerIcon = ["M3 12h18", "M8 6.5h8", "M8 17.5h8"];
