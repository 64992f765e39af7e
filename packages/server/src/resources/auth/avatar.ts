/** A drawn head and shoulders on a coloured ground, as an address that needs no file. */
export function writeAvatar(firstName: string, lastName: string, hueDegrees: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="${firstName} ${lastName}">
<rect width="64" height="64" fill="hsl(${hueDegrees} 55% 82%)"/>
<path d="M10 64c0-14 10-21 22-21s22 7 22 21z" fill="hsl(${hueDegrees} 45% 38%)"/>
<circle cx="32" cy="27" r="13" fill="hsl(${(hueDegrees + 20) % 360} 45% 68%)"/>
<path d="M19 27c0-10 6-15 13-15s13 5 13 15c-3-6-8-9-13-9s-10 3-13 9z" fill="hsl(${hueDegrees} 35% 24%)"/>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg.replaceAll("\n", ""))}`;
}
