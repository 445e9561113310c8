/** The check of the content beside the form, in a thread of its own: nobody who types waits for it. */
import { type Answers, answers } from "./answers.ts";

interface Question {
  readonly id: number;
  readonly name: keyof Answers;
  readonly value: unknown;
}

addEventListener("message", async ({ data: { id, name, value } }: MessageEvent<Question>) => {
  try {
    postMessage({ id, answer: await Reflect.apply(answers[name], undefined, [value]) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
});
