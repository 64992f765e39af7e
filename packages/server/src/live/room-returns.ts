/** Who comes back with a copy of a room that a process has left, while somebody else may be about to open it. */
export interface RoomReturns {
  /** Is this the filling of a room's document, or of what was left of it? That is gone on with then: somebody has a copy of it. */
  isOfRoom(templateId: string, epoch: string): Promise<boolean>;
  /** Has everybody who was in a room that a process left had the time to come back to it, as far as it is known here, and nobody has? */
  isAlone(template: { readonly id: string; readonly updatedAt: Date }): boolean;
  /** Opens a room. Whoever comes back meanwhile waits until it is known which filling it has. */
  whileOpening(templateId: string, open: () => Promise<void>): Promise<void>;
}

/** Whoever was in a room comes back within seconds once there is a server again. */
const returningMs = 5 * 60_000;

interface Surroundings {
  nowMs(): number;
  /** The filling of a room that is open here. */
  open(templateId: string): string | undefined;
  /** The filling of a room which a process left. */
  kept(templateId: string): Promise<string | undefined>;
}

export function createRoomReturns({ nowMs, ...epochs }: Surroundings): RoomReturns {
  const openings = new Map<string, Promise<void>>();
  /** Rooms that are not open yet, to which somebody has come back with a copy. */
  const awaited = new Set<string>();
  const startedMs = nowMs();
  return {
    async isOfRoom(templateId, epoch) {
      for (;;) {
        await openings.get(templateId)?.catch(() => undefined);
        const known = epochs.open(templateId);
        if (known !== undefined) return known === epoch;
        const isKept = (await epochs.kept(templateId)) === epoch;
        // Somebody has begun to open it meanwhile: what they make of it holds.
        if (openings.has(templateId) || epochs.open(templateId) !== undefined) continue;
        if (isKept) awaited.add(templateId);
        return isKept;
      }
    },
    isAlone: ({ id, updatedAt }) => !awaited.has(id) && nowMs() - Math.max(startedMs, updatedAt.getTime()) >= returningMs,
    async whileOpening(templateId, open) {
      const opening = open();
      openings.set(templateId, opening);
      try {
        await opening;
        // Where it failed, they may still be on their way.
        awaited.delete(templateId);
      } finally {
        openings.delete(templateId);
      }
    },
  };
}
