CREATE TABLE "blobs" (
	"content_key" text PRIMARY KEY NOT NULL,
	"claim" uuid,
	"claimed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "blobs_claimed_at" ON "blobs" USING btree ("claimed_at");--> statement-breakpoint
CREATE INDEX "templates_shared" ON "templates" USING btree ("workspace_id","owner_id") WHERE "templates"."is_shared";--> statement-breakpoint
INSERT INTO "blobs" ("content_key", "claimed_at") SELECT DISTINCT "content_key", now() FROM "assets";
