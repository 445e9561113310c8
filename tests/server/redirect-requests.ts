/** One table of redirects for the function, the server and static hosts. */

const unchanged = (...paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, path]));

/** A path without a language of the site → the part of the target below the visitor's language. */
export const unlocalized = {
  "/": "",
  "//": "",
  "/contact/": "/contact",
  "/index": "",
  "/index.html": "",
  "/features.html": "/features",
  "/plugins/fatoora.html": "/plugins/fatoora",
  // Earlier addresses.
  "/plugins/invoices": "/plugins/fatoora",
  "/plugins/invoices.html": "/plugins/fatoora",
  "/fr/terms/": "/terms-of-use",
  "/terms.html": "/terms-of-use",
  // A file for static hosts is at the second path; folders without pages are paths of pages.
  ...unchanged("/features", "/plugins/fatoora", "/nowhere/at/all", "/404", "/_headers", "/assets", "/downloads"),
  // Two letters that are no language of the site are replaced, anything else is kept.
  "/fr": "",
  "/FR/index.html": "",
  "/FR/plugins/index.html/": "/plugins",
  "/fr/en/features": "/en/features",
  ...unchanged("/fra/features", "/K%C3%A4se"),
  // No spelling leads to another host, or ends a header.
  "//elsewhere.example/": "/elsewhere.example",
  "/\\/elsewhere.example\\x": "/elsewhere.example/x",
  ...unchanged("/%2F%2Felsewhere.example", "/a%0d%0aSet-Cookie:x=1"),
};

/** A path that names a language → the right spelling, the same for everybody. */
export const misspelled = {
  "/EN": "/en",
  "/en/": "/en",
  "/de/features/": "/de/features",
  "//de/features": "/de/features",
  "/en//elsewhere.example": "/en/elsewhere.example",
  "/en/\\elsewhere.example": "/en/elsewhere.example",
  "/en.html": "/en",
  "/en/plugins/invoices": "/en/plugins/fatoora",
  "/DE/plugins/invoices/index.html": "/de/plugins/fatoora",
  "/en/terms.html": "/en/terms-of-use",
  "/en/features.html": "/en/features",
  "/en/plugins/index": "/en/plugins",
  "/de//index.html": "/de",
};

/** The same, for those who know all pages: the bundled server, and the app on static hosts. */
export const encodedOrCapital = {
  "/en/plugins/fato%6fra": "/en/plugins/fatoora",
  "/en/f%65atures": "/en/features",
  "/%65n/features": "/en/features",
  "/%45N/FEATURES": "/en/features",
  "/de/Plugins/My%2DLogo/": "/de/plugins/my-logo",
  "/en/Features.HTML": "/en/features",
  "/en/features%2Ehtml": "/en/features",
  "/en/Terms-of-use": "/en/terms-of-use",
  "/en/partners/%32": "/en/partners/2",
  "/en/Plugins/%49nvoices": "/en/plugins/fatoora",
  "/%64e/n%6fwhere": "/de/nowhere",
};

/** Headers of browsers, and the language for their visitors. */
export const visitors: readonly { readonly headers: Readonly<Record<string, string>>; readonly language: string }[] = [
  { headers: {}, language: "en" },
  { headers: { "Accept-Language": "de-AT,de;q=0.9,en;q=0.8" }, language: "de" },
  { headers: { "Accept-Language": "fr-FR, fr;q=0.9, DE;q=0.7, en;q=0.5" }, language: "de" },
  { headers: { "Accept-Language": "den, de;q=0, end;q=0.9" }, language: "en" },
  { headers: { "Accept-Language": "en", Cookie: "a=1; language=de; more=2" }, language: "de" },
  { headers: { "Accept-Language": "de", Cookie: "language=//elsewhere.example" }, language: "de" },
];
