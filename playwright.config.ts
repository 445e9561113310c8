import { browserTests } from "./scripts/testing/browser-tests.ts";
import { sample } from "./scripts/testing/sample.ts";

// These tests are about the sample, wherever they are started from.
Object.assign(process.env, sample);

export default browserTests("e2e");
