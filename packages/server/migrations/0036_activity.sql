CREATE TABLE "template_activity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"guest_name" text,
	"person_id" uuid,
	"role" text,
	"about" text,
	"count" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "template_activity" ADD CONSTRAINT "template_activity_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_activity" ADD CONSTRAINT "template_activity_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_activity" ADD CONSTRAINT "template_activity_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "template_activity_newest" ON "template_activity" USING btree ("template_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "template_activity_actor" ON "template_activity" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "template_activity_person" ON "template_activity" USING btree ("person_id");