INSERT INTO "template_favorites" ("user_id", "template_id") SELECT "owner_id", "id" FROM "templates" WHERE "is_favorite" AND "owner_id" IS NOT NULL ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP INDEX "templates_favorite";--> statement-breakpoint
ALTER TABLE "templates" DROP COLUMN "is_favorite";