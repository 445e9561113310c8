/** schema.org nodes for editions and plugins: prices and files. */
import type { Offer, SoftwareApplicationLeaf } from "schema-dts";
import { offersOf, type PricedProduct } from "../../../src/domain/offers.ts";
import { fileSize } from "../check/format-facts.ts";
import { type ComposeContext, fileOf } from "../compose/context.ts";
import { editionsOf, ofEdition } from "../compose/editions.ts";
import { pictureOf } from "../compose/media.ts";
import { pluginOf } from "../compose/plugins.ts";
import { absolute, pageUrl } from "./structured-publisher.ts";

/** An edition as on the features page: with its price. */
export function editionOffered(context: ComposeContext, id: string): SoftwareApplicationLeaf {
  return editionNamed(context, id, ofEdition(context.translations.editions, id).features.tagline);
}

/** An edition as on the download page: with its file. */
export function editionWithFile(context: ComposeContext, id: string): SoftwareApplicationLeaf {
  const { content, translations, language } = context;
  const named = editionNamed(context, id, ofEdition(translations.editions, id).download.tagline);
  const file = content.downloads.editions[id];
  if (file === undefined) return named;
  const { windows } = content.editions.requirements ?? {};
  return {
    ...named,
    ...(windows && { operatingSystem: windows.map((version) => `Windows ${version}`).join(", ") }),
    ...(file.version && { softwareVersion: file.version }),
    ...(file.date && { dateModified: file.date }),
    fileSize: fileSize(file.bytes, language),
    downloadUrl: absolute(context, fileOf(context, file, id).href),
    ...(content.releases.size > 0 && { releaseNotes: pageUrl(context, { route: "releaseNotes" }) }),
  };
}

function editionNamed(context: ComposeContext, id: string, description: string): SoftwareApplicationLeaf {
  const { content, translations } = context;
  const url = pageUrl(context, { route: "download" });
  const monthly = ofEdition(content.editions.editions, id).monthly;
  return {
    ...application(context, `${content.site.brand} ${ofEdition(translations.editions, id).name}`),
    url,
    description,
    ...(monthly !== undefined && { offers: offers(context, { price: monthly }) }),
  };
}

export function pluginWithFiles(context: ComposeContext, slug: string): SoftwareApplicationLeaf {
  const { media, language, content } = context;
  const { facts, translations, downloads } = pluginOf(context, slug);
  const url = pageUrl(context, { route: "plugin", slug });
  const files = editionsOf(context).flatMap(({ id }) => downloads[id] ?? []);
  return {
    ...application(context, translations.name),
    url,
    // The notes plugin has separate texts.
    description: (facts.layout === "notes" && context.translations.notes?.intro) || translations.intro,
    image: absolute(context, pictureOf(media, facts.image, "", language).src),
    softwareRequirements: content.site.brand,
    softwareVersion: [...new Set(files.map(({ version }) => version))],
    dateModified: facts.date,
    fileSize: files.map(({ bytes }) => fileSize(bytes, language)),
    downloadUrl: files.map((file) => absolute(context, fileOf(context, file, slug).href)),
    ...(facts.country && { countriesSupported: facts.country }),
    offers: offers(context, facts),
  };
}

function application(context: ComposeContext, name: string) {
  const { category, company } = context.content.site;
  return {
    "@type": "SoftwareApplication",
    name,
    ...(category && { applicationCategory: category }),
    operatingSystem: "Windows",
    publisher: { "@type": "Organization", name: company.name },
  } as const;
}

function offers({ content: { editions }, translations }: ComposeContext, product: PricedProduct): Offer[] {
  const { currency: priceCurrency } = editions;
  const { perStoreMonth, perStoreYear } = translations.ui.billing;
  const terms = {
    monthly: { billingDuration: "P1M", unitText: perStoreMonth },
    annual: { billingDuration: "P1Y", unitText: perStoreYear },
  };
  return offersOf(editions, product).map(({ amount: price, period }): Offer => {
    const offer = { "@type": "Offer", price, priceCurrency } as const;
    if (period === undefined) return offer;
    const priceSpecification = { "@type": "UnitPriceSpecification", price, priceCurrency, ...terms[period] } as const;
    return { ...offer, priceSpecification };
  });
}
