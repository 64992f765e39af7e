export const qrCodeIcon = [
  "M4 4h6v6H4z",
  "M14 4h6v6h-6z",
  "M4 14h6v6H4z",
  "M7 7h.01",
  "M17 7h.01",
  "M7 17h.01",
  "M14 14h2v2h-2z",
  "M20 14v2",
  "M18 18h2v2",
  "M14 20h1",
];
