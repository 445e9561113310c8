/** Names and files of pictures. Drawings that load or run something are in `drawings.test.ts`. */
import { copy, type Edit, remove, rename, replace, sampleFiles, textOf, write } from "../content-copy.ts";
import { describeRule, type Row } from "./describe-rule.ts";

const picture = "images/site/logo.svg";
const facts = "pictures.yaml";
const fatoora = "plugins/fatoora.yaml";

/** Names another picture for the page of a plugin; the one that it had is gone, so that nobody misses its use. */
const pluginPicture =
  (name: string): Edit =>
  (files) => {
    const [, old = ""] = /^image: (.*)$/m.exec(textOf(files, fatoora)) ?? [];
    for (const code of ["en", "de"]) files.delete(`images/${old.replace("{lang}", code)}`);
    replace(fatoora, /^image: .*$/m, `image: ${name}`)(files);
  };

/** The mark as a picture of its own for some languages. */
const inLanguages = (...codes: string[]): Edit[] => codes.map((code) => copy(picture, `images/tests/mark.${code}.svg`));

/** The drawing of the payment methods under a name with another ending. */
const payments = rename("images/site/payments.svg", "images/site/payments.png");

describeRule("image-file", [
  [[remove(picture), replace(facts, /^logo: /m, "logo: ‸")], "image-file.missing", { picture }],
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
]);
describeRule(
  "image-file",
  [[], [copy(picture, "images/tests/Mark DE.svg")]].map((edits) => [
    [...inLanguages("en"), ...edits, pluginPicture("‸tests/mark.{lang}.svg")],
    "image-file.missing-language",
    { picture: "images/tests/mark.de.svg", language: "de", first: "en" },
  ]),
  "warning",
);

describeRule("image-path", [
  [replace(facts, /^logo: .*$/m, "logo: ‸../../secret.svg"), "image-path"],
  [replace(facts, /^logo: .*$/m, "logo: ‸site/logo.{lang}.svg"), "image-path.braces"],
]);

describeRule(
  "unused-image",
  [
    [copy(picture, "images/site/old.svg"), "unused-image", {}, "images/site/old.svg"],
    [
      [...inLanguages("en", "de", "fr"), pluginPicture("tests/mark.{lang}.svg")],
      "unused-image",
      {},
      "images/tests/mark.fr.svg",
    ],
  ],
  "warning",
);

const png = "images/site/social.png";
const webp = "images/pages/home-hero.en.webp";
const mark = "images/partners/savanna.svg";

const bytesOf = (file: string) => sampleFiles.get(file) ?? new Uint8Array();
const drawing = textOf(sampleFiles, mark);

const large = `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${"x".repeat(2_900_000)} --></svg>`;

describeRule("image-file", [
  [write(picture, "<html><body>Not found</body></html>"), "image-file.not-a-picture", {}, picture],
  [
    [payments, replace(facts, "site/payments.svg", "site/payments.png")],
    "image-file.ending",
    { type: "svg", ending: "png", right: "site/payments.svg" },
    "images/site/payments.png",
  ],
  [write(picture, large), "image-file.too-large", { megabytes: 3, most: 2 }, picture],
  [
    write(mark, drawing.replace("</svg>", "<script>alert(1)</script></svg>")),
    "image-file.active",
    { danger: "<script>" },
    mark,
  ],
]);

function damaged(file: string, data: string | Uint8Array): Row {
  return [write(file, data), "image-file.damaged", {}, file];
}

describeRule("image-file", [
  damaged(png, bytesOf(png).subarray(0, -12)),
  damaged(webp, bytesOf(webp).subarray(0, -1_000)),
  // Browsers do not show what is no XML.
  ...[
    drawing.replace("</svg>", ""),
    drawing + drawing,
    drawing.replace(/fill="[^"]*"/, "fill=red"),
    drawing.replace("</svg>", "<text>Salt & pepper</text></svg>"),
    drawing.replace(' xmlns="http://www.w3.org/2000/svg"', ""),
    `<html><body>${drawing}</body></html>`,
  ].map((data) => damaged(mark, data)),
]);
