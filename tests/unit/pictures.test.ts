/** The sources of the product's pictures: complete in every language, sums that add up, and shot. */
import { existsSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { barcode } from "../../pictures/paper.ts";
import { sum, totalsOf } from "../../pictures/receipt.ts";
import { brand, fileOf, languages } from "../../pictures/screen.ts";
import { screens } from "../../pictures/screens.ts";
import { ean13 } from "../../pictures/stock.ts";

const cents = (value: number) => Math.round(value * 100);

describe("screens", () => {
  test("have names of their own", () => {
    expect(screens.length).toBeGreaterThan(8);
    expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length);
  });

  test.each(screens.flatMap((screen) => languages.map((lang) => ({ name: screen.name, lang, screen }))))(
    "$name is complete in $lang",
    ({ screen, lang }) => {
      const markup = screen.html(lang);
      const shown = markup.replaceAll(/<style>.*?<\/style>|<[^>]*>/gs, " ");
      expect(shown).not.toMatch(/undefined|NaN|Infinity|\[object|[{}]|\$\$/);
      expect(markup).not.toMatch(/="(?:[^"]*\s)?(?:undefined|NaN|false)[\s"]/);
      expect(markup).not.toMatch(/(?:href|src)="https?:/);
      expect(screen.html(lang), "the same at every time").toBe(markup);
    },
  );

  test("show the words of each language", () => {
    const alike = screens.filter(({ format, html }) => format === undefined && html("en") === html("de"));
    expect(alike.map(({ name }) => name)).toEqual([]);
  });

  test("take the product's name from the site's facts", () => {
    const sources = [
      "frame.ts",
      "deli.ts",
      "parts.ts",
      "shoot.ts",
      "app.css",
      "screens/social.ts",
      "screens/home-hero.ts",
    ];
    const found = sources.filter((file) => readFileSync(`pictures/${file}`, "utf8").includes(brand));
    expect(found).toEqual([]);
  });

  test("are in content/images", () => {
    const files = screens.flatMap((screen) => languages.map((lang) => `content/images/${fileOf(screen, lang)}`));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    const large = files.filter((file) => readFileSync(file).length > 250_000);
    expect(large).toEqual([]);
  });
});

describe("sums of a receipt", () => {
  const items = [
    { name: "Coffee", quantity: 2, price: 3.6, rate: 19 },
    { name: "Bread", quantity: 1, price: 5.8, rate: 7, discount: 20 },
  ];

  test("with the tax in the prices", () => {
    expect(totalsOf(items, { taxIncluded: true, discount: 5 })).toEqual({
      lines: [7.2, 4.64],
      subtotal: 11.84,
      discount: 0.59,
      taxes: [
        { rate: 19, net: 5.75, tax: 1.09, gross: 6.84 },
        { rate: 7, net: 4.12, tax: 0.29, gross: 4.41 },
      ],
      tax: 1.38,
      total: 11.25,
      pieces: 3,
    });
  });

  test("with the tax on top", () => {
    const { subtotal, tax, total } = totalsOf(items, { taxIncluded: false });
    expect({ subtotal, tax, total }).toEqual({ subtotal: 11.84, tax: 1.69, total: 13.53 });
  });

  const item = fc.record({
    name: fc.constant("Product"),
    quantity: fc.integer({ min: 1, max: 40 }),
    price: fc.integer({ min: 1, max: 50_000 }).map((price) => price / 100),
    rate: fc.constantFrom(0, 7, 8.25, 19),
    discount: fc.constantFrom(0, 5, 12, 100),
  });

  test("add up, whatever is sold", () => {
    fc.assert(
      fc.property(
        fc.array(item, { maxLength: 12 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 100 }),
        (sold, taxIncluded, discount) => {
          const made = totalsOf(sold, { taxIncluded, discount });
          expect(sum(made.lines.map(cents))).toBe(cents(made.subtotal));
          expect(sum(made.taxes.map(({ gross }) => cents(gross)))).toBe(cents(made.total));
          expect(sum(made.taxes.map(({ tax }) => cents(tax)))).toBe(cents(made.tax));
          for (const { net, tax, gross } of made.taxes) expect(cents(net) + cents(tax)).toBe(cents(gross));
          const added = taxIncluded ? 0 : cents(made.tax);
          expect(cents(made.subtotal) - cents(made.discount) + added).toBe(cents(made.total));
        },
      ),
    );
  });
});

describe("barcodes", () => {
  test("of products have a right check digit", () => expect(ean13("200410004079")).toBe("2004100040797"));
  test("hold a bar for every sign", () => expect(barcode("12").match(/M\d+ 0h/g)).toHaveLength(4 * 5));
});
