/** `content/facts/pictures.yaml`: pictures that belong to pages rather than to an entry. */
import { z } from "zod";
import { imagePath } from "./primitives.ts";

export const pictures = z.strictObject({
  homeHero: imagePath,
  homeReceipts: imagePath,
  homeInventory: imagePath,
  homeDashboard: imagePath,
  logo: imagePath.describe("The mark beside the name in the header."),
  payments: imagePath.describe("The accepted cards, in the footer."),
  social: imagePath.describe("Preview in social networks, 1200 × 630."),
});
