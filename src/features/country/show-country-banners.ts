import { createCountryLookup } from "./lookup-country.ts";

/** One lookup an endpoint: a document asks once, whoever wants to know. */
const lookups = new Map<string, () => Promise<string>>();

/**
 * Shows what is meant for visitors of one country: elements with `data-country-banner`, hidden until the country is known
 * to be that one. Asked only if there is such an element. It may be in a part of the page that the application has
 * not taken over, so it is looked for in the document.
 *
 * @param endpoint Address of the lookup.
 */
export function showCountryBanners(endpoint: string): void {
  const banners = [...document.querySelectorAll<HTMLElement>("[data-country-banner]")];
  if (banners.length === 0) return;
  void lookupAt(endpoint)().then((country) => {
    for (const banner of banners) banner.hidden = banner.dataset.countryBanner !== country;
  });
}

function lookupAt(endpoint: string): () => Promise<string> {
  const known = lookups.get(endpoint);
  if (known !== undefined) return known;
  const lookup = createCountryLookup({
    endpoint,
    storage: () => window.sessionStorage,
    ask: (address, options) => fetch(address, options),
  });
  lookups.set(endpoint, lookup);
  return lookup;
}
