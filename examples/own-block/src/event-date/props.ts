import { prop } from "@mailwright/document";

/** Each prop once: its type, initial value, limits and field in the panel. */
export const eventDateProps = {
  day: prop.text("24", { maxLength: 2 }),
  month: prop.text("December", { maxLength: 20 }),
  title: prop.text("What happens", { maxLength: 100 }),
  color: prop.color("#b3261e", { dark: true }),
  size: prop.px({ initial: 28, min: 16, max: 60 }),
};
