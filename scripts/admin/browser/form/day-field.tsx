/** Fields of the form for a day, and for whether an entry is on the site. */
import type { CustomFieldControl, CustomFieldControlProps } from "@sveltia/cms";
import type { FormConfig } from "../../build/config.ts";
import { dayFormat } from "./day.ts";

type Words = Pick<FormConfig, "words">;
type Props = Pick<CustomFieldControlProps, "value" | "forID" | "classNameWrapper" | "onChange"> & Words;

/** The browser's own input has the order of the browser's language, which need not be the reader's. */
const { toReader, fromReader } = dayFormat(navigator.language);

function isoDay(daysAhead = 0): string {
  const day = new Date();
  day.setDate(day.getDate() + daysAhead);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

function DayInput({ value = "", forID, classNameWrapper, words, onChange }: Props) {
  // Not while somebody is typing.
  const show = (input: HTMLInputElement | null) => {
    if (input !== null && input !== document.activeElement) input.value = toReader(value ?? "");
  };
  const openCalendar = ({ nextElementSibling: calendar }: Element) =>
    calendar instanceof HTMLInputElement && calendar.showPicker();
  return (
    <div className="day">
      <input
        ref={show}
        type="text"
        className={classNameWrapper}
        aria-labelledby={`${forID}-label`}
        placeholder={words.dayLike.replace("…", toReader("2026-11-18"))}
        onChange={({ target }) => onChange(fromReader(target.value))}
        onBlur={({ target }) => show(target)}
      />
      <button type="button" className="own-control" onClick={() => onChange(isoDay())}>
        {words.today}
      </button>
      <button type="button" className="own-control" onClick={({ currentTarget }) => openCalendar(currentTarget)}>
        {words.calendar}
      </button>
      <input type="date" onChange={({ target }) => onChange(target.value)} />
    </div>
  );
}

export function dayField({ words }: Words): CustomFieldControl {
  return (props) => <DayInput {...props} words={words} />;
}

/** Shown, hidden, or shown from a day on. Another text, which the check rejects, is kept until something is chosen. */
export function publishedField({ words }: Words): CustomFieldControl {
  return (props) => {
    const { forID, onChange } = props;
    const text = String(props.value ?? "");
    const isDay = /^\d/.test(text);
    const states = { "": words.shown, false: words.hidden, day: words.fromDay };
    const state = text === "true" ? "" : text.replace(/^\d.*/s, "day");
    // Tomorrow is the first day that hides it now.
    const choose = (chosen: string) => onChange(chosen === "day" ? isoDay(1) : chosen);
    return (
      <div className="published">
        <select
          className="own-control"
          aria-labelledby={`${forID}-label`}
          value={state}
          onChange={({ target }) => choose(target.value)}
        >
          {Object.entries({ ...states, ...(state in states ? {} : { [state]: state }) }).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
        {/* An empty text would mean that it is shown. */}
        {isDay && <DayInput {...props} words={words} onChange={(day) => day !== "" && onChange(day)} />}
      </div>
    );
  };
}
