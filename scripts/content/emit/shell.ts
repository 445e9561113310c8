/** What the frame around every page needs, whatever the language: links, company, languages. Labels are interface strings. */
import { contentKey, type PageAddress, pathInContent, type RouteId } from "../../../src/routes/routes.ts";
import { fillFacts } from "../compose/context.ts";
import { type Media, plainPicture } from "../compose/media.ts";
import { furtherPages } from "../compose/partners.ts";
import { languageName } from "../core/intl.ts";
import type { Content } from "../model/content.ts";
import { countryName, fillText, hostAddress } from "../model/format-facts.ts";
import { factTable } from "../model/placeholders.ts";
import { inLanguage } from "../schema/per-language.ts";
import { networkIcons } from "./network-icons.ts";

/** The page that a menu entry leads to. */
export function pageOf(entry: { readonly route: RouteId } | { readonly text: string }): PageAddress {
  return "route" in entry ? { route: entry.route } : { route: "text", slug: entry.text };
}

/** Of the pages that are content alone, in the order of their names. */
export function textSlugs({ words, languages }: Content): string[] {
  return [...(words.get(languages[0] ?? "")?.texts.keys() ?? [])].sort();
}

interface SocialLink {
  readonly name: string;
  readonly url: string;
  /** The path of a drawing, as `Icon` takes it. */
  readonly icon?: string;
  readonly picture?: string;
}

/** Languages that a page can be in, each called as it calls itself. */
export function shellLanguages(languages: readonly string[]) {
  return languages.map((code) => ({ code, name: ownName(code), direction: directionOf(code) }));
}

/** Facts for header, footer and head. Addresses may hold `{lang}`. */
export function composeShell(content: Content, media: Media) {
  const { site, navigation } = content;
  const href = ({ host, path }: { host: keyof typeof site.hosts; path: string }) => hostAddress(site, host) + path;
  // Said here rather than in the browser: old ones name some countries and join lists differently.
  const inEach = <Value>(say: (language: string) => Value) =>
    Object.fromEntries(content.languages.map((code) => [code, say(code)]));
  type Entry = (typeof navigation.header)[number];
  const labelOf = (label: Entry["label"]) =>
    label && { words: inEach((language) => fillText(inLanguage(label, language), factTable(content, language))) };
  const entry = (given: Entry) => {
    if ("link" in given) {
      const { link, newTab = false } = given;
      return { kind: "link", label: link, ...labelOf(given.label), href: href(site.links[link]), newTab } as const;
    }
    const page = pageOf(given);
    return { kind: "page", label: contentKey(page), ...labelOf(given.label), ...page } as const;
  };
  return {
    sample: site.sample,
    brand: site.brand,
    origin: site.hosts.site,
    // Where the installers are on this site: their paths are no pages.
    ...(site.hosts.downloads.startsWith("/") ? { downloadsPath: site.hosts.downloads } : {}),
    logo: plainPicture(media, content.pictures.logo, ""),
    paymentsPicture: plainPicture(media, content.pictures.payments, ""),
    languages: shellLanguages(content.languages),
    pluginSlugs: [...content.plugins.keys()].sort(),
    partnerPages: furtherPages(content),
    editions: Object.keys(content.editions.editions),
    textSlugs: textSlugs(content),
    header: navigation.header.map(entry),
    footer: { support: navigation.footer.support.map(entry), company: navigation.footer.company.map(entry) },
    payment: Object.entries(site.paymentLinks).map(([id, { link }]) => ({ label: id, href: href(link) })),
    company: {
      name: site.company.name,
      lines: [site.company.street, `${site.company.postalCode} ${site.company.city}`],
      country: inEach((language) => countryName(site.company.country, language)),
    },
    emails: { sales: site.emails.sales, support: site.emails.support },
    social: site.social.map(({ name, url, icon, picture }): SocialLink => {
      if (picture !== undefined) return { name, url, picture: plainPicture(media, picture, "").src };
      return icon === undefined ? { name, url } : { name, url, icon: networkIcons[icon] };
    }),
    payments: inEach((language) =>
      new Intl.ListFormat(language, { type: "conjunction" }).format(site.payments.map((card) => cardNames[card])),
    ),
    /** How the release feeds are called in each language, by kind. */
    feedTitles: inEach((language) => {
      const { atom = "", json = "" } = content.words.get(language)?.ui.release ?? {};
      return fillFacts({ atom, json }, factTable(content, language));
    }),
    // The privacy policy says how long a cookie may live; what sets one keeps to it.
    analytics: { ...site.analytics, cookieMonths: content.legal.cookieMaxMonths },
    countryEndpoint: site.country.endpoint,
    messageEndpoint: site.message.endpoint,
  };
}

export type ShellFacts = ReturnType<typeof composeShell>;

/** What the bundled server has to know besides; no browser is sent it. */
export function composeServerFacts(content: Content) {
  return { messageMaxLength: content.site.message.maxLength, moved: movedPages(content) };
}

/** Where pages are now, by where they were; paths without a language. */
function movedPages({ words, plugins }: Content): Readonly<Record<string, string>> {
  const texts = [...words.values()].flatMap((each) => [...each.texts]);
  const moved = (
    route: "plugin" | "text",
    [slug, { formerly = [] }]: readonly [string, { formerly?: string[] | undefined }],
  ) => formerly.map((name) => [pathInContent({ route, slug: name }), pathInContent({ route, slug })]);
  return Object.fromEntries([
    ...[...plugins].flatMap((plugin) => moved("plugin", plugin)),
    ...texts.flatMap((text) => moved("text", text)),
  ]);
}

const cardNames = { visa: "Visa", mastercard: "Mastercard", "american-express": "American Express", paypal: "PayPal" };

/** Writing direction: right to left for the scripts of Arabic, Hebrew and their like. */
export function directionOf(code: string): "ltr" | "rtl" {
  const { script = "" } = new Intl.Locale(code).maximize();
  return ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo"].includes(script) ? "rtl" : "ltr";
}

/** The name of a language in that language, with a capital: `Deutsch`, `Français`. */
export function ownName(code: string): string {
  const name = languageName(code, code);
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
