import { like } from "drizzle-orm";
import { assets } from "../database/schema.js";

/** The rows of pictures. The same table has the files that links lead to, which are never listed, shown or copied as pictures. */
export const isPictureRow = like(assets.mime, "image/%");

/** The same for a row that was read. */
export const isPicture = ({ mime }: { mime: string }) => mime.startsWith("image/");
