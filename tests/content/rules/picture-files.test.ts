/** Files of pictures. Drawings that load or run something are in `drawings.test.ts`. */
import { rename, replace, sampleFiles, textOf, write } from "../content-copy.ts";
import { describeRule, type Row } from "./describe-rule.ts";

const picture = "images/site/logo.svg";
const png = "images/site/social.png";
const webp = "images/pages/home-hero.en.webp";
const mark = "images/partners/savanna.svg";

const bytesOf = (file: string) => sampleFiles.get(file) ?? new Uint8Array();
const drawing = textOf(sampleFiles, mark);

describeRule("image-file", [
  [
    "a web page in place of a picture",
    write(picture, "<html><body>Not found</body></html>"),
    "This file is not a picture that browsers show",
    "Save it again as SVG, PNG",
    picture,
  ],
  [
    "a picture under the ending of another kind",
    [
      rename("images/site/payments.svg", "images/site/payments.png"),
      replace("facts/pictures.yaml", "site/payments.svg", "site/payments.png"),
    ],
    'This picture is of the kind svg, and its name ends with "png"',
    "Rename it to site/payments.svg",
    "images/site/payments.png",
  ],
  [
    "a picture of some megabytes",
    write(picture, `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${"x".repeat(3_000_000)} --></svg>`),
    "This picture has 3.0 MB",
    "Make it smaller",
    picture,
  ],
  [
    "a drawing with a script",
    write(mark, drawing.replace("</svg>", "<script>alert(1)</script></svg>")),
    "This picture runs or loads something: <script>",
    "a plain SVG",
    mark,
  ],
]);

function damaged(name: string, file: string, data: string | Uint8Array): Row {
  return [name, write(file, data), "is damaged or not complete", "Export it again", file];
}

describeRule("image-file", [
  damaged("a PNG without its end", png, bytesOf(png).subarray(0, -12)),
  damaged("a WebP without its end", webp, bytesOf(webp).subarray(0, -1_000)),
  // Browsers do not show what is no XML.
  ...[
    ["not closed", drawing.replace("</svg>", "")],
    ["two drawings", drawing + drawing],
    ["an attribute without quotes", drawing.replace(/fill="[^"]*"/, "fill=red")],
    ["a single ampersand", drawing.replace("</svg>", "<text>Salt & pepper</text></svg>")],
    ["no namespace", drawing.replace(' xmlns="http://www.w3.org/2000/svg"', "")],
    ["a drawing within a web page", `<html><body>${drawing}</body></html>`],
  ].map(([name = "", data = ""]) => damaged(`a drawing: ${name}`, mark, data)),
]);
