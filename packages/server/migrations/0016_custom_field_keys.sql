ALTER TABLE "custom_fields" ADD COLUMN "key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "custom_fields_key" ON "custom_fields" USING btree ("workspace_id","key");