/** Whether the browser sends Save-Data. Not every browser has the property. */
export function savesData(): boolean {
  return Reflect.get(navigator, "connection")?.saveData === true;
}
