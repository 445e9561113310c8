/** What is pressed, filled in and chosen, and its messages. */
import { useRef, useState } from "react";
import { Badge } from "../components/badge.tsx";
import { Button } from "../components/button.tsx";
import { ButtonLink, ButtonRow } from "../components/button-link.tsx";
import { Field } from "../components/field.tsx";
import { Notice } from "../components/notice.tsx";
import { SearchField, SearchSelect } from "../components/search-field.tsx";
import PreferencesDialog from "../features/consent/preferences-dialog.tsx";
import { Shelf, Specimen } from "./specimen.tsx";

const looks = ["primary", "quiet", "small", "plain"] as const;
const tones = ["neutral", "accent", "amber"] as const;
const gravities = ["info", "success", "warning", "danger"] as const;
const long = "Kassensicherungsverordnung und Datenschutzgrundverordnung";

export function Controls({ language }: { readonly language: string }) {
  const search = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Shelf title="Buttons and badges">
        {looks.map((look) => (
          <Specimen key={look} name={`Button, ${look}: link, button, busy, disabled`}>
            <ButtonRow>
              {look !== "plain" && (
                <ButtonLink href="#main" look={look}>
                  Link
                </ButtonLink>
              )}
              <Button look={look}>Button</Button>
              <Button look={look} aria-disabled aria-busy>
                Busy
              </Button>
              <Button look={look} disabled>
                Disabled
              </Button>
            </ButtonRow>
          </Specimen>
        ))}
        <Specimen name="Button, long">
          <Button>{long}</Button>
        </Specimen>
        <Specimen name="Badge">
          <ButtonRow>
            {tones.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </ButtonRow>
        </Specimen>
        <Specimen name="PreferencesDialog">
          <Button look="quiet" onClick={() => setOpen(true)}>
            Open
          </Button>
          {open && <PreferencesDialog language={language} onClose={() => setOpen(false)} />}
        </Specimen>
      </Shelf>
      <Shelf title="Notices">
        {gravities.map((tone) => (
          <Specimen key={tone} name={`Notice, ${tone}`}>
            <Notice tone={tone}>
              <p>{long}. One more sentence, so that there are two lines of it.</p>
            </Notice>
          </Specimen>
        ))}
      </Shelf>
      <Shelf title="Fields">
        <Specimen name="Field: empty, filled, disabled">
          <Field id="empty" label="Name *">
            <input id="empty" placeholder="Name *" />
          </Field>
          <Field id="filled" label="Name *">
            <input id="filled" placeholder="Name *" defaultValue={long} />
          </Field>
          <Field id="disabled" label="Name *">
            <input id="disabled" placeholder="Name *" defaultValue="Amal Haddad" disabled />
          </Field>
        </Specimen>
        <Specimen name="Field, after a try to send it: missing, wrong, right">
          <div data-tried>
            <Field id="missing" label="Name *">
              <input id="missing" placeholder="Name *" required />
            </Field>
            <Field id="wrong" label="Email *">
              <input id="wrong" type="email" placeholder="Email *" defaultValue="amal@" />
            </Field>
            <Field id="right" label="Name *">
              <input id="right" placeholder="Name *" required defaultValue="Amal Haddad" />
            </Field>
          </div>
        </Specimen>
        <Specimen name="Field: select, textarea">
          <Field id="select" label="Subject">
            <select id="select">
              <option>{long}</option>
            </select>
          </Field>
          <Field id="textarea" label="Message *">
            <textarea id="textarea" placeholder="Message *" />
          </Field>
        </Specimen>
        <Specimen name="SearchField, SearchSelect">
          <SearchField ref={search} name="search" label="Search" placeholder="Search…" onInput={() => {}} />
          <SearchSelect ref={select} name="choice" label="Choice" onChange={() => {}}>
            <option>{long}</option>
          </SearchSelect>
        </Specimen>
      </Shelf>
    </>
  );
}
