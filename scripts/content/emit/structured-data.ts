/**
 * What search engines are told about a page, in the words of schema.org, as JSON-LD. From content only: what the page does
 * not say is not said here either. It goes into the document, not into the JSON that the browser loads.
 */
import { words as contactWords } from "../../../src/pages/contact/schema.ts";
import { words as downloadWords } from "../../../src/pages/download/schema.ts";
import { words as faqWords } from "../../../src/pages/faq/schema.ts";
import { localizedPath, type PageAddress } from "../../../src/routes/routes.ts";
import { fileSize, linkTarget } from "../model/format-facts.ts";
import { writeHtml } from "../model/html/write.ts";
import { interfaceStrings } from "./compose-page.ts";
import { type Context, fileOf } from "./context.ts";
import { editionsOf, ofEdition } from "./editions.ts";
import { pictureOf, plainPicture } from "./media.ts";
import { pluginOf } from "./plugins.ts";

/** A thing of schema.org with its properties. */
interface Thing {
  readonly "@type": string;
  readonly [property: string]: unknown;
}

/** What a page is about, by route; of the others only their place in the site is told. */
const describers: Readonly<Record<string, (context: Context, slug: string) => readonly Thing[]>> = {
  home: (context) => [organization(context), website(context)],
  features: editions,
  download: editions,
  plugin: (context, slug) => [plugin(context, slug)],
  faq: (context) => [questions(context)],
  contact: (context) => [contactPage(context)],
};

/** The structured data of a page. */
export function composeStructuredData(context: Context, address: PageAddress) {
  const about = describers[address.route]?.(context, address.slug ?? "") ?? [];
  return { "@context": "https://schema.org", "@graph": [...about, ...breadcrumbs(context, address)] };
}

/** Absolute address of a path on this site; an address with a host of its own stays as it is. */
function absolute({ content }: Context, href: string): string {
  return new URL(href, content.site.hosts.site).href;
}

function pageUrl(context: Context, address: PageAddress): string {
  return absolute(context, localizedPath(address, context.language));
}

/** The publisher in short; its id is that of the whole description on the home page. */
function publisher(context: Context): Thing {
  return {
    "@type": "Organization",
    "@id": absolute(context, "/#organization"),
    name: context.content.site.company.name,
    url: pageUrl(context, { route: "home" }),
  };
}

function organization(context: Context): Thing {
  const { site, languages, pictures } = context.content;
  const { company, emails, social } = site;
  const contactPoint = (contactType: string, email: string) => {
    return { "@type": "ContactPoint", contactType, email, availableLanguage: languages };
  };
  return {
    ...publisher(context),
    logo: absolute(context, plainPicture(context.media, pictures.icons.touch, "").src),
    email: emails.info,
    address: {
      "@type": "PostalAddress",
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.city,
      addressCountry: company.country,
    },
    contactPoint: [
      contactPoint("sales", emails.sales),
      { ...contactPoint("customer support", emails.support), url: linkTarget(site, "supportCentre", context.language) },
    ],
    sameAs: social.map(({ url }) => url),
  };
}

function website(context: Context): Thing {
  return {
    "@type": "WebSite",
    "@id": absolute(context, "/#website"),
    name: context.content.site.brand,
    url: pageUrl(context, { route: "home" }),
    inLanguage: context.language,
    publisher: publisher(context),
  };
}

function contactPage(context: Context): Thing {
  return {
    "@type": "ContactPage",
    name: context.words.page("contact", contactWords).title,
    url: pageUrl(context, { route: "contact" }),
    inLanguage: context.language,
    mainEntity: organization(context),
  };
}

/** The editions, each with its file. */
function editions(context: Context): Thing[] {
  const { content, words, language } = context;
  const offered = words.page("download", downloadWords).editions;
  return content.editions.editions.map(({ id, monthly }) => {
    const file = ofEdition(content.downloads.editions, id);
    return {
      ...application(context, `${content.site.brand} ${ofEdition(words.ui.edition.names, id)}`),
      description: ofEdition(offered, id).tagline,
      url: pageUrl(context, { route: "download" }),
      softwareVersion: file.version,
      dateModified: file.date,
      fileSize: fileSize(file.bytes, language),
      downloadUrl: absolute(context, fileOf(context, file).href),
      releaseNotes: pageUrl(context, { route: "releaseNotes" }),
      offers: offers(context, monthly, true),
    };
  });
}

function plugin(context: Context, slug: string): Thing {
  const { facts, words } = pluginOf(context, slug);
  const files = editionsOf(context).map(({ id }) => ofEdition(facts.downloads, id));
  return {
    ...application(context, words.name),
    description: words.description,
    url: pageUrl(context, { route: "plugin", slug }),
    image: absolute(context, pictureOf(context.media, facts.image, "", context.language).src),
    softwareRequirements: context.content.site.brand,
    softwareVersion: files[0]?.version,
    dateModified: files[0]?.date,
    downloadUrl: files.map((file) => absolute(context, fileOf(context, file).href)),
    countriesSupported: facts.country,
    offers: offers(context, facts.price ?? 0, facts.monthlySubscriptionAvailable),
  };
}

function application(context: Context, name: string): Thing {
  return {
    "@type": "SoftwareApplication",
    name,
    applicationCategory: "BusinessApplication",
    operatingSystem: context.content.editions.requirements.windows.map((version) => `Windows ${version}`).join(", "),
    publisher: publisher(context),
  };
}

/** The ways to pay: none for what is free, by the year only if there is no monthly subscription. */
function offers({ content, words }: Context, monthly: number, monthlyAvailable: boolean): Thing[] {
  const { currency: priceCurrency, annualMonths } = content.editions;
  const { billing } = words.ui;
  const offer = (name: string, price: number) => ({ "@type": "Offer", name, price, priceCurrency });
  const subscription = (name: string, price: number, billingDuration: string, unitText: string) => ({
    ...offer(name, price),
    priceSpecification: { "@type": "UnitPriceSpecification", price, priceCurrency, billingDuration, unitText },
  });
  if (monthly === 0) return [offer(billing.free, 0)];
  const annual = subscription(billing.annual, monthly * annualMonths, "P1Y", billing.perStoreYear);
  return monthlyAvailable ? [subscription(billing.monthly, monthly, "P1M", billing.perStoreMonth), annual] : [annual];
}

/** Every question with its whole answer; links in answers lead back here from wherever they are shown. */
function questions(context: Context): Thing {
  const url = pageUrl(context, { route: "faq" });
  const readdress = (link: string) => new URL(link, url).href;
  return {
    "@type": "FAQPage",
    url,
    inLanguage: context.language,
    mainEntity: context.words.page("faq", faqWords).items.map(({ id, title, html }) => ({
      "@type": "Question",
      name: title,
      url: `${url}#${id}`,
      acceptedAnswer: { "@type": "Answer", text: writeHtml(html, new Map(), readdress) },
    })),
  };
}

/** The way from the home page to a page below it. */
function breadcrumbs(context: Context, address: PageAddress): Thing[] {
  if (address.route === "home") return [];
  const between = address.route === "plugin" ? [{ route: "plugins" }] : [];
  const steps: readonly PageAddress[] = [{ route: "home" }, ...between, address];
  const itemListElement = steps.map((step, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: nameOf(context, step),
    item: pageUrl(context, step),
  }));
  return [{ "@type": "BreadcrumbList", itemListElement }];
}

/** A page's name in menus; a plugin's own name. */
function nameOf(context: Context, { route, slug = "" }: PageAddress): string {
  return context.words.plugins.get(slug)?.name ?? interfaceStrings(context).nav[route] ?? route;
}
