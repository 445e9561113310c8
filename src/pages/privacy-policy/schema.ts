import { textPage } from "../../../scripts/content/schema/text-page.ts";

export const words = textPage("Privacy policy", "Datenschutzerklärung");
