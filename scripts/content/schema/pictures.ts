/** `content/facts/pictures.yaml`: pictures that belong to pages rather than to an entry. */
import { z } from "zod";
import { imagePath, picturePath, slug } from "./primitives.ts";

export const pictures = z.strictObject({
  homeHero: picturePath,
  homeReceipts: picturePath,
  homeInventory: picturePath,
  homeDashboard: picturePath,
  featureAreas: z.record(slug, picturePath).describe("Pictures of areas of the features page, by the id of the area."),
  logo: imagePath.describe("The mark beside the name in the header."),
  payments: imagePath.describe("The accepted cards, in the footer."),
  icons: z
    .strictObject({
      ico: imagePath.describe("Served as /favicon.ico, 16, 32 and 48 pixels."),
      svg: imagePath.describe("Served as /favicon.svg."),
      touch: imagePath.describe("Served as /apple-touch-icon.png, 180 × 180."),
    })
    .describe("Icons of the browser's tab and of a phone's home screen."),
  social: imagePath.describe("Preview in social networks, 1200 × 630."),
});
