/** Builds the sample content for tests, as `npm run build` builds the site. */
import writeSample, { sample } from "./testing/sample.ts";

writeSample();
// The build reads its folders when it is imported.
Object.assign(process.env, sample);
await import("./build.ts");
