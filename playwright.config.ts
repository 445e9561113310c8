import { browserTests } from "./scripts/testing/browser-tests.ts";
import { sample } from "./scripts/testing/sample.ts";

// These tests are about the sample, wherever they are started from.
Object.assign(process.env, sample);

const devServer = "**/dev-server.spec.ts";
const form = "**/admin*.spec.ts";

export default {
  ...browserTests("e2e"),
  // The longest begin, so that no worker waits for the other in the end. The form is bundled once, by its worker.
  projects: [
    { name: "dev", testMatch: devServer },
    // A heavy library, which a busy machine takes its time for.
    { name: "form", testMatch: form, workers: 1, timeout: 120_000, expect: { timeout: 20_000 } },
    { name: "site", testIgnore: [devServer, form] },
  ],
};
