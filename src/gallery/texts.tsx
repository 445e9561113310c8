/** What is read. */
import { Badge } from "../components/badge.tsx";
import { Card } from "../components/card.tsx";
import { HtmlText } from "../components/html-text.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { PointList } from "../components/point-list.tsx";
import { Section } from "../components/section.tsx";
import { StepList } from "../components/step-list.tsx";
import { Shelf, Specimen } from "./specimen.tsx";

const points = ["A point", "A longer point that takes more than one line where there is not much room for it"];
const html =
  '<p>Text with <strong>strong</strong>, <em>emphasis</em>, <code>code</code> and <a href="#main">a link</a>.</p><h3>Heading</h3><ul><li>One</li><li>Two</li></ul><ol><li>First</li><li>Second</li></ol>';
const sections = ["plain", "sunken", "accent"] as const;

export function Texts() {
  return (
    <>
      <Shelf title="Texts">
        <Specimen name="PointList">
          <PointList points={points} />
        </Specimen>
        <Specimen name="PointList, dashed">
          <PointList points={points} dashed />
        </Specimen>
        <Specimen name="StepList">
          <StepList steps={points} />
        </Specimen>
        <Specimen name="HtmlText">
          <HtmlText html={html} />
        </Specimen>
        <Specimen name="Card">
          <Card>
            <h3>Kassensicherungsverordnung</h3>
            <p>{points[1]}</p>
          </Card>
        </Specimen>
      </Shelf>
      <Shelf title="Parts of a page">
        <Specimen name="PageHeader, with what can stand above and beside" wide>
          <PageHeader
            title="Kassensicherungsverordnung"
            intro={points[1]}
            above={<Badge>Badge</Badge>}
            aside={
              <Card>
                <p>Beside the text</p>
              </Card>
            }
          />
        </Specimen>
        {sections.map((tone) => (
          <Specimen key={tone} name={`Section, ${tone}${tone === "plain" ? "" : ", split"}`} wide>
            <Section title="Heading of a section" intro={points[1]} tone={tone} split={tone !== "plain"}>
              <PointList points={points} />
            </Section>
          </Specimen>
        ))}
      </Shelf>
    </>
  );
}
