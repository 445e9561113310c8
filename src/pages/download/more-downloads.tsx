/** The update of Pro and the data migration tool: files that lead to no page of their own. */
import { ButtonLink } from "../../components/button-link.tsx";
import { Card } from "../../components/card.tsx";
import { FileFacts } from "../../components/file-facts.tsx";
import { Grid } from "../../components/grid.tsx";
import { Section } from "../../components/section.tsx";
import type { PageContents } from "../../content/types.ts";

type Content = PageContents["download"];

interface MoreDownloadsProps {
  readonly more: Content["more"];
  readonly files: Content["files"];
}

export function MoreDownloads({ more, files }: MoreDownloadsProps) {
  const entries = [
    { ...more.proUpdate, file: files.proUpdate },
    { ...more.dataMigration, file: files.dataMigration },
  ];
  return (
    <Section title={more.title}>
      <Grid columns="wide">
        {entries.map(({ title, text, button, file }) => (
          <Card key={file.href}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p>
              <ButtonLink href={file.href} look="quiet">
                {button}
              </ButtonLink>
            </p>
            <FileFacts file={file} />
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
