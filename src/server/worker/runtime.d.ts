/** What the Worker uses of its runtime. */
declare module "cloudflare:workers" {
  type Settings = Readonly<Record<string, string | undefined>>;
  export abstract class DurableObject {
    protected readonly ctx: DurableObjectState;
    constructor(ctx: DurableObjectState, env: Settings);
  }
  export const env: Settings & { readonly ASSETS: Assets; readonly MESSAGES: MessagesNamespace };
}

/** `dist/site.json` as a module, which the build writes beside the Worker. */
declare module "#site" {
  const site: import("../site-info.ts").SiteInfo;
  export default site;
}

interface Assets {
  fetch(request: Request): Promise<Response>;
}

interface MessagesNamespace {
  jurisdiction(name: string): MessagesNamespace;
  getByName(name: string): import("./messages-object.ts").MessagesObject;
}

interface DurableObjectState {
  blockConcurrencyWhile(act: () => Promise<void>): Promise<void>;
  readonly storage: {
    readonly sql: {
      exec<Row>(query: string, ...values: readonly (string | number)[]): { one(): Row; toArray(): Row[] };
    };
    readonly kv: {
      get<Value>(key: string): Value | undefined;
      put(key: string, value: unknown): void;
      delete(key: string): void;
    };
    getAlarm(): Promise<number | null>;
    setAlarm(time: number): Promise<void>;
    sync(): Promise<void>;
    transactionSync<Result>(act: () => Result): Result;
  };
}
