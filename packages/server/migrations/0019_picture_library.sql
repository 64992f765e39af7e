CREATE INDEX "assets_user_newest" ON "assets" USING btree ("owner_id","created_at","id") WHERE "assets"."template_id" is null;--> statement-breakpoint
CREATE INDEX "assets_user_largest" ON "assets" USING btree ("owner_id","size_bytes","id") WHERE "assets"."template_id" is null;--> statement-breakpoint
CREATE INDEX "assets_template_newest" ON "assets" USING btree ("template_id","created_at","id") WHERE "assets"."template_id" is not null;--> statement-breakpoint
CREATE INDEX "assets_template_largest" ON "assets" USING btree ("template_id","size_bytes","id") WHERE "assets"."template_id" is not null;--> statement-breakpoint
-- Which pictures a template shows as it is stored, read from the addresses in its body. A trigger keeps it, so that no way of writing a body
-- forgets to. There is no key to the pictures: an email may name one that is gone, or that another server has.
CREATE TABLE "template_pictures" (
	"template_id" uuid NOT NULL REFERENCES "template_bodies"("template_id") ON DELETE cascade,
	"asset_id" uuid NOT NULL,
	PRIMARY KEY ("template_id", "asset_id")
);
--> statement-breakpoint
CREATE INDEX "template_pictures_asset" ON "template_pictures" ("asset_id");
--> statement-breakpoint
-- Cut at the addresses' beginning and looked at piece by piece: one expression over the whole body took two seconds for a few megabytes full of
-- addresses, and in the embedded database everybody waits for that.
CREATE FUNCTION "pictures_in"("body" text) RETURNS SETOF uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT left(piece, 36)::uuid
  FROM string_to_table(body, '/api/v2/assets/public/') AS piece
  WHERE left(piece, 37) ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/$'
$$;
--> statement-breakpoint
INSERT INTO "template_pictures"
  SELECT "template_id", "pictures_in"("html" || ' ' || coalesce("components"::text, '')) FROM "template_bodies";
--> statement-breakpoint
CREATE FUNCTION "keep_template_pictures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM template_pictures WHERE template_id = NEW.template_id;
  INSERT INTO template_pictures SELECT NEW.template_id, pictures_in(NEW.html || ' ' || coalesce(NEW.components::text, ''));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "template_pictures_of_new" AFTER INSERT ON "template_bodies" FOR EACH ROW EXECUTE FUNCTION "keep_template_pictures"();
--> statement-breakpoint
CREATE TRIGGER "template_pictures_of_changed" AFTER UPDATE OF "html", "components" ON "template_bodies" FOR EACH ROW
  EXECUTE FUNCTION "keep_template_pictures"();
