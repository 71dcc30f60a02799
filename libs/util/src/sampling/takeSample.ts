/** Size and seed of the samples that a test run takes of its sweeps. */
export interface SampleSettings {
  /** Chooses the sample: the same items on every run with the same seed. */
  seed: string;
  /** Takes everything instead of a sample. */
  isDeep: boolean;
}

export interface SampleRequest<Item> {
  /** Names the sweep: two sweeps over one list take different items. */
  label: string;
  /** Number of items to take; more where there are more classes. */
  count: number;
  /** Groups items of one kind; each group keeps at least one item in the sample. */
  classOf?: (item: Item) => string;
}

/** Settings of this run: `FOYER_TEST_SEED`, and `FOYER_TEST_DEPTH=deep`, which `npm run test:deep` sets. */
export function sampleSettings(): SampleSettings {
  const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
  return {
    seed: process?.env['FOYER_TEST_SEED'] || 'foyer',
    isDeep: process?.env['FOYER_TEST_DEPTH'] === 'deep',
  };
}

/** FNV-1a with a final mix; fast, and spread well enough to rank items. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Number for generators that are seeded by one: the same for one seed and label. */
export const seedNumber = (label: string, { seed }: SampleSettings = sampleSettings()): number =>
  hashOf(`${seed} ${label}`) >>> 1;

export interface Share {
  /** Names the sweep. */
  label: string;
  /** Which share this is, from 0. */
  share: number;
  /** Number of shares. */
  of: number;
}

/**
 * Splits a sweep that has several looks: each item falls into one share by its name, so that it is tried in one look.
 * In a deep run every share has every item.
 */
export function isInShare(
  name: string,
  { label, share, of }: Share,
  { seed, isDeep }: SampleSettings = sampleSettings(),
): boolean {
  return isDeep || hashOf(`${seed} ${label} ${name}`) % of === share;
}

/**
 * Takes a sample of a sweep's items, in their original order: all of them in a deep run, otherwise `count`, chosen by the seed.
 * @param settings default: those of this run
 */
export function takeSample<Item>(
  items: readonly Item[],
  { label, count, classOf }: SampleRequest<Item>,
  { seed, isDeep }: SampleSettings = sampleSettings(),
): Item[] {
  if (isDeep || count >= items.length) return [...items];
  const ranked = items
    .map((_item, at) => ({ at, rank: hashOf(`${seed} ${label} ${at}`) }))
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ at }) => at);
  const classes = new Set<string>();
  const first = ranked.filter((at) => {
    const name = classOf?.(items[at]!);
    if (name === undefined || classes.has(name)) return false;
    classes.add(name);
    return true;
  });
  const ordered = [...new Set([...first, ...ranked])];
  const chosen = new Set(ordered.slice(0, Math.max(count, first.length)));
  return items.filter((_item, at) => chosen.has(at));
}
