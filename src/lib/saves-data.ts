import { isRecord } from "./is-record.ts";

/** Whether the visitor's browser is told to save data. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return isRecord(connection) && connection.saveData === true;
}
