import type { Route } from "../../routes/route.ts";

export const route: Route = { id: "releaseNotes", path: "release-notes", indexed: true, interactive: false };
