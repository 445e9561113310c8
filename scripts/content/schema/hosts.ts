/** Hosts of the company, and links to them by host and path, in `content/site.yaml`. */
import { z } from "zod";
import { choice, fact, field, group } from "./field.ts";
import { downloadHost } from "./formats/endpoint.ts";
import { hostPath } from "./formats/path.ts";
import { slug } from "./formats/slug.ts";
import { line } from "./formats/text.ts";
import { hostUrl, originUrl } from "./formats/url.ts";
import { perLanguage } from "./per-language.ts";

const hostNames = {
  site: ["This website", "Diese Website"],
  downloads: ["Downloads", "Downloads"],
  help: ["Help centre", "Hilfe-Center"],
  account: ["Customer accounts", "Kundenkonten"],
} as const;

/** A link to one of the company's hosts. */
export const hostLink = group("Link", "Link", { host: choice("Host", "Host", hostNames), path: hostPath });

/** A link to any host, also the one that a site may have or not. */
export const anyHostLink = group("Link", "Link", {
  host: choice("Host", "Host", { ...hostNames, map: ["World map of users", "Weltkarte der Nutzer"] }),
  path: hostPath,
});

export const hosts = group(
  ["Hosts", "Every host, once. Links and articles name it and add a path."],
  ["Hosts", "Jeder Host, einmal. Links und Artikel nennen ihn und ergänzen einen Pfad."],
  {
    site: field(originUrl, "This website", "Diese Website"),
    downloads: field(
      downloadHost,
      [
        "Downloads",
        "Where the installers are: the address of a host, or a path of this site such as /downloads. Without a slash at the end.",
      ],
      [
        "Downloads",
        "Wo die Installationsprogramme liegen: die Adresse eines Hosts oder ein Pfad dieser Website wie /downloads. Ohne Schrägstrich am Ende.",
      ],
    ),
    help: field(hostUrl, "Help centre", "Hilfe-Center"),
    account: field(hostUrl, "Customer accounts", "Kundenkonten", { examples: ["https://www.company.example/account"] }),
    map: field(
      hostUrl,
      ["World map", "For the link to it; both can be left out."],
      ["Weltkarte", "Für den Link dorthin; beide können entfallen."],
      { examples: ["https://www.company.example/map"] },
    ).optional(),
  },
);

export const links = group("Links", "Links", {
  help: fact("link.help", hostLink, "Help centre", "Hilfe-Center"),
  signIn: fact("link.signIn", hostLink, "Sign in", "Anmelden"),
  buyLicence: fact("link.buyLicence", hostLink, "Buy a licence", "Lizenz kaufen"),
  supportCentre: fact("link.supportCentre", hostLink, "Support centre", "Support-Center"),
  worldMap: fact("link.worldMap", anyHostLink, "World map", "Weltkarte").optional(),
});

export const paymentLinks = field(
  z.record(
    field(slug, "Short name of the link", "Kurzname des Links"),
    group("Link about paying", "Link zum Bezahlen", {
      label: perLanguage(line("Words of the link", "Wortlaut des Links")),
      link: hostLink,
    }),
  ),
  ["Links about paying", "In the footer, in this order. None: {}."],
  ["Links zum Bezahlen", "In der Fußzeile, in dieser Reihenfolge. Keine: {}."],
);
