-- What a search looks through, in small letters. It is apart from the template's row, because the index of parts of words is far more costly to
-- write than the others, and would be written anew with every lock, picture and change of status. A trigger keeps it.
CREATE TABLE "template_texts" (
	"template_id" uuid PRIMARY KEY REFERENCES "templates"("id") ON DELETE cascade,
	"owner_id" uuid,
	"text" text NOT NULL
);
--> statement-breakpoint
INSERT INTO "template_texts" SELECT "id", "owner_id", lower("name" || ' ' || "description" || ' ' || "tags" || ' ' || "words") FROM "templates";
--> statement-breakpoint
CREATE FUNCTION "keep_template_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO template_texts VALUES (NEW.id, NEW.owner_id, lower(NEW.name || ' ' || NEW.description || ' ' || NEW.tags || ' ' || NEW.words))
  ON CONFLICT (template_id) DO UPDATE SET owner_id = excluded.owner_id, text = excluded.text;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "template_text_of_new" AFTER INSERT ON "templates" FOR EACH ROW EXECUTE FUNCTION "keep_template_text"();
--> statement-breakpoint
CREATE TRIGGER "template_text_of_changed" AFTER UPDATE OF "owner_id", "name", "description", "tags", "words" ON "templates" FOR EACH ROW
  WHEN ((OLD.owner_id, OLD.name, OLD.description, OLD.tags, OLD.words) IS DISTINCT FROM (NEW.owner_id, NEW.name, NEW.description, NEW.tags, NEW.words))
  EXECUTE FUNCTION "keep_template_text"();
