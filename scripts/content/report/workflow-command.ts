/**
 * Commands that a GitHub runner reads from the log (`::error file=…::message`), and how text is kept from being taken
 * for one. The escapes are those that the runner takes back: `ActionCommand.cs` in actions/runner.
 */

/** One command, as a line. */
export function workflowCommand(
  name: string,
  message = "",
  properties: Readonly<Record<string, string | number>> = {},
): string {
  const given = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${name}${given.length === 0 ? "" : ` ${given.join(",")}`}::${escapeData(message)}\n`;
}

/**
 * Text for the log that may have anything in it: the runner reads no command until the token comes. Old commands,
 * `##[error]`, work anywhere in a line; escaping line beginnings would not be enough.
 *
 * @param token Cannot be guessed by whoever wrote the text.
 */
export function withoutCommands(text: string, token: string): string {
  return `${workflowCommand("stop-commands", token)}${text.replace(/\n?$/, "\n")}${workflowCommand(token)}`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
