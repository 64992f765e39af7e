/** What a countdown says to those who do not see it: words of its own, or the moment it counts to. The address changes, the moment does not. */
export function timerAlt({ alt, end, timeZone }: { readonly alt: string; readonly end: string; readonly timeZone: string }): string {
  if (alt !== "") return alt;
  return end === "" ? "Countdown" : `Ends on ${end.slice(0, 10)} at ${end.slice(11, 16)} ${timeZone}`.trim();
}
