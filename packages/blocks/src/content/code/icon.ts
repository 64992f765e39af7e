export const codeIcon = ["m8 7-5 5 5 5", "m16 7 5 5-5 5", "m13.5 5-3 14"];
