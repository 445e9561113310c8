import { useEffect } from "react";
import { shell } from "../../content/shell.ts";
import { createCountryLookup } from "./lookup-country.ts";

const lookupCountry = createCountryLookup({
  endpoint: shell.countryEndpoint,
  storage: () => window.sessionStorage,
  ask: (address, options) => fetch(address, options),
});

/**
 * Shows what is meant for visitors of one country: elements with `data-country-banner`, hidden until the country is known
 * to be that one. Asked only where there is such an element. It may stand in a part of the page that React left as it was
 * prerendered, so it is looked for in the document.
 */
export function useCountryBanners(): void {
  useEffect(() => {
    const banners = [...document.querySelectorAll<HTMLElement>("[data-country-banner]")];
    if (banners.length === 0) return;
    void lookupCountry().then((country) => {
      for (const banner of banners) banner.hidden = banner.dataset.countryBanner !== country;
    });
  }, []);
}
