import { rename, replace, sampleFiles, textOf, write } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const picture = "images/site/logo.svg";
const svg = (inner: string) =>
  write(picture, `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">${inner}</svg>`);

const png = "images/site/social.png";
const webp = "images/pages/home-hero.en.webp";
const ico = "images/site/favicon.ico";
const mark = "images/partners/savanna.svg";

const bytesOf = (file: string) => sampleFiles.get(file) ?? new Uint8Array();
const drawing = textOf(sampleFiles, mark);

/** One byte of a file turned round. */
function flipped(file: string, at: number): Buffer {
  const bytes = Buffer.from(bytesOf(file));
  bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at);
  return bytes;
}

describeRule("not-an-image", [
  {
    name: "a file that is no picture",
    edits: [write(picture, "Not found")],
    at: picture,
    message: "This file is not a picture that browsers show",
    hint: "Save it again as SVG, PNG",
  },
  {
    name: "a web page in place of a picture",
    edits: [write(picture, "<html><body>Not found</body></html>")],
    at: picture,
    message: "This file is not a picture that browsers show",
    hint: "save the picture itself",
  },
  {
    name: "a note of Git LFS in place of a picture",
    edits: [write(picture, "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n")],
    at: picture,
    message: "This file is not a picture that browsers show",
    hint: "git lfs pull",
  },
  {
    name: "an empty file",
    edits: [write(picture, "")],
    at: picture,
    message: "not a picture",
    hint: "Save it again",
  },
]);

describeRule("image-ending", [
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
]);

describeRule("file-too-large", [
  {
    name: "a picture of some megabytes",
    edits: [svg(`<!-- ${"x".repeat(3_000_000)} -->`)],
    at: picture,
    message: "This picture has 3.0 MB",
    hint: "Make it smaller",
  },
]);

describeRule("image-script", [
  ...[
    ["a script", "<script>alert(1)</script>", "<script>"],
    ["a handler", '<rect onclick="alert(1)"/>', "onclick"],
    ["a link to a script", '<a href="javascript:alert(1)"><rect/></a>', "href"],
    ["a picture from elsewhere", '<image xlink:href="https://evil.example/x.png"/>', "xlink:href"],
    ["a page inside", "<foreignObject><p>Hi</p></foreignObject>", "<foreignObject>"],
    ["a script among its styles", "<style><script>alert(1)</script></style>", "<script>"],
    ["an animated link", '<a><set attributeName="&#104;ref" to="java&#10;script:x"/></a>', "attributeName"],
    ["a picture of a page", '<x:img xmlns:x="http://www.w3.org/1999/xht&#109;l" src="/x"/>', "HTML in it"],
    ["a style sheet from elsewhere", "<style><![CDATA[@import '/x.css';]]></style>", "styles that load something"],
    ["a pattern from elsewhere", '<rect style="fill:\\75rl(/x#a)"/>', "styles that load something"],
  ].map(([name = "", inner = "", what = ""]) => ({
    name: `a drawing with ${name}`,
    edits: [svg(inner)],
    at: picture,
    message: `This picture has ${what}`,
    hint: "a plain SVG",
  })),
  {
    name: "a drawing whose document type gives it a handler",
    edits: [
      write(
        picture,
        '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]><svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
      ),
    ],
    at: picture,
    message: "This picture has definitions in its document type",
    hint: "a plain SVG",
  },
  {
    name: "a drawing in an encoding that hides its tags",
    edits: [
      write(
        picture,
        '<?xml version="1.0" encoding="iso-2022-jp"?><svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><\u001B(Jscript>alert(1)</script></svg>',
      ),
    ],
    at: picture,
    message: "This picture has another encoding than UTF-8",
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

describeRule("not-an-image", [
  damaged("a PNG without its end", png, bytesOf(png).subarray(0, -12)),
  damaged("half a PNG", png, bytesOf(png).subarray(0, 3_000)),
  damaged("a PNG with one wrong byte", png, flipped(png, 500)),
  damaged("a WebP without its end", webp, bytesOf(webp).subarray(0, -1_000)),
  damaged("an icon without its last picture", ico, bytesOf(ico).subarray(0, 200)),
  // Browsers do not show what is no XML.
  ...[
    ["not closed", drawing.replace("</svg>", "")],
    ["cut off within a tag", drawing.slice(0, 200)],
    ["closed twice", `${drawing}</svg>`],
    ["two drawings", drawing + drawing],
    ["a tag that is never closed", drawing.replace("</svg>", "<g></svg>")],
    ["an attribute twice", drawing.replace("<svg ", '<svg viewBox="0 0 1 1" ')],
    ["an attribute without quotes", drawing.replace(/fill="[^"]*"/, "fill=red")],
    ["a bracket in an attribute", drawing.replace("<svg ", '<svg id="a<b" ')],
    ["a single ampersand", drawing.replace("</svg>", "<text>Salt & pepper</text></svg>")],
    ["the name of a character that only HTML has", drawing.replace("</svg>", "<title>caf&eacute;</title></svg>")],
    ["no namespace", drawing.replace(' xmlns="http://www.w3.org/2000/svg"', "")],
    ["text in front", `Drawing: ${drawing}`],
    ["a drawing within a web page", `<html><body>${drawing}</body></html>`],
    ["marks of a merge", drawing.replace("</svg>", "\n<<<<<<< HEAD\n</svg>")],
  ].map(([name = "", data = ""]) => damaged(`a drawing: ${name}`, mark, data)),
]);
