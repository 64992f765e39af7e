CREATE TABLE "assets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"template_id" uuid,
	"saved_name" text NOT NULL,
	"original_name" text NOT NULL,
	"content_key" text NOT NULL,
	"mime" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"type" text NOT NULL,
	"group" text NOT NULL,
	"hidden" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "host_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"template_id" uuid,
	"from_address" text NOT NULL,
	"to_addresses" text[] NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"workspace_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "template_bodies" (
	"template_id" uuid PRIMARY KEY NOT NULL,
	"html" text NOT NULL,
	"css" text NOT NULL,
	"style" json,
	"custom_styles" text NOT NULL,
	"components" json
);
--> statement-breakpoint
CREATE TABLE "template_categories" (
	"template_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	CONSTRAINT "template_categories_template_id_category_id_pk" PRIMARY KEY("template_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "template_collaborators" (
	"template_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "template_collaborators_template_id_user_id_pk" PRIMARY KEY("template_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "template_versions" (
	"template_id" uuid NOT NULL,
	"version_date" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"user_id" uuid,
	"size_bytes" integer NOT NULL,
	"html" text NOT NULL,
	"css" text NOT NULL,
	"style" json,
	"custom_styles" text NOT NULL,
	"components" json,
	CONSTRAINT "template_versions_template_id_version_date_pk" PRIMARY KEY("template_id","version_date")
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"owner_id" uuid,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"tags" text NOT NULL,
	"is_favorite" boolean NOT NULL,
	"pre_header" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"collaborator_id" uuid,
	"locked_at" timestamp (3) with time zone,
	"size_bytes" integer NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"external_id" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"image_url" text NOT NULL,
	"role" text NOT NULL,
	"plan" integer NOT NULL,
	"entitlements" text[] NOT NULL,
	"dnd_mode" text NOT NULL,
	"theme" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_keys" ADD CONSTRAINT "host_keys_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD CONSTRAINT "mail_messages_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_bodies" ADD CONSTRAINT "template_bodies_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_categories" ADD CONSTRAINT "template_categories_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_categories" ADD CONSTRAINT "template_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_collaborators" ADD CONSTRAINT "template_collaborators_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_collaborators" ADD CONSTRAINT "template_collaborators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_collaborator_id_users_id_fk" FOREIGN KEY ("collaborator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assets_user_name" ON "assets" USING btree ("workspace_id","owner_id","saved_name") WHERE "assets"."template_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "assets_template_name" ON "assets" USING btree ("template_id","saved_name") WHERE "assets"."template_id" is not null;--> statement-breakpoint
CREATE INDEX "assets_content" ON "assets" USING btree ("content_key");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name" ON "categories" USING btree ("workspace_id","type","group","name_key");--> statement-breakpoint
CREATE INDEX "mail_messages_newest" ON "mail_messages" USING btree ("workspace_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "template_categories_category" ON "template_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "template_collaborators_user" ON "template_collaborators" USING btree ("user_id","template_id");--> statement-breakpoint
CREATE INDEX "templates_by_updated" ON "templates" USING btree ("workspace_id","owner_id","kind","status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "templates_by_created" ON "templates" USING btree ("workspace_id","owner_id","kind","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "templates_by_name" ON "templates" USING btree ("workspace_id","owner_id","kind","status",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "templates_system" ON "templates" USING btree ("workspace_id","status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "templates"."kind" = 'system';--> statement-breakpoint
CREATE INDEX "templates_favorite" ON "templates" USING btree ("workspace_id","owner_id") WHERE "templates"."is_favorite";--> statement-breakpoint
CREATE UNIQUE INDEX "users_external_id" ON "users" USING btree ("workspace_id","external_id");--> statement-breakpoint
CREATE INDEX "users_first_name" ON "users" USING btree ("workspace_id","first_name","id");--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("workspace_id",lower("email"));