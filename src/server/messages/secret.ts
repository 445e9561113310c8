import { StartProblem } from "../start-problem.ts";

/** What a bearer token may have (RFC 6750, section 2.1). */
const secretPattern = /^(?=.{32})[\w.~+/-]+=*$/;

/** Reads `MESSAGE_SECRET`; an empty value counts as none. @throws {StartProblem} Without the value. */
export function readMessageSecret({ MESSAGE_SECRET }: Readonly<Record<string, string | undefined>>) {
  if (!MESSAGE_SECRET || secretPattern.test(MESSAGE_SECRET)) return MESSAGE_SECRET || undefined;
  throw new StartProblem("MESSAGE_SECRET has at least 32 characters: letters, digits and any of -._~+/.", 2);
}
