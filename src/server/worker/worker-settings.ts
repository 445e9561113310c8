import ipaddr from "ipaddr.js";
import { readMessageSettings } from "../messages/message-settings.ts";
import { StartProblem } from "../start-problem.ts";

/** The settings of messages, as on Node. @throws {StartProblem} Also for a mail server that the network does not reach. */
export function readWorkerSettings(env: Readonly<Record<string, string | undefined>>) {
  const settings = readMessageSettings(env);
  if (settings.mail !== undefined && isBlocked(new URL(settings.mail.server.url))) {
    throw new StartProblem(
      "From Cloudflare's network SMTP_URL reaches no port 25, no localhost and no private address.",
      2,
    );
  }
  return settings;
}

function isBlocked({ port, hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").toLowerCase();
  const isPrivate = ipaddr.isValid(host) && ipaddr.process(host).range() !== "unicast";
  return port === "25" || isPrivate || /(?:^|\.)localhost\.?$/.test(host);
}
