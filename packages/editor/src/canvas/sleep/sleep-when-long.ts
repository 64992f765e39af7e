import { type LaterCode, laterCode } from "../../base/later/later-code.js";
import { whenIdle } from "../../base/later/when-idle.js";
import type { GroupSleep, GroupSleepOptions } from "./group-sleep.js";

type SleepCode = Pick<typeof import("./group-sleep.js"), "createGroupSleep">;

const sleepCode: LaterCode<SleepCode> = laterCode(() => import("./group-sleep.js"));

export interface LaterSleep extends GroupSleep {
  /** Its code is under way: what is out of view is better drawn after it came. */
  isComing(): boolean;
}

/** Once the email is seen: this code is none of what is fetched until then. */
function afterFirstSight(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(run, window)));
}

/**
 * An email of one group needs no sleep; its code is fetched when a second group is there. Until then, and without a connection, all is laid out.
 * `onReady` once the code has come, or will not.
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
    noteChange(group) {
      if (state === "short" && options.groups().length > 1) {
        const known = code.peek();
        if (known) begin(known);
        else {
          state = "coming";
          later(() => void fetch());
        }
      }
      sleep?.noteChange(group);
    },
    noteChangeOfAll: () => sleep?.noteChangeOfAll(),
    isUncertain: () => sleep?.isUncertain() ?? false,
    measureNext: () => sleep?.measureNext(),
    isComing: () => state === "coming",
  };
}
