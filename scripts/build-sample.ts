/** Builds the content that the program is tried with, as `npm run build` builds that of the site. */
import writeSample, { sample } from "./testing/sample.ts";

writeSample();
// The folders of a build are read when it is loaded.
Object.assign(process.env, sample);
await import("./build.ts");
