export const socialFollowIcon = [
  "M6 8.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0",
  "M3.5 19v-.5A4.5 4.5 0 0 1 8 14h2a4.5 4.5 0 0 1 4.5 4.5v.5",
  "M18 8v6",
  "M15 11h6",
];
