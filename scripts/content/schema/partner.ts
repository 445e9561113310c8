/** `content/partners/<country>.yaml`: the partners of one country. */
import { z } from "zod";
import { contactFields } from "./contacts.ts";
import { field, group, onOff } from "./field.ts";
import { countryCode } from "./formats/codes.ts";
import { imagePath } from "./formats/picture.ts";
import { line, text } from "./formats/text.ts";
import { published } from "./pieces.ts";

const addressLines = field(z.array(line("Line", "Zeile")).min(1), "Lines", "Zeilen");

export const partner = group(
  ["Partner", "One company with the ways to reach it. Only the name is needed."],
  ["Partner", "Eine Firma und die Wege zu ihr. Nötig ist nur der Name."],
  {
    name: field(text.max(120), "Name", "Name"),
    logo: field(
      imagePath,
      ["Logo", "Picture below content/images, best an SVG in the folder partners. Without one, initials are shown."],
      [
        "Logo",
        "Bild unterhalb von content/images, am besten ein SVG im Ordner partners. Ohne Logo stehen dort Initialen.",
      ],
      { examples: ["partners/company.svg"] },
    ).optional(),
    address: field(
      z.union([text, addressLines]),
      ["Address", "One or several lines."],
      ["Anschrift", "Eine oder mehrere Zeilen."],
    ).optional(),
    premium: onOff(
      ["Premium", "Whether the partner comes before the others of the country, with a ribbon."],
      ["Premium", "Ob der Partner vor den anderen des Landes steht, mit einem Band."],
      {
        on: ["Shown first, with a ribbon", "Steht vorn, mit Band"],
        off: ["Shown among the others", "Steht bei den anderen"],
      },
    ).optional(),
    ...contactFields,
    displayFacebook: field(
      text.max(60),
      ["Words of the Facebook link", "What is shown in place of the address. Without them, the address is shown."],
      ["Wortlaut des Facebook-Links", "Erscheint anstelle der Adresse. Ohne ihn erscheint die Adresse."],
    ).optional(),
    published,
  },
);

export const partnersOfCountry = group(
  ["Partners of a country", "One file a country, named after it: kenya.yaml."],
  ["Partner eines Landes", "Eine Datei je Land, nach ihm benannt: kenya.yaml."],
  {
    country: field(countryCode, "Country", "Land"),
    shortNames: field(
      z.array(line("Short name", "Kurzname")).min(1),
      ["Short names", "What people type instead of the country's name, such as UAE. Its full names are known."],
      ["Kurznamen", "Was anstelle des Landesnamens getippt wird, etwa VAE. Die vollen Namen sind bekannt."],
    ).optional(),
    partners: field(
      z.array(partner).min(1),
      [
        "Partners",
        "One entry a company. Premium partners are shown first, all by name, in whatever order they are here.",
      ],
      [
        "Partner",
        "Ein Eintrag je Firma. Gezeigt werden zuerst Premium-Partner, jeweils nach Namen, gleich in welcher Reihenfolge sie hier stehen.",
      ],
    ),
  },
);
