ALTER TABLE "jobs" ADD COLUMN "state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "workspace_id" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "template_id" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "input" json;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "result" json;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "result_key" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "begun_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "jobs_result" ON "jobs" USING btree ("result_key") WHERE result_key is not null;--> statement-breakpoint
CREATE INDEX "jobs_of_user" ON "jobs" USING btree ("user_id","created_at") WHERE user_id is not null;