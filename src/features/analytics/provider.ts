/** What an analytics service must be able to do to be used here. One file implements it for each service. */
export interface AnalyticsProvider {
  /** Begins, or begins again after `stop`: only now may anything of the service be loaded. */
  start(): void;
  pageView(page: { readonly address: string; readonly path: string; readonly title: string }): void;
  event(name: string): void;
  /** From now on nothing is sent, and the service's cookies are gone. */
  stop(): void;
}

/** Category and value of every click event (specification section 7). */
export const interaction = { category: "Interaction", value: 1 } as const;
