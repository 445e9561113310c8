import { HtmlText } from "./html-text.tsx";
import styles from "./step-list.module.css";

interface Step {
  /** HTML. */
  readonly text: string;
  readonly window?: DrawnWindow | undefined;
}

interface DrawnWindow {
  readonly look: "blue" | "plain";
  readonly title: string;
  readonly text: string;
  readonly publisher: string;
  readonly accept: string;
  readonly decline: string;
}

/** Numbered steps, some with a drawing of the window that the visitor sees there. The drawing is decorative; the text is complete. */
export function StepList({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ text, window: drawn }) => (
        <li key={text}>
          <div>
            <HtmlText html={text} />
            {drawn !== undefined && (
              <div className={styles.window} data-look={drawn.look} aria-hidden="true">
                <p>{drawn.title}</p>
                <p>{drawn.text}</p>
                <p>{drawn.publisher}</p>
                <p>
                  <b>{drawn.accept}</b> <span>{drawn.decline}</span>
                </p>
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
