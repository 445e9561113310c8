/** What holds for any content is asked of the build in `OUT_DIR`: `npx playwright test -c tests/site`. */
import { browserTests } from "../../scripts/testing/browser-tests.ts";

export default browserTests("site");
