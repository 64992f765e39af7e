CREATE TABLE "generated_counts" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"workspace_id" text NOT NULL,
	"pictures" integer NOT NULL,
	CONSTRAINT "generated_counts_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "generated_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"workspace_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"prompt" text NOT NULL,
	"content_key" text NOT NULL,
	"mime" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "prompt" text;--> statement-breakpoint
ALTER TABLE "generated_counts" ADD CONSTRAINT "generated_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_counts" ADD CONSTRAINT "generated_counts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_pictures" ADD CONSTRAINT "generated_pictures_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_pictures" ADD CONSTRAINT "generated_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generated_counts_day" ON "generated_counts" USING btree ("workspace_id","day");--> statement-breakpoint
CREATE INDEX "generated_pictures_job" ON "generated_pictures" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "generated_pictures_user" ON "generated_pictures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "generated_pictures_content" ON "generated_pictures" USING btree ("content_key");--> statement-breakpoint
CREATE INDEX "generated_pictures_created" ON "generated_pictures" USING btree ("created_at");