export interface LogoProps {
  readonly sizePx?: number;
}

/** The product's mark: an M that is the flap of an envelope. The words beside it name it. */
export function Logo({ sizePx = 24 }: LogoProps) {
  return (
    <svg viewBox="0 0 32 32" width={sizePx} height={sizePx} aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--mw-accent)" />
      <path
        d="M7 22V11.5l9 7 9-7V22"
        fill="none"
        stroke="var(--mw-on-accent)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
