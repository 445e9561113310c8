import { copy, remove, rename, replace, write } from "../content-copy.ts";
import { describeBroken } from "./broken-case.ts";

const picture = "images/plugins/fatoora.svg";
const fatoora = "facts/plugins/fatoora.yaml";
const svg = (inner: string) =>
  write(picture, `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">${inner}</svg>`);

describeBroken("pictures", [
  {
    name: "a picture that does not exist",
    edits: [replace(fatoora, /^image: .*$/m, "image: ‸plugins/fatora.svg")],
    found: ["missing-image"],
    message: "There is no picture content/images/plugins/fatora.svg",
    hint: 'Did you mean "plugins/fatoora.svg"?',
  },
  {
    name: "a picture that was deleted",
    edits: [remove(picture), replace(fatoora, /^image: /m, "image: ‸")],
    found: ["missing-image"],
    message: "There is no picture content/images/plugins/fatoora.svg",
    hint: "Put the picture into content/images/plugins/fatoora.svg",
  },
  {
    name: "a name in the wrong case, as computers with Windows forgive",
    edits: [replace(fatoora, /^image: .*$/m, "image: ‸plugins/Fatoora.svg")],
    found: ["missing-image"],
    message: "There is no picture content/images/plugins/Fatoora.svg",
    hint: 'Did you mean "plugins/fatoora.svg"?',
  },
  {
    name: "a path that leads out of the folder",
    edits: [replace(fatoora, /^image: .*$/m, "image: ‸../../secret.svg")],
    found: ["image-path"],
    message: "This is not a picture below content/images",
    hint: "plugins/price-lists.svg",
  },
  {
    name: "a picture from elsewhere",
    edits: [replace(fatoora, /^image: .*$/m, "image: ‸https://images.example/a.svg")],
    found: ["image-path"],
    message: "not a picture below content/images",
    hint: "Write it like this",
  },
  {
    name: "a file that is no picture",
    edits: [write("images/plugins/fatoora.svg", "<html><body>Not found</body></html>")],
    found: [["not-an-image", picture]],
    message: "This file is not a picture that browsers show",
    hint: "Save it again as SVG, PNG",
  },
  {
    name: "an empty file",
    edits: [write(picture, "")],
    found: [["not-an-image", picture]],
    message: "not a picture",
    hint: "Save it again",
  },
  {
    name: "a picture under the ending of another kind",
    edits: [
      rename("images/site/social.png", "images/site/social.webp"),
      replace("facts/pictures.yaml", "site/social.png", "site/social.webp"),
    ],
    found: [["image-ending", "images/site/social.webp"]],
    message: 'This picture is of the kind png, and its name ends with "webp"',
    hint: "Rename it to site/social.png",
  },
  {
    name: "a picture of some megabytes",
    edits: [svg(`<!-- ${"x".repeat(3_000_000)} -->`)],
    found: [["file-too-large", picture]],
    message: "This picture has 3.0 MB",
    hint: "Make it smaller",
  },
  ...[
    ["a script", "<script>alert(1)</script>", "<script>"],
    ["a handler", '<rect onclick="alert(1)"/>', "onclick"],
    ["a link to a script", '<a href="javascript:alert(1)"><rect/></a>', "href"],
    ["a picture from elsewhere", '<image xlink:href="https://evil.example/x.png"/>', "xlink:href"],
    ["a page inside", "<foreignObject><p>Hi</p></foreignObject>", "<foreignObject>"],
  ].map(([name = "", inner = "", what = ""]) => ({
    name: `a drawing with ${name}`,
    edits: [svg(inner)],
    found: [["image-script", picture] as const],
    message: `This picture has ${what}`,
    hint: "a plain SVG",
  })),
  {
    name: "an unused picture is a warning",
    edits: [copy(picture, "images/plugins/old.svg")],
    found: [["unused-image", "images/plugins/old.svg"]],
    message: "No content uses this picture",
    hint: "Delete it",
  },
]);
