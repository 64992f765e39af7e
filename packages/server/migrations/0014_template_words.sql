ALTER TABLE "templates" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- About what the server would store; saving an email again stores it exactly.
UPDATE "templates" SET "words" = left(regexp_replace(regexp_replace(
  substr(b."html", greatest(strpos(b."html", '<body'), 1), 200000), '<[^>]*>', ' ', 'g'), '\s+', ' ', 'g'), 8000)
  FROM "template_bodies" b WHERE b."template_id" = "templates"."id";
