/** Why the server does not start: a message for whoever starts it, which needs no stack. */
export class StartProblem extends Error {
  override readonly name = "StartProblem";
  readonly exitCode: 1 | 2;

  /** @param exitCode 2 if it was told something wrong, as flags and environment can. */
  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
