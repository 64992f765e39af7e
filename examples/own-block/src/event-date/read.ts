import type { Read } from "@mailwright/document";
import type { eventDateProps } from "./props.js";

const shape = /<td class="event-date" style="color:([^;]+);font-size:(\d+)px[^"]*">([^<]*)<br>([^<]*)<\/td><td[^>]*>([^<]*)<\/td>/;

/** What compile writes comes back as the block when somebody imports the email. */
export const readEventDate: Read<typeof eventDateProps> = (source) => {
  const found = source.tagName === "mj-table" ? shape.exec(source.content) : null;
  if (!found) return null;
  const [, color, size, day, month, title] = found;
  return { props: { color, size: Number(size), day, month, title } };
};
