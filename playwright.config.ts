import { browserTests } from "./scripts/testing/browser-tests.ts";
import { sample } from "./scripts/testing/sample.ts";

// These tests are about the sample, wherever they are started from.
Object.assign(process.env, sample);

const longest = "**/dev-server.spec.ts";

export default {
  ...browserTests("e2e"),
  // The longest file begins, so that no worker waits for the other in the end.
  projects: [
    { name: "development server", testMatch: longest },
    { name: "site", testIgnore: longest },
  ],
};
