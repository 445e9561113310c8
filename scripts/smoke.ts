/** Sends a few requests to a published site and says which answers are wrong. Exit code 1 if one is. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { contentFolder } from "../src/project-folders.ts";
import { readOptions, refuseOptions } from "./command-line/read-options.ts";
import { checkPublished } from "./site/published.ts";

const usage = `Usage: npm run smoke -- [https://www.company.example]

Sends a few requests to a published site, among them an invalid message, and says which answers are wrong. Without an
address, to the one in content/site.yaml.
`;
const [address = addressInContent()] = readOptions(usage, { allowPositionals: true }).positionals;
if (!/^https?:/.test(address) || !URL.canParse(address)) refuseOptions("Give the address of the site.", usage);
const url = new URL(address);
if (url.pathname !== "/") refuseOptions(`The site works only at the root of a host, not below ${url.pathname}`, usage);
if (!(await checkPublished(url, (line) => process.stdout.write(line)))) process.exitCode = 1;

/** Empty if the content does not say it. */
function addressInContent(): string {
  try {
    return String(parse(readFileSync(join(contentFolder, "site.yaml"), "utf8")).hosts.site);
  } catch {
    return "";
  }
}
