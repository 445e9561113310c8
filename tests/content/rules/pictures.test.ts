/** Names and files of pictures. Drawings that load or run something are in `drawings.test.ts`. */
import { copy, type Edit, rename, replace, sampleFiles, setValue, textOf, write } from "../content-copy.ts";
import { describeRule, type Row } from "./describe-rule.ts";

const [logo, mark] = ["images/site/logo.svg", "images/partners/savanna.svg"];
const [png, webp] = ["images/site/social.png", "images/pages/home-hero.en.webp"];
const [facts, fatoora] = ["pictures.yaml", "plugins/fatoora.yaml"];

/** Names another picture for the page of a plugin, and deletes the one before, which would be unused. */
const pluginPicture =
  (name: string): Edit =>
  (files) => {
    const [, old = ""] = /^image: (.*)$/m.exec(textOf(files, fatoora)) ?? [];
    for (const code of ["en", "de"]) files.delete(`images/${old.replace("{lang}", code)}`);
    setValue(fatoora, "image", name)(files);
  };

const inLanguages = (...codes: string[]): Edit[] => codes.map((code) => copy(logo, `images/tests/mark.${code}.svg`));

const payments = rename("images/site/payments.svg", "images/site/payments.png");

const large = `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${"x".repeat(2_900_000)} --></svg>`;
const drawing = textOf(sampleFiles, mark);
const damaged = (file: string, data = sampleFiles.get(file) ?? new Uint8Array(), end?: number): Row => {
  return [write(file, data.slice(0, end)), "image-file.damaged", {}, file];
};

const inThree = [...inLanguages("en", "de", "fr"), pluginPicture("tests/mark.{lang}.svg")];
const misspelled = [...inLanguages("en", "de"), pluginPicture("‸tests/marc.{lang}.svg")];

describeRule("pictures", [
  [setValue(facts, "logo", "‸site/logo.{lang}.svg"), "image-path.braces"],
  [copy(logo, "images/site/old.svg"), "warning unused-image", {}, "images/site/old.svg"],
  [inThree, "warning unused-image", {}, "images/tests/mark.fr.svg"],
  [[payments, replace(facts, "site/p", "‸site/p")], "image-file.missing", { similar: "site/payments.png" }],
  [misspelled, "image-file.missing", { picture: "images/tests/marc.en.svg", similar: "tests/mark.{lang}.svg" }],
  ...[[], [copy(logo, "images/tests/Mark DE.svg")]].map((edits): Row => {
    const data = { picture: "images/tests/mark.de.svg", language: "de", first: "en" };
    const named = pluginPicture("‸tests/mark.{lang}.svg");
    return [[...inLanguages("en"), ...edits, named], "warning image-file.missing-language", data];
  }),
  [write(logo, "<html><body>Not found</body></html>"), "image-file.not-a-picture", {}, logo],
  [
    [payments, replace(facts, "payments.svg", "payments.png")],
    ...(["image-file.ending", { right: "site/payments.svg" }, "images/site/payments.png"] as const),
  ],
  [write(logo, large), "image-file.too-large", { megabytes: 3, maxMegabytes: 2 }, logo],
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
