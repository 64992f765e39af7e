import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { event } from "./index.js";

const props = {
  title: "Spring tasting",
  start: "2027-03-12T18:00:00",
  end: "2027-03-12T20:30:00",
  timeZone: "UTC+01:00",
  place: "Nordlicht, Hafenstraße 4, Hamburg",
  file: { url: "https://mail.example.com/api/v2/calendar/story.ics", key: "story" },
} as const;

const meta = { title: "Blocks/Event", tags: ["autodocs"], ...blockStory(event, { props }) } satisfies Meta;
export default meta;

export const WithFile: StoryObj = {};

export const WithoutServer: StoryObj = {
  args: { file: { url: "", key: "" }, when: "Friday, 12 March, from six", description: "Eight coffees.\nBring a friend.", align: "center" },
};

export const AsDropped: StoryObj = {
  args: { title: "Our event", start: "", end: "", timeZone: "", place: "", file: { url: "", key: "" } },
};

export const ToldToInboxes: StoryObj = {
  args: { inbox: "reservation", reservationNumber: "{{ ticket }}", guest: "{{ first_name }}" },
};
