/** Who publishes the site, and the site itself, in the words of schema.org; and how both and all pages are referred to. */
import type { IdReference, OrganizationLeaf, SearchAction, WebSiteLeaf, WithActionConstraints } from "schema-dts";
import { localizedPath, type PageAddress } from "../../../src/routes/routes.ts";
import type { Context } from "../compose/context.ts";
import { plainPicture } from "../compose/media.ts";
import { linkTarget } from "../model/format-facts.ts";

/** Absolute address of a path on this site; an address with a host of its own stays as it is. */
export function absolute({ content }: Context, href: string): string {
  return new URL(href, content.site.hosts.site).href;
}

export function pageUrl(context: Context, address: PageAddress): string {
  return absolute(context, localizedPath(address, context.language));
}

/** What refers to something that there is once, whatever the page and the language. */
export function idOf(context: Context, name: "organization" | "website"): string {
  return absolute(context, `/#${name}`);
}

/** The publisher with what the frame of every page shows, and with what only one page adds. */
export function publisher(context: Context, page?: "contact" | "text"): OrganizationLeaf & IdReference {
  const { site, languages, pictures } = context.content;
  const { company, emails, social } = site;
  const contactPoint = (contactType: string, email: string) =>
    ({ "@type": "ContactPoint", contactType, email, availableLanguage: languages }) as const;
  const support = {
    ...contactPoint("customer support", emails.support),
    url: linkTarget(site, site.links.supportCentre, context.language),
  };
  return {
    "@type": "Organization",
    "@id": idOf(context, "organization"),
    name: company.name,
    url: pageUrl(context, { route: "home" }),
    logo: absolute(context, plainPicture(context.media, pictures.icons.touch, "").src),
    address: {
      "@type": "PostalAddress",
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.city,
      addressCountry: company.country,
    },
    contactPoint: [contactPoint("sales", emails.sales), ...(page === "contact" ? [support] : [])],
    sameAs: social.map(({ url }) => url),
    ...(page === "text" ? { legalName: company.name, vatID: company.vatId, email: emails.info } : {}),
  };
}

/** The site, which can be searched for partners. */
export function website(context: Context): WebSiteLeaf {
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${pageUrl(context, { route: "partners" })}?q={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": idOf(context, "website"),
    name: context.content.site.brand,
    url: pageUrl(context, { route: "home" }),
    inLanguage: context.language,
    publisher: { "@id": idOf(context, "organization") },
    potentialAction: search,
  };
}
