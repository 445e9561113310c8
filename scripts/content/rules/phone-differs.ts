import { walkStrings } from "../core/value-path.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

/** With so many numbers in a file, one that is unlike all others has a slip. */
const enough = 5;

/** Calling codes of ITU-T E.164: those of one digit and of two; the others have three. */
const callingCode = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

const hint = {
  en: "Compare it with what the partner wrote, digit by digit",
  de: "Vergleichen Sie sie Ziffer für Ziffer mit der Angabe des Partners",
};

export default defineRule({
  id: "phone-differs",
  group: "addresses",
  severity: "warning",
  title: { en: "A phone number unlike all others", de: "Eine Telefonnummer, anders als alle übrigen" },
  meaning: {
    en: "One number in a file of partners begins with another country's number than all others, or has more digits and all others have the same count. This is a warning, given if there are five numbers or more.",
    de: "Eine Nummer in einer Datei mit Partnern beginnt mit einer anderen Landesvorwahl als alle übrigen, oder sie hat mehr Ziffern, und alle übrigen haben gleich viele. Das ist eine Warnung, die ab fünf Nummern erscheint.",
  },
  example: {
    wrong: { en: "+245 20 555 0100 in partners/kenya.yaml", de: "+245 20 555 0100 in partners/kenya.yaml" },
    right: { en: "+254 20 555 0100", de: "+254 20 555 0100" },
  },
  check: (files) =>
    [...files.parsed.values()].flatMap(({ file, value: root }): Finding[] => {
      const numbers = walkStrings(root)
        .filter(({ value }) => value.startsWith("+"))
        .flatMap(({ path, value }) => value.split(",").map((number) => ({ file, path, piece: number.trim() })));
      const codes = numbers.map(({ piece }) => callingCode.exec(piece)?.[0]);
      const counts = numbers.map(({ piece }) => piece.replaceAll(/\D/g, "").length);
      const longest = Math.max(...counts);
      return numbers.flatMap((number, index) => {
        const [code, count] = [codes, counts].map((values) => values.find((value) => value !== values[index]));
        const otherCode = {
          en: `This number begins with ${codes[index]}, all others here with ${code}`,
          de: `Diese Nummer beginnt mit ${codes[index]}, alle übrigen hier mit ${code}`,
        };
        const tooLong = {
          en: `This number has ${longest} digits, all others here have ${count}`,
          de: `Diese Nummer hat ${longest} Ziffern, alle übrigen hier haben ${count}`,
        };
        if (isOdd(codes, index)) return [{ ...number, message: otherCode, hint }];
        // A single mobile number may be longer than those of shops.
        const isOnly = () => numbers.filter(({ path }) => path.at(-1) === number.path.at(-1)).length === 1;
        return isOdd(counts, index) && counts[index] === longest && !isOnly()
          ? [{ ...number, message: tooLong, hint }]
          : [];
      });
    }),
});

/** True for the only value that differs from all others, if these are the same. */
function isOdd(values: readonly unknown[], index: number): boolean {
  const value = values[index];
  const isAlone = values.indexOf(value) === values.lastIndexOf(value);
  return values.length >= enough && isAlone && new Set(values).size === 2;
}
