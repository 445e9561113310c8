/** Names and files of pictures. Drawings that load or run something are in `drawings.test.ts`. */
import { copy, type Edit, rename, replace, sampleFiles, setValue, textOf, write } from "../content-copy.ts";
import { describeRule, type Row } from "./describe-rule.ts";

const [logo, mark] = ["images/site/logo.svg", "images/partners/savanna.svg"];
const [png, webp] = ["images/site/social.png", "images/pages/home-hero.en.webp"];
const [facts, fatoora] = ["pictures.yaml", "plugins/fatoora.yaml"];

/** Names another picture for the page of a plugin; the one that it had is gone, so that nobody misses its use. */
const pluginPicture =
  (name: string): Edit =>
  (files) => {
    const [, old = ""] = /^image: (.*)$/m.exec(textOf(files, fatoora)) ?? [];
    for (const code of ["en", "de"]) files.delete(`images/${old.replace("{lang}", code)}`);
    setValue(fatoora, "image", name)(files);
  };

/** The mark as a picture of its own for some languages. */
const inLanguages = (...codes: string[]): Edit[] => codes.map((code) => copy(logo, `images/tests/mark.${code}.svg`));

/** The drawing of the payment methods under a name with another ending. */
const payments = rename("images/site/payments.svg", "images/site/payments.png");

describeRule("image-path", [[setValue(facts, "logo", "‸site/logo.{lang}.svg"), "image-path.braces"]]);

describeRule("unused-image", [
  [copy(logo, "images/site/old.svg"), "warning unused-image", {}, "images/site/old.svg"],
  [
    [...inLanguages("en", "de", "fr"), pluginPicture("tests/mark.{lang}.svg")],
    "warning unused-image",
    {},
    "images/tests/mark.fr.svg",
  ],
]);

const large = `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${"x".repeat(2_900_000)} --></svg>`;
const drawing = textOf(sampleFiles, mark);
const damaged = (file: string, data = sampleFiles.get(file) ?? new Uint8Array(), end?: number): Row => {
  return [write(file, data.slice(0, end)), "image-file.damaged", {}, file];
};

describeRule("image-file", [
  [
    [payments, replace(facts, "site/payments", "‸site/payments")],
    "image-file.missing",
    { picture: "images/site/payments.svg", similar: "site/payments.png" },
  ],
  [
    [...inLanguages("en", "de"), pluginPicture("‸tests/marc.{lang}.svg")],
    "image-file.missing",
    { picture: "images/tests/marc.en.svg", similar: "tests/mark.{lang}.svg" },
  ],
  ...[[], [copy(logo, "images/tests/Mark DE.svg")]].map((edits): Row => {
    const data = { picture: "images/tests/mark.de.svg", language: "de", first: "en" };
    const named = pluginPicture("‸tests/mark.{lang}.svg");
    return [[...inLanguages("en"), ...edits, named], "warning image-file.missing-language", data];
  }),
  [write(logo, "<html><body>Not found</body></html>"), "image-file.not-a-picture", {}, logo],
  [
    [payments, replace(facts, "site/payments.svg", "site/payments.png")],
    "image-file.ending",
    { type: "svg", ending: "png", right: "site/payments.svg" },
    "images/site/payments.png",
  ],
  [write(logo, large), "image-file.too-large", { megabytes: 3, most: 2 }, logo],
  [write(mark, drawing.replace("</svg>", "<script/></svg>")), "image-file.active", { danger: "<script>" }, mark],
  damaged(png, undefined, -12),
  damaged(webp, undefined, -1_000),
  // Browsers do not show what is no XML.
  ...[
    drawing.replace("</svg>", ""),
    drawing.replace(' xmlns="http://www.w3.org/2000/svg"', ""),
    `<html><body>${drawing}</body></html>`,
  ].map((data) => damaged(mark, Buffer.from(data))),
]);
