ALTER TABLE "products" ADD COLUMN "currency" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "key_id" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "synced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "failure" text;