import { customType, timestamp } from "drizzle-orm/pg-core";

/** A point in time, to the millisecond, whatever the zone of the server. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** Editor content as JSON text: kept as sent, key order and all, which jsonb would not. */
export const rawJson = customType<{ data: unknown; driverData: string }>({
  dataType: () => "json",
  toDriver: (value) => JSON.stringify(value),
});
