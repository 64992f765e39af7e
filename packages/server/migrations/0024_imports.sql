CREATE TABLE "import_pictures" (
	"import_id" uuid NOT NULL,
	"path" text NOT NULL,
	"content_key" text NOT NULL,
	"url" text,
	"failure" text,
	CONSTRAINT "import_pictures_import_id_path_pk" PRIMARY KEY("import_id","path")
);
--> statement-breakpoint
CREATE TABLE "import_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"source" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"failure" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"rank" integer DEFAULT -2 NOT NULL,
	"desktop_difference" real,
	"phone_difference" real,
	"report" json,
	"document" json,
	"html" text,
	"before" text,
	"template_id" uuid
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_results" ADD CONSTRAINT "import_results_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_results" ADD CONSTRAINT "import_results_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_pictures_content" ON "import_pictures" USING btree ("content_key");--> statement-breakpoint
CREATE INDEX "import_results_rank" ON "import_results" USING btree ("import_id","rank","id");--> statement-breakpoint
CREATE INDEX "import_results_waiting" ON "import_results" USING btree ("import_id","position") WHERE "import_results"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "import_results_template" ON "import_results" USING btree ("template_id") WHERE "import_results"."template_id" is not null;--> statement-breakpoint
CREATE INDEX "imports_user" ON "imports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("created_at");