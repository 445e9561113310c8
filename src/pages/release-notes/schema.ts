/** Words of the release notes: `content/<language>/pages/release-notes.yaml`. */
import { buttonText, pageTop, pageTranslations } from "../../../scripts/content/schema/pieces.ts";

export const translations = pageTranslations("Release notes", "Versionshinweise", {
  ...pageTop,
  download: buttonText.optional(),
});
