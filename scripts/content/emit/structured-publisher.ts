/** schema.org nodes for the publisher and the site, and their ids. */
import type { OrganizationLeaf, WebSiteLeaf } from "schema-dts";
import { localizedPath, type PageAddress } from "../../../src/routes/routes.ts";
import { linkTarget } from "../check/format-facts.ts";
import type { ComposeContext } from "../compose/context.ts";
import { plainPicture } from "../compose/media.ts";

/** Resolves a path against the site's origin; absolute addresses are unchanged. */
export function absolute({ content }: ComposeContext, href: string): string {
  return new URL(href, content.site.hosts.site).href;
}

export function pageUrl(context: ComposeContext, address: PageAddress): string {
  return absolute(context, localizedPath(address, context.language));
}

/** The id of a node that exists once, independent of page and language. */
export function idOf(context: ComposeContext, name: "organization" | "website"): string {
  return absolute(context, `/#${name}`);
}

/** The publisher, with the details that the layout shows, and those that only one page adds. */
export function publisher(context: ComposeContext, page?: "contact" | "text"): OrganizationLeaf {
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

export function website(context: ComposeContext): WebSiteLeaf {
  return {
    "@type": "WebSite",
    "@id": idOf(context, "website"),
    name: context.content.site.brand,
    url: pageUrl(context, { route: "home" }),
    inLanguage: context.language,
    publisher: { "@id": idOf(context, "organization") },
  };
}
