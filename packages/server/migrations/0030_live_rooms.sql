CREATE TABLE "live_rooms" (
	"template_id" uuid PRIMARY KEY NOT NULL,
	"epoch" text NOT NULL,
	"holder" integer NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_rooms" ADD CONSTRAINT "live_rooms_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;