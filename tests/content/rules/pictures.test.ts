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

describeRule("image-file", [
  [
    [remove(picture), replace(facts, /^logo: /m, "logo: ‸")],
    "There is no picture content/images/site/logo.svg",
    "Put the picture into content/images/site/logo.svg",
  ],
  [
    [rename("images/site/payments.svg", "images/site/payments.png"), replace(facts, "site/payments", "‸site/payments")],
    "There is no picture content/images/site/payments.svg",
    'Did you mean "site/payments.png"?',
  ],
  [
    [...inLanguages("en", "de"), pluginPicture("‸tests/marc.{lang}.svg")],
    "There is no picture content/images/tests/marc.en.svg",
    'Did you mean "tests/mark.{lang}.svg"?',
  ],
]);
describeRule(
  "image-file",
  [
    [
      [...inLanguages("en"), pluginPicture("‸tests/mark.{lang}.svg")],
      "There is no picture content/images/tests/mark.de.svg, so de shows that of en",
      "Put the picture into content/images/tests/mark.de.svg",
    ],
    [
      [...inLanguages("en"), copy(picture, "images/tests/Mark DE.svg"), pluginPicture("‸tests/mark.{lang}.svg")],
      "There is no picture content/images/tests/mark.de.svg, so de shows that of en",
      "Put the picture into content/images/tests/mark.de.svg",
    ],
  ],
  "warning",
);

describeRule("image-path", [
  [
    replace(facts, /^logo: .*$/m, "logo: ‸../../secret.svg"),
    "This is not the path of one picture below content/images",
    "Write its path below content/images",
  ],
  [
    replace(facts, /^logo: .*$/m, "logo: ‸site/logo.{lang}.svg"),
    "not the path of one picture below content/images",
    "Write its path below content/images",
  ],
]);

describeRule(
  "unused-image",
  [
    [copy(picture, "images/site/old.svg"), "No content uses this picture", "Delete it", "images/site/old.svg"],
    [
      [...inLanguages("en", "de", "fr"), pluginPicture("tests/mark.{lang}.svg")],
      "No content uses this picture",
      "Delete it",
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

describeRule("image-file", [
  [
    write(picture, "<html><body>Not found</body></html>"),
    "This file is not a picture that browsers show",
    "Save it again as SVG, PNG",
    picture,
  ],
  [
    [
      rename("images/site/payments.svg", "images/site/payments.png"),
      replace("pictures.yaml", "site/payments.svg", "site/payments.png"),
    ],
    'This picture is of the kind svg, and its name ends with "png"',
    "Rename it to site/payments.svg",
    "images/site/payments.png",
  ],
  [
    write(picture, `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${"x".repeat(3_000_000)} --></svg>`),
    "This picture has 3.0 MB",
    "Make it smaller",
    picture,
  ],
  [
    write(mark, drawing.replace("</svg>", "<script>alert(1)</script></svg>")),
    "This picture runs or loads something: <script>",
    "a plain SVG",
    mark,
  ],
]);

function damaged(file: string, data: string | Uint8Array): Row {
  return [write(file, data), "is damaged or not complete", "Export it again", file];
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
