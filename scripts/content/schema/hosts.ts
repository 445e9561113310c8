/** Hosts of the company and links to them, in `content/facts/site.yaml`: a host stands once, links name it. */
import { z } from "zod";
import { downloadHost, hostPath, hostUrl, originUrl } from "./addresses.ts";
import { slug } from "./primitives.ts";

const hostName = z.enum(["site", "downloads", "help", "account", "map"]).meta({
  title: "Host",
  description: "One of the names under hosts.",
  de: { title: "Host", description: "Einer der Namen unter hosts." },
  choices: {
    site: { en: "This website", de: "Diese Website" },
    downloads: { en: "Downloads", de: "Downloads" },
    help: { en: "Help centre", de: "Hilfe-Center" },
    account: { en: "Customer accounts", de: "Kundenkonten" },
    map: { en: "World map of users", de: "Weltkarte der Nutzer" },
  },
});

/** A link to one of our own hosts. */
const hostLink = z.strictObject({ host: hostName, path: hostPath }).meta({
  title: "Link",
  description: "A host and a path on it.",
  de: { title: "Link", description: "Ein Host und ein Pfad darauf." },
});

export const hosts = z
  .strictObject({
    site: originUrl.meta({
      title: "This website",
      description: "Public address of this website, without a path.",
      de: { title: "Diese Website", description: "Öffentliche Adresse dieser Website, ohne Pfad." },
    }),
    downloads: downloadHost.meta({
      title: "Downloads",
      description:
        "Where the installers are: the address of a host, or a path of this site such as /downloads. Without a slash at the end.",
      de: {
        title: "Downloads",
        description:
          "Wo die Installationsprogramme liegen: die Adresse eines Hosts oder ein Pfad dieser Website wie /downloads. Ohne Schrägstrich am Ende.",
      },
    }),
    help: hostUrl.meta({
      title: "Help centre",
      description: "Address of the help centre, without a slash at the end.",
      de: { title: "Hilfe-Center", description: "Adresse des Hilfe-Centers, ohne Schrägstrich am Ende." },
    }),
    account: hostUrl.meta({
      title: "Customer accounts",
      description: "Address of the customer accounts, without a slash at the end.",
      de: { title: "Kundenkonten", description: "Adresse der Kundenkonten, ohne Schrägstrich am Ende." },
      examples: ["https://www.company.example/account"],
    }),
    map: hostUrl.meta({
      title: "World map",
      description: "Address of the world map of users, without a slash at the end.",
      de: { title: "Weltkarte", description: "Adresse der Weltkarte der Nutzer, ohne Schrägstrich am Ende." },
      examples: ["https://www.company.example/map"],
    }),
  })
  .meta({
    title: "Hosts",
    description: "Every host, once. Links and articles name it and add a path.",
    de: { title: "Hosts", description: "Jeder Host, einmal. Links und Artikel nennen ihn und ergänzen einen Pfad." },
  });

export const links = z
  .strictObject({
    help: hostLink.meta({
      title: "Help centre",
      description: "Texts write it as {link.help}.",
      de: { title: "Hilfe-Center", description: "In Texten: {link.help}." },
    }),
    signIn: hostLink.meta({
      title: "Sign in",
      description: "To the customer account. Texts write it as {link.signIn}.",
      de: { title: "Anmelden", description: "Im Kundenkonto. In Texten: {link.signIn}." },
    }),
    buyLicence: hostLink.meta({
      title: "Buy a licence",
      description: "Texts write it as {link.buyLicence}.",
      de: { title: "Lizenz kaufen", description: "In Texten: {link.buyLicence}." },
    }),
    proSetup: hostLink.meta({
      title: "Set-up of Pro",
      description: "Instructions for setting up Pro. Texts write it as {link.proSetup}.",
      de: { title: "Pro einrichten", description: "Anleitung zum Einrichten von Pro. In Texten: {link.proSetup}." },
    }),
    supportCentre: hostLink.meta({
      title: "Support centre",
      description: "Texts write it as {link.supportCentre}.",
      de: { title: "Support-Center", description: "In Texten: {link.supportCentre}." },
    }),
    worldMap: hostLink.meta({
      title: "World map",
      description: "Where the program is used. Texts write it as {link.worldMap}.",
      de: { title: "Weltkarte", description: "Wo das Programm genutzt wird. In Texten: {link.worldMap}." },
    }),
  })
  .meta({
    title: "Links",
    description: "Links to the hosts, by the names that menus and texts use.",
    de: { title: "Links", description: "Links zu den Hosts, nach den Namen, die Menüs und Texte verwenden." },
  });

export const paymentLinks = z
  .array(
    z
      .strictObject({
        id: slug.meta({
          title: "Id of the link",
          description: "Its words stand in ui.yaml of each language, under payment.",
          de: {
            title: "Kennung des Links",
            description: "Sein Wortlaut steht in ui.yaml jeder Sprache, unter payment.",
          },
          reference: "paymentLink",
        }),
        link: hostLink,
      })
      .meta({
        title: "Link about paying",
        description: "One link, in the footer.",
        de: { title: "Link zum Bezahlen", description: "Ein Link, in der Fußzeile." },
      }),
  )
  .meta({
    title: "Links about paying",
    description: "Links in the footer, in this order. [] for none.",
    inForm: { en: "Links in the footer, in this order.", de: "Links in der Fußzeile, in dieser Reihenfolge." },
    de: { title: "Links zum Bezahlen", description: "Links in der Fußzeile, in dieser Reihenfolge. [] für keine." },
  });
