/** Words of the release notes: `content/<language>/pages/release-notes.yaml`. */
import { buttonText, pageTop, pageWords } from "../../../scripts/content/schema/pieces.ts";

export const words = pageWords("Release notes", "Versionshinweise", {
  ...pageTop,
  download: buttonText.optional(),
});
