import { textPage } from "../../../scripts/content/schema/text-page.ts";

export const words = textPage("Terms of use", "Nutzungsbedingungen");
