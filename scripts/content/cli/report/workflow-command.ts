/** GitHub workflow commands (`::error file=…::message`), escaped as `ActionCommand.cs` in actions/runner expects. */

/** A command as a line. */
export function workflowCommand(
  name: string,
  message = "",
  properties: Readonly<Record<string, string | number>> = {},
): string {
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${name}${list.length === 0 ? "" : ` ${list.join(",")}`}::${escapeData(message)}\n`;
}

/**
 * Wraps untrusted text so that the runner executes no commands in it. Escaping line beginnings isn't enough, since the
 * old syntax `##[error]` works anywhere in a line.
 * @param token Unguessable: it turns commands on again.
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
