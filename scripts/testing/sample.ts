/** The content that the program is tried with, and where `npm test` builds it. */
export const sample = { CONTENT_DIR: "tests/content/sample", OUT_DIR: "test-results/sample" } as const;
