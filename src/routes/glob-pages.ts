/** Files of the page folders in the worker of the form for editors: its bundle takes this file for `read-pages.ts`. */
const files = import.meta.glob<object>("../pages/*/{route,schema}.ts", { eager: true });

/** As in `read-pages.ts`; of the files named above. */
export async function readPages<Value>(file: string, name: string): Promise<Record<string, Value>> {
  const found = Object.entries(files).flatMap(([path, module]): [string, Value][] => {
    const [own, folder = ""] = path.split("/").reverse();
    return own === file ? [[folder, Reflect.get(module, name)]] : [];
  });
  return Object.fromEntries(found);
}
