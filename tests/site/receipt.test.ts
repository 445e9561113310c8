/** The receipt of `content/`, while that is the sample. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";
import { generatedFolder, outFolder } from "../../src/project-folders.ts";
import { readSiteInfo } from "../../src/server/node/read-site-info.ts";
import { expectEveryChoice } from "../content/every-choice.ts";

const { sample } = await readSiteInfo(join(outFolder, "site.json"));

const free = ["dual-currency", "e-invoice-ksa", "expiration-date", "mrp", "named-order", "notes", "stock-control"];
const paid = { "print-stations": 500, "price-lists": 500, fatoora: 800, "my-logo": 100, "email-reporting": 300 };

test.runIf(sample)("every choice adds up", () => {
  expectEveryChoice(JSON.parse(readFileSync(join(generatedFolder, "content/en/features.json"), "utf8")), {
    months: 10,
    cents: { lite: 0, pro: 1000, ...paid, ...Object.fromEntries(free.map((slug) => [slug, 0])) },
    yearlyOnly: ["my-logo", "email-reporting"],
  });
});
