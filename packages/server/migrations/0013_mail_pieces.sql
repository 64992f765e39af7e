CREATE TABLE "mail_pieces" (
	"mail_id" uuid NOT NULL,
	"part" text NOT NULL,
	"position" integer NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "mail_pieces_mail_id_part_position_pk" PRIMARY KEY("mail_id","part","position")
);
--> statement-breakpoint
ALTER TABLE "mail_messages" ADD COLUMN "is_whole" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_pieces" ADD CONSTRAINT "mail_pieces_mail_id_mail_messages_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mail_messages"("id") ON DELETE cascade ON UPDATE no action;