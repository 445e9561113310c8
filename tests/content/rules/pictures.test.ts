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
  {
    name: "a picture that does not exist",
    edits: [replace(facts, /^logo: .*$/m, "logo: ‸site/lgo.svg")],
    message: "There is no picture content/images/site/lgo.svg",
    hint: 'Did you mean "site/logo.svg"?',
  },
  {
    name: "a picture that was deleted",
    edits: [remove(picture), replace(facts, /^logo: /m, "logo: ‸")],
    message: "There is no picture content/images/site/logo.svg",
    hint: "Put the picture into content/images/site/logo.svg",
  },
  {
    name: "a picture that only the first language has is a warning",
    edits: [...inLanguages("en"), pluginPicture("‸tests/mark.{lang}.svg")],
    message: "There is no picture content/images/tests/mark.de.svg, so de shows that of en",
    hint: "Put the picture into content/images/tests/mark.de.svg",
  },
  {
    name: "a misspelled name of a picture for each language",
    edits: [...inLanguages("en", "de"), pluginPicture("‸tests/marc.{lang}.svg")],
    message: "There is no picture content/images/tests/marc.en.svg",
    hint: 'Did you mean "tests/mark.{lang}.svg"?',
  },
]);

describeRule("image-path", [
  {
    name: "a path that leads out of the folder",
    edits: [replace(facts, /^logo: .*$/m, "logo: ‸../../secret.svg")],
    message: "This is not one picture below content/images",
    hint: "Write its path below content/images",
  },
  {
    name: "a language in the name of a picture that is the same in all",
    edits: [replace(facts, /^logo: .*$/m, "logo: ‸site/logo.{lang}.svg")],
    message: "not one picture below content/images",
    hint: "Write its path below content/images",
  },
]);

describeRule("unused-image", [
  {
    name: "an unused picture is a warning",
    edits: [copy(picture, "images/site/old.svg")],
    at: "images/site/old.svg",
    message: "No content uses this picture",
    hint: "Delete it",
  },
  {
    name: "a picture in a language that the site does not have is a warning",
    edits: [...inLanguages("en", "de", "fr"), pluginPicture("tests/mark.{lang}.svg")],
    at: "images/tests/mark.fr.svg",
    message: "No content uses this picture",
    hint: "Delete it",
  },
]);
