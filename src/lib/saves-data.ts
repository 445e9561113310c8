/** Whether the visitor's browser is told to save data. Not every browser has the property. */
export function savesData(): boolean {
  return Reflect.get(navigator, "connection")?.saveData === true;
}
