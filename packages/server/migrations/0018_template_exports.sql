CREATE TABLE "export_grants" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"session_hash" text NOT NULL,
	"provider" text NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"template_id" uuid NOT NULL,
	"user_id" uuid,
	"provider" text NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"external_id" text,
	"external_url" text,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "export_grants" ADD CONSTRAINT "export_grants_session_hash_sessions_id_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("id_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_exports" ADD CONSTRAINT "template_exports_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_exports" ADD CONSTRAINT "template_exports_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_exports" ADD CONSTRAINT "template_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_grants_session" ON "export_grants" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "export_grants_expires" ON "export_grants" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "template_exports_template" ON "template_exports" USING btree ("template_id","created_at");--> statement-breakpoint
CREATE INDEX "template_exports_user" ON "template_exports" USING btree ("user_id");