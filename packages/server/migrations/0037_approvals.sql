CREATE TABLE "template_approval_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"approval_id" uuid NOT NULL,
	"reviewer_id" uuid,
	"answer" text,
	"note" text DEFAULT '' NOT NULL,
	"version_date" timestamp (3) with time zone,
	"version" integer,
	"answered_at" timestamp (3) with time zone,
	"replaced_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "template_approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template_id" uuid NOT NULL,
	"asked_by_id" uuid,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"note" text NOT NULL,
	"version_date" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "publishes_approved_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "template_approval_answers" ADD CONSTRAINT "template_approval_answers_approval_id_template_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."template_approvals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_approval_answers" ADD CONSTRAINT "template_approval_answers_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_approvals" ADD CONSTRAINT "template_approvals_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_approvals" ADD CONSTRAINT "template_approvals_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "template_approval_answers_standing" ON "template_approval_answers" USING btree ("approval_id","reviewer_id") WHERE "template_approval_answers"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "template_approval_answers_approval" ON "template_approval_answers" USING btree ("approval_id");--> statement-breakpoint
CREATE INDEX "template_approval_answers_reviewer" ON "template_approval_answers" USING btree ("reviewer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "template_approvals_open" ON "template_approvals" USING btree ("template_id") WHERE "template_approvals"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "template_approvals_template" ON "template_approvals" USING btree ("template_id","asked_at");--> statement-breakpoint
CREATE INDEX "template_approvals_asker" ON "template_approvals" USING btree ("asked_by_id");