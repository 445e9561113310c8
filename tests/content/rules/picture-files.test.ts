/** Files of pictures. Drawings that load or run something are in `drawings.test.ts`. */
import { rename, replace, sampleFiles, textOf, write } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const picture = "images/site/logo.svg";
const png = "images/site/social.png";
const webp = "images/pages/home-hero.en.webp";
const mark = "images/partners/savanna.svg";

const bytesOf = (file: string) => sampleFiles.get(file) ?? new Uint8Array();
const drawing = textOf(sampleFiles, mark);

describeRule("image-file", [
  {
    name: "a web page in place of a picture",
    edits: [write(picture, "<html><body>Not found</body></html>")],
    at: picture,
    message: "This file is not a picture that browsers show",
    hint: "Save it again as SVG, PNG",
  },
  {
    name: "a picture under the ending of another kind",
    edits: [
      rename("images/site/payments.svg", "images/site/payments.png"),
      replace("facts/pictures.yaml", "site/payments.svg", "site/payments.png"),
    ],
    at: "images/site/payments.png",
    message: 'This picture is of the kind svg, and its name ends with "png"',
    hint: "Rename it to site/payments.svg",
  },
  {
    name: "a picture of some megabytes",
    edits: [write(picture, `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${"x".repeat(3_000_000)} --></svg>`)],
    at: picture,
    message: "This picture has 3.0 MB",
    hint: "Make it smaller",
  },
  {
    name: "a drawing with a script",
    edits: [write(mark, drawing.replace("</svg>", "<script>alert(1)</script></svg>"))],
    at: mark,
    message: "This picture runs or loads something: <script>",
    hint: "a plain SVG",
  },
]);

const damaged = (name: string, file: string, data: string | Uint8Array) => ({
  name,
  edits: [write(file, data)],
  at: file,
  message: "is damaged or not complete",
  hint: "Export it again",
});

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
