import { bundleWorker } from "../../scripts/site/server-bundles.ts";

/** Bundles the Worker for its tests. Vitest calls it as global setup. */
export default () => bundleWorker("test-results");
