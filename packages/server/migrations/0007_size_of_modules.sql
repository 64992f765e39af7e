ALTER TABLE "custom_blocks" ADD COLUMN "size_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "custom_blocks" SET "size_bytes" = octet_length("html") + octet_length("css") + coalesce(octet_length("components"::text), 0);
