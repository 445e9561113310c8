/** Facts of the layout in all languages: links, company, languages. Labels are interface strings. */
import { contentKey, type PageAddress, type RouteId, type SiteAddresses } from "../../../src/routes/routes.ts";
import type { Content } from "../check/content.ts";
import { missingRoutes } from "../check/file-values.ts";
import { fillText, linkTarget } from "../check/format-facts.ts";
import { factTable } from "../check/placeholders.ts";
import { fillFacts } from "../compose/context.ts";
import { type Media, plainPicture } from "../compose/media.ts";
import { furtherPages } from "../compose/partners.ts";
import { countryName, directionOf, languageName, scriptOf } from "../core/intl.ts";
import { networkIcons } from "./network-icons.ts";

/** The page that a menu entry links to. */
export function pageOf(entry: { readonly route: RouteId } | { readonly text: string }): PageAddress {
  return "route" in entry ? { route: entry.route } : { route: "text", slug: entry.text };
}

/** Slugs of the pages in `texts/`, sorted. */
export function textSlugs({ translations, languages }: Content): string[] {
  return [...(translations.get(languages[0] ?? "")?.texts.keys() ?? [])].sort();
}

interface SocialLink {
  readonly name: string;
  readonly url: string;
  /** SVG path for `Icon`. */
  readonly icon?: string;
  readonly picture?: string;
}

/**
 * Languages with their native names, and with the language and writing direction of their labels. `system`: its letters
 * are not in the typeface.
 */
export function shellLanguages(languages: readonly string[], labelsLanguage: (code: string) => string) {
  return languages.map((code) => {
    const labels = labelsLanguage(code);
    return {
      code,
      name: ownName(code),
      direction: directionOf(labels),
      ...(labels === code ? {} : { labels }),
      ...(scriptOf(labels) === "Latn" ? {} : { system: true }),
    };
  });
}

/** Facts for header, footer, and head. Addresses may contain `{lang}`. */
export function composeShell(content: Content, media: Media) {
  const { site, navigation } = content;
  // Computed here rather than in browsers, whose Intl data differs.
  const perLanguage = <Value>(valueIn: (language: string) => Value) => byLanguage(content, valueIn);
  const menu = (entries: readonly MenuEntry[]) =>
    entries
      .filter((entry) => !("route" in entry && missingRoutes(content.releases.size > 0).includes(entry.route)))
      .map((entry) => composeMenuEntry(content, entry));
  return {
    sample: site.sample,
    brand: site.brand,
    ...(content.draft ? { draft: true } : {}),
    logo: plainPicture(media, content.pictures.logo, ""),
    paymentsPicture: plainPicture(media, content.pictures.payments, ""),
    languages: shellLanguages(content.languages, content.labelsLanguage),
    header: menu(navigation.header),
    footer: { support: menu(navigation.footer.support), company: menu(navigation.footer.company) },
    payment: Object.entries(site.paymentLinks).map(([id, { link }]) => ({
      label: id,
      href: linkTarget(site, link, "{lang}"),
    })),
    company: {
      name: site.company.name,
      lines: [site.company.street, `${site.company.postalCode} ${site.company.city}`],
      country: perLanguage((language) => countryName(site.company.country, language)),
    },
    emails: { sales: site.emails.sales, support: site.emails.support },
    social: site.social.map(({ name, url, icon, picture }): SocialLink => {
      if (picture !== undefined) return { name, url, picture: plainPicture(media, picture, "").src };
      return icon === undefined ? { name, url } : { name, url, icon: networkIcons[icon] };
    }),
    payments: perLanguage((language) =>
      new Intl.ListFormat(language, { type: "conjunction" }).format(site.payments.map((card) => cardNames[card])),
    ),
    /** Titles of the release feeds by language and format. */
    feedTitles: perLanguage((language) => {
      const { atom = "", json = "" } = content.translations.get(language)?.ui.release ?? {};
      return fillFacts({ atom, json }, factTable(content, language));
    }),
    // The maximum cookie lifetime that the privacy policy states.
    analytics: { ...site.analytics, cookieMonths: content.legal.cookieMaxMonths },
    countryEndpoint: site.country.endpoint,
    messageEndpoint: site.message.endpoint,
  };
}

type MenuEntry = Content["navigation"]["header"][number];

function composeMenuEntry(content: Content, entry: MenuEntry) {
  const { label } = entry;
  const [first = ""] = content.languages;
  const labelIn = (code: string) => label?.[code] ?? label?.[first] ?? "";
  const ownLabel = label && {
    translations: byLanguage(content, (code) => fillText(labelIn(code), factTable(content, code))),
  };
  if ("link" in entry) {
    const { link, newTab = false } = entry;
    return {
      kind: "link",
      label: link,
      ...ownLabel,
      href: linkTarget(content.site, content.site.links[link], "{lang}"),
      newTab,
    } as const;
  }
  const page = pageOf(entry);
  return { kind: "page", label: contentKey(page), ...ownLabel, ...page } as const;
}

function byLanguage<Value>({ languages }: Content, valueIn: (language: string) => Value) {
  return Object.fromEntries(languages.map((code) => [code, valueIn(code)]));
}

export type Shell = ReturnType<typeof composeShell>;

export function composeAddresses(content: Content): SiteAddresses {
  const { languages, site, plugins, editions, downloads } = content;
  return {
    origin: site.hosts.site,
    languages,
    unoffered: languages.filter((language) => !content.isTranslated({ route: "home" }, language)),
    pluginSlugs: [...plugins.keys()].sort(),
    partnerPages: furtherPages(content),
    editions: Object.keys(editions.editions).filter((id) => Object.hasOwn(downloads.editions, id)),
    textSlugs: textSlugs(content),
    missing: missingRoutes(content.releases.size > 0),
    moved: content.moved,
    ...(site.hosts.downloads.startsWith("/") ? { downloadsPath: site.hosts.downloads } : {}),
  };
}

/** What the server has to know of messages. */
export function composeServerSettings(content: Content) {
  const { maxLength, keepDays } = content.site.message;
  return { messageMaxLength: maxLength, ...(keepDays === undefined ? {} : { messageKeepDays: keepDays }) };
}

const cardNames = { visa: "Visa", mastercard: "Mastercard", "american-express": "American Express", paypal: "PayPal" };

/** The native name of a language, capitalized: `Deutsch`, `Français`. */
export function ownName(code: string): string {
  const name = languageName(code, code);
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
