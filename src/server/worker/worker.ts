/** The server as a Cloudflare Worker: pages are uploaded files, messages are in a Durable Object. */
import { env } from "cloudflare:workers";
import { z } from "zod";
import site from "#site";
import { createApp } from "../app.ts";
import { countryCode } from "../country.ts";
import { createMessageRate, defaultMessageLimit } from "../messages/rate.ts";
import type { MessageStore, Ports } from "../ports.ts";
import { assetFiles } from "./asset-files.ts";
import { log } from "./log.ts";
import { readWorkerSettings } from "./worker-settings.ts";

// biome-ignore lint/performance/noBarrelFile: the runtime finds the class in this module.
export { MessagesObject } from "./messages-object.ts";

export default { fetch: createApp(workerPorts()).fetch };

function workerPorts(): Ports {
  const { JURISDICTION, ASSETS, MESSAGES } = env;
  // A new stub for each call: one that has failed goes on failing.
  const object = () => (JURISDICTION ? MESSAGES.jurisdiction(JURISDICTION) : MESSAGES).getByName("messages");
  const store: MessageStore = {
    append: (message) => object().append(message),
    check: () => object().check(),
    list: () => object().list(),
    delete: (which) => object().delete(which),
    add: (messages) => object().add(messages),
  };
  const { messageLimit, messageOrigins, messageSecret, refuse } = settings();
  return {
    files: assetFiles(ASSETS),
    messages: refuse === undefined ? store : { ...store, append: refuse, check: refuse },
    rate: createMessageRate(messageLimit, {
      // Without limits rather than without messages.
      consume: (...count) =>
        object()
          .consume(...count)
          .catch((error) => {
            log("Counting messages failed", error);
            return undefined;
          }),
    }),
    visitor: {
      address: ({ req }) => req.header("CF-Connecting-IP"),
      country: ({ req }) => countryCode(cfSchema.safeParse(req.raw).data?.cf.country),
      isSecure: ({ req }) => new URL(req.url).protocol === "https:",
    },
    log,
    site,
    origins: messageOrigins,
    messageSecret,
  };
}

/** Wrong ones take no page off the air: they are logged, and no message is accepted. */
function settings() {
  try {
    return { ...readWorkerSettings(env), refuse: undefined };
  } catch (problem) {
    log("Messages are not accepted", problem instanceof Error ? problem.message : problem);
    return {
      messageLimit: defaultMessageLimit,
      messageOrigins: [],
      messageSecret: undefined,
      refuse: () => Promise.reject(problem),
    };
  }
}

/** What the network says of a request. */
const cfSchema = z.object({ cf: z.object({ country: z.string() }) });
