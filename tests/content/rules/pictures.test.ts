import { copy, type Edit, remove, replace, textOf } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const picture = "images/site/logo.svg";
const facts = "facts/pictures.yaml";
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

describeRule("missing-image", [
  [
    "a picture that does not exist",
    replace(facts, /^logo: .*$/m, "logo: ‸site/lgo.svg"),
    "There is no picture content/images/site/lgo.svg",
    'Did you mean "site/logo.svg"?',
  ],
  [
    "a picture that was deleted",
    [remove(picture), replace(facts, /^logo: /m, "logo: ‸")],
    "There is no picture content/images/site/logo.svg",
    "Put the picture into content/images/site/logo.svg",
  ],
  [
    "a picture that only the first language has is a warning",
    [...inLanguages("en"), pluginPicture("‸tests/mark.{lang}.svg")],
    "There is no picture content/images/tests/mark.de.svg, so de shows that of en",
    "Put the picture into content/images/tests/mark.de.svg",
  ],
  [
    "a misspelled name of a picture for each language",
    [...inLanguages("en", "de"), pluginPicture("‸tests/marc.{lang}.svg")],
    "There is no picture content/images/tests/marc.en.svg",
    'Did you mean "tests/mark.{lang}.svg"?',
  ],
]);

describeRule("image-path", [
  [
    "a path that leads out of the folder",
    replace(facts, /^logo: .*$/m, "logo: ‸../../secret.svg"),
    "This is not one picture below content/images",
    "Write its path below content/images",
  ],
  [
    "a language in the name of a picture that is the same in all",
    replace(facts, /^logo: .*$/m, "logo: ‸site/logo.{lang}.svg"),
    "not one picture below content/images",
    "Write its path below content/images",
  ],
]);

describeRule("unused-image", [
  [
    "an unused picture is a warning",
    copy(picture, "images/site/old.svg"),
    "No content uses this picture",
    "Delete it",
    "images/site/old.svg",
  ],
  [
    "a picture in a language that the site does not have is a warning",
    [...inLanguages("en", "de", "fr"), pluginPicture("tests/mark.{lang}.svg")],
    "No content uses this picture",
    "Delete it",
    "images/tests/mark.fr.svg",
  ],
]);
