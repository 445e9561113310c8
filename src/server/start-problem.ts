/** Why a command does not do its work, such as to start the server; shown without a stack. */
export class StartProblem extends Error {
  override readonly name = "StartProblem";
  readonly exitCode: 1 | 2;

  /** @param exitCode 2 for wrong flags or environment. */
  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
