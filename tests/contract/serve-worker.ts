/**
 * Serves what `npm run build` made by workerd: `npx tsx tests/contract/serve-worker.ts [port]`. Settings of messages come from the
 * environment; messages stay in `data/worker`.
 */
import { join } from "node:path";
import { outFolder } from "../../src/project-folders.ts";
import { readSiteInfo } from "../../src/server/node/read-site-info.ts";
import { startWorkerd } from "./workerd.ts";

const names = ["MESSAGE_LIMIT", "MESSAGE_ORIGINS", "MESSAGE_SECRET", "SMTP_URL", "MAIL_TO", "MAIL_FROM"];
const { child, port } = await startWorkerd({
  bundle: join(outFolder, "worker"),
  clientRoot: join(outFolder, "client"),
  site: await readSiteInfo(join(outFolder, "site.json")),
  folder: "data/worker",
  env: Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  port: Number(process.argv[2] ?? 8787),
});
child.stdout.pipe(process.stdout);
child.stderr.pipe(process.stderr);
console.log(`http://127.0.0.1:${port}`);
