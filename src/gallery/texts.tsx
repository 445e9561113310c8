/** What is read, and the parts that pages are made of. */
import { Badge } from "../components/badge.tsx";
import { HtmlText } from "../components/html-text.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { PointList } from "../components/point-list.tsx";
import { Section } from "../components/section.tsx";
import { StepList } from "../components/step-list.tsx";
import { Shelf, Specimen } from "./specimen.tsx";

const word = "Kassensicherungsverordnung";
const sentence = "A longer point that takes more than one line where there is not much room for it";
const points = [word, sentence];
const html = `<p>Text with <strong>strong</strong>, <em>emphasis</em>, <code>code</code> and <a href="#main">a link</a>.</p>
  <h3>${word}</h3><ul><li>One</li><li>Two</li></ul><ol><li>First</li><li>Second</li></ol>`;

export function Texts() {
  return (
    <Shelf title="Texts">
      <Specimen name="PointList, dashed">
        <PointList points={points} dashed />
      </Specimen>
      <Specimen name="StepList">
        <StepList steps={points} />
      </Specimen>
      <Specimen name="HtmlText">
        <HtmlText html={html} />
      </Specimen>
      <Specimen name="PageHeader, with what can be above and beside" wide>
        <PageHeader title={word} intro={sentence} above={<Badge>Badge</Badge>} aside={<p>Beside the text</p>} />
      </Specimen>
      {(["plain", "sunken"] as const).map((tone) => (
        <Specimen key={tone} name={`Section, ${tone}${tone === "plain" ? "" : ", split"}`} wide>
          <Section title="Heading of a section" intro={sentence} tone={tone} split={tone !== "plain"}>
            <PointList points={points} />
          </Section>
        </Specimen>
      ))}
    </Shelf>
  );
}
