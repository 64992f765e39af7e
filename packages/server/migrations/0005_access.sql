CREATE TABLE "share_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template_id" uuid NOT NULL,
	"maker_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"epoch" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"uses" integer NOT NULL,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "template_favorites" (
	"user_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	CONSTRAINT "template_favorites_user_id_template_id_pk" PRIMARY KEY("user_id","template_id")
);
--> statement-breakpoint
ALTER TABLE "host_keys" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "host_keys" ADD COLUMN "scopes" text[] DEFAULT '{"sessions","admins"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "host_keys" ADD COLUMN "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "host_key_hash" text;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "released_from_id" uuid;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "access_epoch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_favorites" ADD CONSTRAINT "template_favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_favorites" ADD CONSTRAINT "template_favorites_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "share_links_secret" ON "share_links" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "share_links_template" ON "share_links" USING btree ("template_id","created_at");--> statement-breakpoint
CREATE INDEX "template_favorites_template" ON "template_favorites" USING btree ("template_id");--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_released_from_id_users_id_fk" FOREIGN KEY ("released_from_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_host_key" ON "sessions" USING btree ("host_key_hash");