/** Gathers what belongs together: a saved file is several events, another branch is thousands. */

/** How long nothing more may happen before somebody is told, in milliseconds. */
const quiet = 20;
/** The same while many things change at once: halfway through, nothing that could be said would be of use. */
const quietAmongMany = 120;
const many = 20;
/** Something that changes all the time is told all the same. */
const atMost = 2_000;
/** So many paths that looking at everything is less work. */
const tooMany = 1_000;

/**
 * @param take Is given the paths once they have come to rest, each once, while nothing else is being done with earlier
 *   ones. It must not throw.
 * @returns Takes a path. `""` stands for all of them.
 */
export function gather(take: (paths: readonly string[]) => Promise<void>): (path: string) => void {
  const paths = new Set<string>();
  let first: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let busy = false;
  const wait = () => {
    clearTimeout(timer);
    if (busy || paths.size === 0) return;
    first ??= performance.now();
    const rest = first + atMost - performance.now();
    timer = setTimeout(handOver, Math.min(paths.size > many ? quietAmongMany : quiet, Math.max(0, rest)));
  };
  const handOver = async () => {
    const gathered = paths.size > tooMany || paths.has("") ? [""] : [...paths];
    paths.clear();
    first = undefined;
    busy = true;
    await take(gathered);
    busy = false;
    wait();
  };
  return (path) => {
    paths.add(path);
    wait();
  };
}
