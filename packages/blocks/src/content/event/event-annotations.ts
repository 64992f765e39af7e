import type { Annotation, GeneralSettings } from "@mailwright/document";
import { endsTooEarly } from "./event-moments.js";
import type { EventValues } from "./event-values.js";

/**
 * The event for inboxes and calendars. Gmail and Apple Mail document only a reservation
 * (https://developers.google.com/workspace/gmail/markup/reference/event-reservation), with its number, its guest and a place.
 */
export function eventAnnotations(values: EventValues, settings: GeneralSettings): readonly Annotation[] {
  if (values.inbox === "" || Object.values(annotationFaults(values)).some(Boolean)) return [];
  const event = eventOf(values, settings);
  if (values.inbox === "event") return [event];
  return [
    {
      "@type": "EventReservation",
      reservationNumber: values.reservationNumber.trim(),
      reservationStatus: "http://schema.org/Confirmed",
      underName: { "@type": "Person", name: values.guest.trim() },
      reservationFor: event,
    },
  ];
}

function eventOf(values: EventValues, { lang }: GeneralSettings): Annotation {
  const { title, start, end, timeZone, description } = values;
  const offset = timeZone.replace("UTC", "");
  const place = values.place.trim();
  return {
    "@type": "Event",
    name: title.trim(),
    startDate: start + offset,
    ...(end !== "" && !endsTooEarly(values) && { endDate: end + offset }),
    // One line of text is all that is known of the place.
    ...(place !== "" && { location: { "@type": "Place", name: place, address: place } }),
    ...(description.trim() !== "" && { description: description.trim() }),
    ...(lang !== "" && { inLanguage: lang }),
  };
}

/** What is missing of it, beside what calendars ask for as well. */
export function annotationFaults({ inbox, title, start, timeZone, place, reservationNumber, guest }: EventValues) {
  if (inbox === "") return {};
  const isReservation = inbox === "reservation";
  return {
    title: title.trim() === "" ? "noTitle" : undefined,
    start: start === "" ? "noStart" : undefined,
    timeZone: timeZone === "" ? "noTimeZone" : undefined,
    place: isReservation && place.trim() === "" ? "noPlace" : undefined,
    reservationNumber: isReservation && reservationNumber.trim() === "" ? "noNumber" : undefined,
    guest: isReservation && guest.trim() === "" ? "noGuest" : undefined,
  };
}
