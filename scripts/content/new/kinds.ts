/** What can be begun. */

import { newMessages as said } from "../messages/new.ts";
import type { Sentence } from "../messages/sentence.ts";
import { faq } from "./faq.ts";
import type { Kind } from "./field.ts";
import { partner } from "./partner.ts";
import { plugin } from "./plugin.ts";
import { release } from "./release.ts";

export const kinds = { plugin, partner, release, faq } satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

export function isKind(name: string): name is KindName {
  return Object.hasOwn(kinds, name);
}

/** How a kind is begun, with all its options. */
export function usageOfKind(name: KindName): Sentence {
  const options = kinds[name].fields.map((field) => said.option(field.flag, field, field.isNeeded === true));
  return said.usageOf(name, {
    en: options.map(({ en }) => en).join(""),
    de: options.map(({ de }) => de).join(""),
  });
}

/** Options of a kind for `parseArgs`. */
export function optionsOfKind(name: KindName) {
  return Object.fromEntries(
    kinds[name].fields.map(({ flag, kind }) => [
      flag,
      kind === "switch" ? ({ type: "boolean" } as const) : ({ type: "string", multiple: true } as const),
    ]),
  );
}
