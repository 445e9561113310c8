/** The field of the form that holds the text of the file: it hears of each change of the entry, and shows nothing. */
import type { CustomFieldControl } from "@sveltia/cms";
import { entryChanged } from "../edited-entry.ts";
import type { FormConfig } from "../form-config.ts";

export function checkField({ formats, languages }: FormConfig): CustomFieldControl {
  return ({ entry, field }) => {
    const format = formats[String(field.get("format"))];
    if (entry !== undefined && format !== undefined) entryChanged(entry.toJS(), format, languages);
    return null;
  };
}
