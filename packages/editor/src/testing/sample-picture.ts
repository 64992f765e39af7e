const grounds = ["#b3261e", "#2c4bc4", "#1e7d4f", "#a86500", "#5b3fa8"];

/** A picture that needs no server: a coloured ground with its number. */
export function samplePicture(number: number): string {
  const ground = grounds[number % grounds.length] ?? "#000";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="${ground}"/><text x="150" y="120" font-size="60" fill="#fff" text-anchor="middle" font-family="sans-serif">${number}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
