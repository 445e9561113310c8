/** Telegram user name: `@company`. */
import { z } from "zod";

/** The name in an address of Telegram. */
const read = (written: string) => [
  `@${written.replace(/^(?:@|(?:https?:\/\/)?(?:www\.)?(?:t|telegram)\.me\/)+/i, "").replace(/\/$/, "")}`,
];

export const telegram = z
  .string()
  .regex(/^@[A-Za-z]\w{3,31}$/, { error: "telegram" })
  .meta({ examples: ["@company"], normalize: (written) => written.trim().replace(/^(?!@)/, "@"), read });
