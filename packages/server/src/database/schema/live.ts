import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { templates } from "./templates.js";

/**
 * The shared documents of templates that people have open together, each as it was when its template was stored last: a process that is killed has
 * a next one, which goes on with them.
 */
export const liveRooms = pgTable("live_rooms", {
  templateId: uuid("template_id")
    .primaryKey()
    .references(() => templates.id, { onDelete: "cascade" }),
  epoch: text("epoch").notNull(),
  /** The mark of the process that has it open. */
  holder: integer("holder").notNull(),
  /** Where the other processes reach it, as `host:port`; empty where they do not. */
  address: text("address").notNull().default(""),
  /** The version of the template that it says. */
  version: integer("version").notNull(),
  /** As base64: the database packs it, so that as `bytea` it were a tenth smaller, no quicker in PostgreSQL, and five times slower in PGlite. */
  state: text("state").notNull(),
  /** The ids of those who are in it, while its process lives. */
  people: text("people").array().notNull().default([]),
});
