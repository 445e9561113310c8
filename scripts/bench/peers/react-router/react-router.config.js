import { readFileSync } from "node:fs";

const pages = JSON.parse(readFileSync("pages.json", "utf8"));

export default { ssr: false, prerender: pages.map(({ path }) => path) };
