/** For the build in `OUT_DIR`, with any content: `npx playwright test -c tests/site`. */
import { browserTests } from "../../scripts/testing/browser-tests.ts";

export default browserTests("site");
