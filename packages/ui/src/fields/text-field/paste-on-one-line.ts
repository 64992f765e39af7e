import type { ClipboardEvent } from "react";

/** Browsers join the lines that are pasted into one line of text without anything between them: `Spring`, `sale` became `Springsale`. */
export function pasteOnOneLine(event: ClipboardEvent<HTMLInputElement>, onChange: (value: string) => void): void {
  const pasted = event.clipboardData.getData("text/plain");
  if (!/[\r\n\u0085\u2028\u2029]/.test(pasted)) return;
  event.preventDefault();
  const input = event.currentTarget;
  const { value, selectionStart, selectionEnd, maxLength } = input;
  const start = selectionStart ?? value.length;
  const end = selectionEnd ?? value.length;
  const room = maxLength < 0 ? Number.POSITIVE_INFINITY : maxLength - value.length + end - start;
  const line = pasted
    .trim()
    .replaceAll(/\s*[\r\n\u0085\u2028\u2029]+\s*/g, " ")
    .slice(0, Math.max(0, room));
  input.setRangeText(line, start, end, "end");
  onChange(input.value);
}
