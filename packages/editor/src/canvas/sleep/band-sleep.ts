import type { GroupRooms } from "./group-rooms.js";
import { isAsleep, keepRoom, stopKeepingRoom } from "./kept-room.js";
import { releaseBoxes } from "./release-boxes.js";
import type { SleepingBand, SleepingGroup } from "./sleeping-group.js";

/** A band sleeps while all of its groups do and none is close: the browser looks at every sleeper in every frame. */
export interface BandSleep {
  /** Opens the band around a group. */
  wakeAround(group: SleepingGroup): void;
  /** Sleeping bands keep the room that their groups keep. */
  fit(): void;
  /** Lets bands sleep; their room stays the same, so this moves nothing. */
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
