ALTER TABLE "comments" ADD COLUMN "guest_key_hash" text;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "guest_writes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "guest_writes_since" timestamp (3) with time zone;