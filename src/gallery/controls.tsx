/** What is pressed and filled in, and its messages. */
import { useState } from "react";
import { Badge } from "../components/badge.tsx";
import { Button } from "../components/button.tsx";
import { ButtonRow } from "../components/button-link.tsx";
import { Notice } from "../components/notice.tsx";
import PreferencesDialog from "../features/consent/preferences-dialog.tsx";
import { MessageForm } from "../features/message/message-form.tsx";
import { Shelf, Specimen } from "./specimen.tsx";

const long = "Kassensicherungsverordnung und Datenschutzgrundverordnung";

export function Controls({ language }: { readonly language: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Shelf title="Controls">
      {(["primary", "quiet", "small", "plain"] as const).map((look) => (
        <Specimen key={look} name={`Button, ${look}: ready, disabled`}>
          <ButtonRow>
            <Button look={look}>Button</Button>
            <Button look={look} disabled>
              Disabled
            </Button>
          </ButtonRow>
        </Specimen>
      ))}
      <Specimen name="Badge, and a long Button that opens the PreferencesDialog">
        <ButtonRow>
          {(["neutral", "accent", "amber"] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </ButtonRow>
        <Button onClick={() => setOpen(true)}>{long}</Button>
        {open && <PreferencesDialog language={language} onClose={() => setOpen(false)} />}
      </Specimen>
      <Specimen name="Field, in a form to try: sent empty, and refused">
        <MessageForm endpoint="/nobody" maxLength={300} />
      </Specimen>
      {(["info", "success", "warning", "danger"] as const).map((tone) => (
        <Specimen key={tone} name={`Notice, ${tone}`}>
          <Notice tone={tone}>
            <p>{long}. One more sentence, so that there are two lines of it.</p>
          </Notice>
        </Specimen>
      ))}
    </Shelf>
  );
}
