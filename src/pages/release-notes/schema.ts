/** Words of the release notes: `content/<language>/pages/release-notes.yaml`. */
import { pageIntro, pageTitle, pageWords, seo } from "../../../scripts/content/schema/pieces.ts";

export const words = pageWords("Release notes", "Versionshinweise", { seo, title: pageTitle, intro: pageIntro });
