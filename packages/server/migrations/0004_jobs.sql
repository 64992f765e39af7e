CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"stamp" uuid NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"last_error" text
);
--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "preview_key" text;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "preview_version" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key" ON "jobs" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "jobs_run_at" ON "jobs" USING btree ("run_at");--> statement-breakpoint
CREATE INDEX "templates_preview" ON "templates" USING btree ("preview_key") WHERE "templates"."preview_key" is not null;