import { expect, test } from "vitest";
import type { PreferencePort } from "../../../../ports/preference-port.js";
import { keepRecentIcon, readRecentIcons } from "./recent-icons.js";

function remembering(stored: string | null = null): PreferencePort {
  let value = stored;
  return {
    get: () => value,
    set: (_, next) => {
      value = next;
    },
  };
}

const icon = (id: string) => ({ id, name: id, url: `https://example.com/${id}.png` });

test("the icon that was chosen last comes first, and each once", () => {
  const preferences = remembering();
  for (const id of ["house", "star", "house"]) keepRecentIcon(preferences, icon(id));
  expect(readRecentIcons(preferences).map(({ id }) => id)).toEqual(["house", "star"]);
});

test("no more are kept than two rows hold", () => {
  const preferences = remembering();
  for (let number = 0; number < 30; number += 1) keepRecentIcon(preferences, icon(`icon-${number}`));
  expect(readRecentIcons(preferences)).toHaveLength(12);
});

test.each([null, "", "{", "5", '[{"id":1}]', '[{"id":"a","name":"a","url":"javascript:alert(1)"}]'])(
  "what is no list of icons is none: %s",
  (stored) => {
    expect(readRecentIcons(remembering(stored))).toEqual([]);
  },
);
