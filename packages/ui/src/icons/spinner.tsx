/** A turning ring for waits that are too short for a figure. Its control says what is awaited. */
export function Spinner({ sizePx = 16 }: { readonly sizePx?: number }) {
  return (
    <svg className="mw-spinner" width={sizePx} height={sizePx} viewBox="0 0 16 16" fill="none" strokeWidth="2" aria-hidden="true">
      <circle cx="8" cy="8" r="6.5" stroke="currentColor" opacity="0.25" />
      <path d="M14.5 8A6.5 6.5 0 0 0 8 1.5" stroke="currentColor" strokeLinecap="round" />
    </svg>
  );
}
