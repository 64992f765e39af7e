CREATE TABLE "template_authors" (
	"template_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "template_authors_template_id_version_user_id_pk" PRIMARY KEY("template_id","version","user_id")
);
--> statement-breakpoint
ALTER TABLE "template_versions" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "template_authors" ADD CONSTRAINT "template_authors_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_authors" ADD CONSTRAINT "template_authors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "template_authors_user" ON "template_authors" USING btree ("user_id");