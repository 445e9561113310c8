/** What the `route.ts` of a page says. */
export interface Route {
  /** Name of the page in code and in the menus of the content. */
  readonly id: string;
  /** Below `/{language}`, without slashes at its ends; may end in `/:slug`. `undefined` for the 404 page. */
  readonly path: string | undefined;
  /** What `:slug` stands for: the route has a page for each. */
  readonly slugs?: "pluginSlugs" | "partnerPages" | "editions";
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  /** Whether its main part needs JavaScript. If not, the prerendered HTML is left as it is. */
  readonly interactive: boolean;
  /** Whether something happens on it without the visitor, so that the application does not wait for a sign of them. */
  readonly unasked?: true;
}
