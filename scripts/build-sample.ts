/** Builds the sample content for tests, as `npm run build` builds the site, but uncompressed. */
import writeSample, { sample } from "./testing/sample.ts";

writeSample();
process.argv.push("--uncompressed");
// The build reads its folders when it is imported.
Object.assign(process.env, sample);
await import("./build.ts");
