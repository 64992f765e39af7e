/**
 * How many times more processor time work takes on an input four times as long: about 4 where it grows with the length, about 16 where
 * it grows with the square. The quickest of three of each, so that whatever else the machine does counts little.
 */
export function growthOf(work: (length: number) => unknown, length: number): number {
  work(length); // compiled by now
  return Math.max(quickest(work, length * 4), enoughMs) / Math.max(quickest(work, length), enoughMs / 4);
}

/** What is done within this time is no trouble, and too short to be compared. */
const enoughMs = 20;

function quickest(work: (length: number) => unknown, length: number): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    work(length);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
