import { bundleServer } from "../../scripts/site/server-bundles.ts";

/** Bundles the server, which starts four times faster than its sources. Vitest calls it as global setup. */
export default () => bundleServer("test-results");
