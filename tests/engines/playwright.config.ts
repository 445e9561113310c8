/**
 * What differs between engines, in Playwright's own Firefox and WebKit: `npx playwright install firefox webkit`, then
 * `npm run test:engines`. For the build in `OUT_DIR`.
 */
import { browserTests } from "../../scripts/testing/browser-tests.ts";

const { use, ...config } = browserTests("engines");

export default {
  ...config,
  projects: [
    { name: "chromium", use },
    // Without the switches of Chromium.
    ...(["firefox", "webkit"] as const).map((name) => ({
      name,
      use: { ...use, browserName: name, launchOptions: {} },
    })),
  ],
};
