ALTER TABLE "assets" ADD COLUMN "original_id" uuid;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "edit_steps" json;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_original_id_assets_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assets_original" ON "assets" USING btree ("original_id") WHERE "assets"."original_id" is not null;