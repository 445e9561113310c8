import { copy, type Edit, remove, rename, replace, textOf, write } from "../content-copy.ts";
import { describeBroken } from "./broken-case.ts";

const picture = "images/site/logo.svg";
const facts = "facts/pictures.yaml";
const svg = (inner: string) =>
  write(picture, `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">${inner}</svg>`);

const fatoora = "facts/plugins/fatoora.yaml";

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

describeBroken("pictures", [
  {
    name: "a picture that does not exist",
    edits: [replace(facts, /^logo: .*$/m, "logo: ‸site/lgo.svg")],
    found: ["missing-image"],
    message: "There is no picture content/images/site/lgo.svg",
    hint: 'Did you mean "site/logo.svg"?',
  },
  {
    name: "a picture that was deleted",
    edits: [remove(picture), replace(facts, /^logo: /m, "logo: ‸")],
    found: ["missing-image"],
    message: "There is no picture content/images/site/logo.svg",
    hint: "Put the picture into content/images/site/logo.svg",
  },
  {
    name: "a name in the wrong case, as computers with Windows forgive",
    edits: [replace(facts, /^logo: .*$/m, "logo: ‸site/Logo.svg")],
    found: ["missing-image"],
    message: "There is no picture content/images/site/Logo.svg",
    hint: 'Did you mean "site/logo.svg"?',
  },
  {
    name: "a path that leads out of the folder",
    edits: [replace(facts, /^logo: .*$/m, "logo: ‸../../secret.svg")],
    found: ["image-path"],
    message: "This is not a picture below content/images",
    hint: "Write its path below content/images",
  },
  {
    name: "a picture from elsewhere",
    edits: [replace(facts, /^logo: .*$/m, "logo: ‸https://images.example/a.svg")],
    found: ["image-path"],
    message: "not a picture below content/images",
    hint: "Write its path below content/images, without spaces: site/logo.svg",
  },
  {
    name: "a file that is no picture",
    edits: [write(picture, "Not found")],
    found: [["not-an-image", picture]],
    message: "This file is not a picture that browsers show",
    hint: "Save it again as SVG, PNG",
  },
  {
    name: "a web page in place of a picture",
    edits: [write(picture, "<html><body>Not found</body></html>")],
    found: [["not-an-image", picture]],
    message: "This file is not a picture that browsers show",
    hint: "save the picture itself",
  },
  {
    name: "a note of Git LFS in place of a picture",
    edits: [write(picture, "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n")],
    found: [["not-an-image", picture]],
    message: "This file is not a picture that browsers show",
    hint: "git lfs pull",
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
      rename("images/site/payments.svg", "images/site/payments.png"),
      replace("facts/pictures.yaml", "site/payments.svg", "site/payments.png"),
    ],
    found: [["image-ending", "images/site/payments.png"]],
    message: 'This picture is of the kind svg, and its name ends with "png"',
    hint: "Rename it to site/payments.svg",
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
    ["a script among its styles", "<style><script>alert(1)</script></style>", "<script>"],
    ["an animated link", '<a><set attributeName="&#104;ref" to="java&#10;script:x"/></a>', "attributeName"],
    ["a picture of a page", '<x:img xmlns:x="http://www.w3.org/1999/xht&#109;l" src="/x"/>', "HTML in it"],
    ["a style sheet from elsewhere", "<style><![CDATA[@import '/x.css';]]></style>", "styles that load something"],
    ["a pattern from elsewhere", '<rect style="fill:\\75rl(/x#a)"/>', "styles that load something"],
  ].map(([name = "", inner = "", what = ""]) => ({
    name: `a drawing with ${name}`,
    edits: [svg(inner)],
    found: [["image-script", picture] as const],
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
    found: [["image-script", picture]],
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
    found: [["image-script", picture]],
    message: "This picture has another encoding than UTF-8",
    hint: "a plain SVG",
  },
  {
    name: "an unused picture is a warning",
    edits: [copy(picture, "images/site/old.svg")],
    found: [["unused-image", "images/site/old.svg"]],
    message: "No content uses this picture",
    hint: "Delete it",
  },
  {
    name: "a picture for each language, and none in the first",
    edits: [...inLanguages("de"), pluginPicture("‸tests/mark.{lang}.svg")],
    found: ["missing-image"],
    message: "There is no picture content/images/tests/mark.en.svg",
    hint: "Put the picture into content/images/tests/mark.en.svg",
  },
  {
    name: "a misspelled name of a picture for each language",
    edits: [...inLanguages("en", "de"), pluginPicture("‸tests/marc.{lang}.svg")],
    found: ["missing-image"],
    message: "There is no picture content/images/tests/marc.en.svg",
    hint: 'Did you mean "tests/mark.{lang}.svg"?',
  },
  {
    name: "pictures for each language that nobody has put there",
    edits: [pluginPicture("‸tests/counter.{lang}.webp")],
    found: ["missing-image"],
    message: "There is no picture content/images/tests/counter.en.webp",
    hint: "Put the picture into content/images/tests/counter.en.webp",
  },
  {
    name: "a picture that only the first language has is a warning",
    edits: [...inLanguages("en"), pluginPicture("‸tests/mark.{lang}.svg")],
    found: ["missing-translation"],
    message: "There is no picture content/images/tests/mark.de.svg, so de shows that of en",
    hint: "Put the picture into content/images/tests/mark.de.svg",
  },
  {
    name: "a picture in a language that the site does not have is a warning",
    edits: [...inLanguages("en", "de", "fr"), pluginPicture("tests/mark.{lang}.svg")],
    found: [["unused-image", "images/tests/mark.fr.svg"]],
    message: "No content uses this picture",
    hint: "Delete it",
  },
  {
    name: "a misspelled language in the name of a picture",
    edits: [...inLanguages("en", "de"), pluginPicture("tests/mark.‸{lnag}.svg")],
    found: ["unknown-placeholder"],
    message: "{lnag} is not filled in here",
    hint: "Did you mean {lang}?",
  },
  {
    name: "a language in the name of a picture that is the same in all",
    edits: [replace(facts, /^logo: .*$/m, "logo: ‸site/logo.{lang}.svg")],
    found: ["image-language"],
    message: "The picture cannot have {lang} here",
    hint: "Write the name of one file",
  },
  {
    name: "a language in the name of a picture among the words of one",
    edits: ["en", "de"].map((code) =>
      replace(
        `${code}/pages/faq.yaml`,
        "  - id: hardware\n",
        "  - id: hardware\n    image:\n      src: ‸site/logo.{lang}.svg\n      alt: A mark\n",
      ),
    ),
    found: ["image-language", "image-language"],
    message: "The picture cannot have {lang} here",
    hint: "Write the name of one file",
  },
]);
