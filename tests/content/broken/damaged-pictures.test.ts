import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Edit, replace, sampleFolder, write } from "../content-copy.ts";
import { describeBroken } from "./broken-case.ts";

const png = "images/site/social.png";
const webp = "images/pages/home-hero.en.webp";
const ico = "images/site/favicon.ico";
const svg = "images/partners/savanna.svg";

const bytesOf = (file: string) => readFileSync(join(sampleFolder, file));
const drawing = readFileSync(join(sampleFolder, svg), "utf8");

/** One byte of a file turned round. */
function flipped(file: string, at: number): Buffer {
  const bytes = Buffer.from(bytesOf(file));
  bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at);
  return bytes;
}

const damaged = (name: string, file: string, data: string | Uint8Array) => ({
  name,
  edits: [write(file, data)],
  found: [["not-an-image", file] as const],
  message: "is damaged or not complete",
  hint: "Export it again",
});

describeBroken("pictures with a good beginning", [
  damaged("a PNG without its end", png, bytesOf(png).subarray(0, -12)),
  damaged("half a PNG", png, bytesOf(png).subarray(0, bytesOf(png).length / 2)),
  damaged("a PNG with one wrong byte", png, flipped(png, 500)),
  damaged("a WebP without its end", webp, bytesOf(webp).subarray(0, -1_000)),
  damaged("an icon without its last picture", ico, bytesOf(ico).subarray(0, 200)),
]);

describeBroken(
  "drawings that are no XML, which browsers do not show",
  [
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
  ].map(([name = "", data = ""]) => damaged(name, svg, data)),
);

/** Names in their place: a picture that nothing names would give a warning. */
const named = (file: string, text: string): Edit => replace(file, /^image: /m, `image: ${text}\n# `);

describeBroken("pictures whose names are almost the same", [
  {
    name: "but for capitals",
    edits: [write("images/partners/Savanna.svg", drawing), named("facts/plugins/mrp.yaml", "partners/Savanna.svg")],
    found: [["duplicate", "images/partners/savanna.svg"]],
    message: "differs from content/images/partners/Savanna.svg in capitals only",
    hint: "Rename or delete one of them",
  },
]);
