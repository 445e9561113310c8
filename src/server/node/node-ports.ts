import type { ErrorLog } from "../error-log.ts";
import { createMessageRate, defaultMessageLimit } from "../messages/rate.ts";
import type { MessageStore, Ports } from "../ports.ts";
import type { SiteInfo } from "../site-info.ts";
import { createCountryDatabase } from "./country-database.ts";
import { filesBelow } from "./files.ts";
import { createMemoryCounter } from "./memory-counter.ts";
import type { Settings } from "./settings.ts";
import { logToStderr } from "./stderr-log.ts";
import { visitorOf } from "./visitor.ts";

export interface NodeOptions extends Partial<Settings> {
  /** Folder of the static files. */
  readonly clientRoot: string;
  readonly site: SiteInfo;
  readonly messages: MessageStore;
  readonly log?: ErrorLog;
}

/** The ports of a machine with Node. */
export function nodePorts(options: NodeOptions): Ports {
  const { clientRoot, site, messages, messageLimit = defaultMessageLimit, log = logToStderr } = options;
  const { trustedCountryHeader, countryDatabase, trustForwardedProto = false, trustedProxies = 0 } = options;
  const lookup = countryDatabase === undefined ? async () => "" : createCountryDatabase(countryDatabase, log);
  return {
    files: filesBelow(clientRoot),
    messages,
    rate: createMessageRate(messageLimit, createMemoryCounter()),
    visitor: visitorOf({ trustedProxies, trustForwardedProto, trustedCountryHeader }, lookup),
    log,
    site,
    origins: options.messageOrigins ?? [],
    messageSecret: options.messageSecret,
  };
}
