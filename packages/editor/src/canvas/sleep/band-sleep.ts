import type { GroupRooms } from "./group-rooms.js";
import { isAsleep, keepRoom, stopKeepingRoom } from "./kept-room.js";
import { releaseBoxes } from "./release-boxes.js";
import type { SleepingBand, SleepingGroup } from "./sleeping-group.js";

/**
 * A band sleeps while all of its groups sleep and none of them is close to the view. The browser looks at every sleeping element in every
 * frame; of a sleeping band it looks at one.
 */
export interface BandSleep {
  /** Wakes the band around a group. */
  wakeAround(group: SleepingGroup): void;
  /** Gives sleeping bands the height of their groups. */
  fit(): void;
  /** Lets bands fall asleep. Their height stays the same, so nothing moves. */
  rest(near: readonly SleepingGroup[]): void;
}

export function createBandSleep(bands: () => readonly SleepingBand[], rooms: GroupRooms): BandSleep {
  const roomOf = (group: SleepingGroup) => rooms.heightOf(group) ?? Number.parseFloat(group.element.style.height);
  const keep = (band: SleepingBand) =>
    keepRoom(
      band,
      band.parts.reduce((sum, group) => sum + roomOf(group), 0),
    );
  return {
    wakeAround(group) {
      const band = bands().find(({ parts }) => parts.includes(group));
      if (band) stopKeepingRoom(band);
    },
    fit() {
      if (rooms.takeChange()) for (const band of bands()) if (isAsleep(band)) keep(band);
    },
    rest(near) {
      for (const band of bands()) {
        if (isAsleep(band) || !band.parts.every((group) => isAsleep(group) && !near.includes(group))) continue;
        keep(band);
        releaseBoxes(band.element);
      }
    },
  };
}
