import { lookupCountry } from "./lookup-country.ts";

/** A document asks once, whoever wants to know. */
let country: Promise<string> | undefined;

/**
 * Shows what is meant for visitors of one country: elements with `data-country-banner`. They may be in a part of the page
 * that the application has not taken over.
 */
export function showCountryBanners(endpoint: string): void {
  const banners = [...document.querySelectorAll<HTMLElement>("[data-country-banner]")];
  if (banners.length === 0) return;
  country ??= lookupCountry(endpoint);
  void country.then((code) => {
    for (const banner of banners) banner.hidden = banner.dataset.countryBanner !== code;
  });
}
