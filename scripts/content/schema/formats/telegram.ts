/** Telegram user name: `@company`. */
import { z } from "zod";

export const telegram = z
  .string()
  .regex(/^@[A-Za-z]\w{3,31}$/, { error: "telegram" })
  .meta({ examples: ["@company"], normalize: (written) => written.trim().replace(/^(?!@)/, "@") });
