CREATE TABLE "mail_counts" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"workspace_id" text NOT NULL,
	"mails" integer NOT NULL,
	CONSTRAINT "mail_counts_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "mail_counts" ADD CONSTRAINT "mail_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_counts" ADD CONSTRAINT "mail_counts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_counts_day" ON "mail_counts" USING btree ("workspace_id","day");--> statement-breakpoint
CREATE INDEX "assets_owner" ON "assets" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "custom_blocks_owner" ON "custom_blocks" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "notes_user" ON "notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "templates_of_owner_by_updated" ON "templates" USING btree ("workspace_id","owner_id","kind","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "templates_of_owner_by_created" ON "templates" USING btree ("workspace_id","owner_id","kind","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "templates_of_owner_by_name" ON "templates" USING btree ("workspace_id","owner_id","kind",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "templates_shared_first" ON "templates" USING btree ("workspace_id","owner_id","kind","status","is_shared" DESC NULLS FIRST,"updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "templates_shared_last" ON "templates" USING btree ("workspace_id","owner_id","kind","status","is_shared","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);