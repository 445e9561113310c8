/** Finds an nginx for the tests of its generated configuration. */
import { spawnSync } from "node:child_process";
import type { Program } from "./programs.ts";

/** On the path, or where Debian keeps it out of the path of all but root. */
const places = ["nginx", "/usr/sbin/nginx"];

export const nginx: Program = {
  name: "nginx",
  debian: "nginx",
  howToGet:
    "The tests of the nginx configuration need nginx with gzip_static: install it (Debian: apt-get install nginx).",
  find: () => places.find((place) => String(spawnSync(place, ["-V"]).stderr).includes("gzip_static")),
};
