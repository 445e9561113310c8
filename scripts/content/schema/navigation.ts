/** `content/facts/navigation.yaml`: the order of header and footer. Labels stand in `ui.yaml` under `nav`. */
import { z } from "zod";
import type { RouteId } from "../../../src/routes/route-ids.ts";

/** Pages that a menu can lead to. */
const menuRoutes = [
  "home",
  "features",
  "download",
  "plugins",
  "faq",
  "releaseNotes",
  "termsOfUse",
  "impressum",
  "partners",
  "contact",
  "privacyPolicy",
] as const satisfies readonly RouteId[];

const entry = z.union([
  z.strictObject({ route: z.enum(menuRoutes).describe("A page of this site.") }),
  z.strictObject({
    link: z.enum(["help", "signIn", "buyLicence", "supportCentre"]).describe("A link of site.yaml."),
    newTab: z.boolean().optional(),
  }),
]);

export const navigation = z.strictObject({
  header: z.array(entry).min(1),
  footer: z.strictObject({
    support: z.array(entry).min(1),
    company: z.array(entry).min(1),
  }),
});
