/**
 * The folders of a build, relative to the working directory. `CONTENT_DIR` and `OUT_DIR` name others, so that sites of
 * different content can be built and served beside each other. Which ones may be built into: `scripts/output-folder.ts`.
 */

export const contentFolder = process.env.CONTENT_DIR || "content";

export const outFolder = process.env.OUT_DIR || "dist";

/** What the content build writes, for pages to be made of. */
export const generatedFolder = process.env.OUT_DIR ? `${outFolder}/generated` : "src/generated";
