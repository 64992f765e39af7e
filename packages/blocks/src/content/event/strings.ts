import type { BlockStrings } from "@mailwright/document";
import { sideWords } from "../../shared/alignment.js";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import { spacingStrings } from "../../shared/spacing.js";
import { timeZoneWords } from "../timer/time-zones.js";
import type { eventProps } from "./props.js";

export const eventStrings = {
  name: "Event",
  keywords: "calendar date appointment webinar meeting ics invitation",
  props: {
    ...spacingStrings,
    ...hidingStrings,
    title: "Title",
    start: "Start",
    end: "End",
    timeZone: "Time zone",
    place: "Place",
    when: "Date in words",
    description: "Description",
    file: "Calendar file",
    words: "Words above the buttons",
    google: "Google Calendar",
    outlook: "Outlook.com",
    yahoo: "Yahoo Calendar",
    fileWords: "Button of the calendar file",
    inbox: "Tell the inbox",
    reservationNumber: "Number of the reservation",
    guest: "Reserved for",
    titleSize: "Size of the title",
    color: "Text colour",
    buttonBackground: "Button colour",
    buttonColor: "Button text colour",
    radius: "Corner radius of the buttons",
    align: "Alignment",
  },
  options: {
    timeZone: { "": "Select", ...timeZoneWords },
    inbox: { "": "Nothing", event: "The event", reservation: "A reservation (Gmail, Apple Mail)" },
    align: sideWords,
    hideElement: hidingWords,
  },
  faults: {
    noStart: "When does it begin? Without it no calendar can take the event.",
    noTimeZone: "In which time zone? Without it no calendar can take the event.",
    noTitle: "What is it called? Until then inboxes are told nothing.",
    noPlace: "Where is it? Until then inboxes are told nothing of the reservation.",
    noNumber: "A merge tag usually, such as {{ ticket }}. Until then inboxes are told nothing.",
    noGuest: "A merge tag usually, such as {{ first_name }}. Until then inboxes are told nothing.",
    tooEarly: "This is before the start: calendars are told that it lasts an hour.",
  },
} satisfies BlockStrings<typeof eventProps>;
