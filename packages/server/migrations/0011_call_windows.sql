CREATE UNLOGGED TABLE "call_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"calls" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "call_windows_ends_at" ON "call_windows" USING btree ("ends_at");