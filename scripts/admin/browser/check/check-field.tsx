/** The field of the form that holds the text of the file: it hears of each change of the entry. */
import type { CustomFieldControl } from "@sveltia/cms";
import type { ChangeEvent } from "react";
import type { FormConfig } from "../../build/config.ts";
import { entryChanged } from "../edited-entry.ts";
import { formKeys } from "../form/shape.ts";

/** It shows nothing, unless the text cannot be read: then it is there to be fixed. */
export function checkField({ formats, languages }: FormConfig): CustomFieldControl {
  return ({ entry, field, value, forID, onChange }) => {
    const format = formats[String(field.get("format"))];
    if (entry !== undefined && format !== undefined) entryChanged(entry.toJS(), format, languages);
    if (entry?.getIn(["data", formKeys.unread]) !== true) return null;
    // Not bound to the value: the form hands it back too late, and the cursor would jump.
    const edit = (event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.target.value);
    return (
      <textarea aria-labelledby={`${forID}-label`} rows={30} spellCheck={false} defaultValue={value} onChange={edit} />
    );
  };
}
