import { type LaterCode, laterCode } from "../../base/later/later-code.js";
import { whenIdle } from "../../base/later/when-idle.js";
import type { GroupSleep, GroupSleepOptions } from "./group-sleep.js";

type SleepCode = Pick<typeof import("./group-sleep.js"), "createGroupSleep">;

const sleepCode: LaterCode<SleepCode> = laterCode(() => import("./group-sleep.js"));

export interface LaterSleep extends GroupSleep {
  /** The code of the sleep is being fetched. It is better to draw what is out of view after it has arrived. */
  isComing(): boolean;
}

/** Fetched after the email is seen, so that the first screen does not wait for it. */
function afterFirstSight(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(run, window)));
}

/**
 * An email of one group needs no sleep, so the code is fetched when there is a second group. Until then, and without a connection,
 * everything is laid out. `onReady` is called when the code has arrived, or when it cannot.
 */
export function sleepWhenLong(options: GroupSleepOptions, onReady: () => void, code = sleepCode, later = afterFirstSight): LaterSleep {
  let sleep: GroupSleep | undefined;
  let state: "short" | "coming" | "decided" = "short";
  const begin = ({ createGroupSleep }: SleepCode) => {
    sleep = createGroupSleep(options);
    state = "decided";
  };
  const fetch = async () => {
    await code.load().then(begin, () => {
      state = "decided";
    });
    onReady();
  };
  return {
    settle: () => sleep?.settle() ?? false,
    wake: (group) => sleep?.wake(group) ?? false,
    expectWidth: (nextPx) => sleep?.expectWidth(nextPx),
    noticeChange(group) {
      if (state === "short" && options.groups().length > 1) {
        const known = code.peek();
        if (known) begin(known);
        else {
          state = "coming";
          later(() => void fetch());
        }
      }
      sleep?.noticeChange(group);
    },
    noticePictures: (moved) => sleep?.noticePictures(moved),
    noticeChangeOfAll: () => sleep?.noticeChangeOfAll(),
    isUncertain: () => sleep?.isUncertain() ?? false,
    measureNext: () => sleep?.measureNext(),
    isComing: () => state === "coming",
  };
}
