import { createRequire } from 'node:module';

interface Support {
  version_added: string | boolean | null;
  version_removed?: string | boolean | null;
  flags?: unknown;
  prefix?: string;
  alternative_name?: string;
}
interface Statement {
  support: Record<string, Support | Support[] | undefined>;
}
interface CompatNode {
  __compat?: Statement;
}
/** Compatibility data of an interface under `__compat`, and of its members by name. */
type Interfaces = Record<string, Record<string, CompatNode | Statement>>;

/** Compatibility data of MDN. */
export interface CompatData {
  api: Interfaces;
  javascript: { builtins: Interfaces };
}

export interface NewerApis {
  /** Names unique to newer APIs, with the browsers that lack them. */
  names: ReadonlyMap<string, string>;
  /** By interface and member, such as `AbortSignal.timeout`, with the browsers that lack it. */
  members: ReadonlyMap<string, string>;
}

const own = (support: Support): boolean => !support.flags && !support.prefix && !support.alternative_name;

function versionOf({ version_added: added }: Support): number {
  if (added === false || added === 'preview') return Infinity;
  return typeof added === 'string' ? Number.parseFloat(added.replace('≤', '')) : 0;
}

/** Returns the first version with support, even partial, without a flag or prefix; 0 if unknown. */
function firstVersion(support: Support | Support[] | undefined): number {
  if (support === undefined) return 0;
  const all = [support].flat();
  // Removed support was replaced by something better, unless it is the only entry.
  if (all.length === 1 && all[0]!.version_removed) return Infinity;
  return Math.min(Infinity, ...all.filter(own).map(versionOf));
}

/** Parses the browser versions; `safari 17.4` also counts for iOS. */
function versionsOf(floor: readonly string[]): [string, number][] {
  return floor.flatMap((each) => {
    const [browser = '', version = ''] = each.split(' ');
    const oldest = Number.parseFloat(version);
    return browser === 'safari'
      ? ([
          ['safari', oldest],
          ['safari_ios', oldest],
        ] as [string, number][])
      : [[browser, oldest] as [string, number]];
  });
}

function lackOf({ support }: Statement, floor: readonly [string, number][]): string {
  const lacking = floor.flatMap(([browser, oldest]) => {
    const first = firstVersion(support[browser]);
    if (first <= oldest) return [];
    return [first === Infinity ? `${browser} never` : `${browser} since ${first}`];
  });
  return lacking.join(', ');
}

const isName = /^[A-Za-z_$][\w$]*$/;

/** Lists the web and language APIs that target browsers lack; events, options and parameters are left out. */
export function newerApis(data: CompatData, floor: readonly string[]): NewerApis {
  const oldest = versionsOf(floor);
  const older = new Set<string>();
  const names = new Map<string, string>();
  const members = new Map<string, string>();
  const put = (owner: string, name: string, statement: Statement): void => {
    const lack = lackOf(statement, oldest);
    if (lack === '') older.add(name);
    else if (owner === '' || !names.has(name)) names.set(name, lack);
    if (owner !== '' && lack !== '') members.set(`${owner}.${name}`, lack);
  };
  for (const [owner, parts] of [data.api, data.javascript.builtins].flatMap((each) => Object.entries(each))) {
    for (const [part, node] of Object.entries(parts)) {
      const statement = 'support' in node ? node : node.__compat;
      const name = part === '__compat' ? owner : part.replace(/_static$/, '');
      if (!statement || !isName.test(name) || part.endsWith('_event')) continue;
      put(part === '__compat' ? '' : owner, name, statement);
    }
  }
  for (const name of older) names.delete(name);
  return { names, members };
}

const require = createRequire(import.meta.url);

/** Reads the data of `@mdn/browser-compat-data`, a JSON file that only `require` can load. */
export const readCompatData = (): CompatData => require('@mdn/browser-compat-data') as CompatData;
