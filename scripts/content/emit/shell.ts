/** What the frame around every page needs, whatever the language: links, company, languages. Labels are interface strings. */
import type { Content } from "../content.ts";
import { countryName } from "../facts.ts";
import { type Media, pictureOf } from "./media.ts";

/** Facts for header, footer and head. Addresses may hold `{lang}`. */
export function composeShell(content: Content, media: Media) {
  const { site, navigation } = content;
  const href = ({ host, path }: { host: keyof typeof site.hosts; path: string }) => site.hosts[host] + path;
  // Said here rather than in the browser: old ones name some countries and join lists differently.
  const inEach = (say: (language: string) => string) =>
    Object.fromEntries(content.languages.map((code) => [code, say(code)]));
  type Entry = (typeof navigation.header)[number];
  const entry = (given: Entry) =>
    "route" in given
      ? ({ kind: "page", label: given.route, route: given.route } as const)
      : ({
          kind: "link",
          label: given.link,
          href: href(site.links[given.link]),
          newTab: given.newTab === true,
        } as const);
  return {
    sample: site.sample,
    brand: site.brand,
    origin: site.hosts.site,
    logo: pictureOf(media, content.pictures.logo, ""),
    paymentsPicture: pictureOf(media, content.pictures.payments, ""),
    socialPicture: pictureOf(media, content.pictures.social, ""),
    languages: content.languages.map((code) => ({ code, name: languageName(code), direction: directionOf(code) })),
    pluginSlugs: [...content.plugins.keys()].sort(),
    header: navigation.header.map(entry),
    footer: { support: navigation.footer.support.map(entry), company: navigation.footer.company.map(entry) },
    payment: site.paymentLinks.map(({ id, link }) => ({ label: id, href: href(link) })),
    company: {
      name: site.company.name,
      lines: [site.company.street, `${site.company.postalCode} ${site.company.city}`],
      country: inEach((language) => countryName(site.company.country, language)),
    },
    emails: { sales: site.emails.sales, support: site.emails.support },
    social: site.social,
    payments: inEach((language) =>
      new Intl.ListFormat(language, { type: "conjunction" }).format(site.payments.map((card) => cardNames[card])),
    ),
    analytics: site.analytics,
    countryEndpoint: site.country.endpoint,
    messageEndpoint: site.message.endpoint,
  };
}

export type ShellFacts = ReturnType<typeof composeShell>;

const cardNames = { visa: "Visa", mastercard: "Mastercard", "american-express": "American Express", paypal: "PayPal" };

/** Writing direction: right to left for the scripts of Arabic, Hebrew and their like. */
function directionOf(code: string): "ltr" | "rtl" {
  const { script = "" } = new Intl.Locale(code).maximize();
  return ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo"].includes(script) ? "rtl" : "ltr";
}

/** The name of a language in that language, with a capital: `Deutsch`, `Français`. */
function languageName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
