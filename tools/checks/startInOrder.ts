import type { Check } from './check.ts';

type Startable = Pick<Check, 'name' | 'isLight' | 'isBackground' | 'after'>;

/**
 * Starts items in order: alone, or in parallel while all running ones are light, a core is free for each, and their
 * dependencies have ended. None overtakes another. One of the background starts in its turn and is no reason to wait.
 * @returns the results, in the order of `items`
 */
export async function startInOrder<Item extends Startable, Result>(
  items: readonly Item[],
  start: (item: Item) => Promise<Result>,
  cores: number,
): Promise<Result[]> {
  const running = new Map<Item, Promise<unknown>>();
  const isRunning = (name: string): boolean => [...running.keys()].some((item) => item.name === name);
  const mayStart = (next: Item): boolean =>
    running.size === 0 ||
    ([next, ...running.keys()].every(({ isLight }) => isLight === true) &&
      running.size < Math.min(2, cores) &&
      !(next.after ?? []).some(isRunning));
  const results: Promise<Result>[] = [];
  for (const item of items) {
    while (!item.isBackground && !mayStart(item)) await Promise.race(running.values());
    const result = start(item);
    results.push(result);
    if (item.isBackground) continue;
    const ended = result.then(
      () => running.delete(item),
      () => running.delete(item),
    );
    running.set(item, ended);
  }
  return Promise.all(results);
}
