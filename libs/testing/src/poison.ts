const isText = (key: string): boolean =>
  /name|title|description|label|text|message|note|genre|city|region|purpose|country|address|venue|bio/i.test(
    key,
  ) && !/vanity|code|id$|email|url|releaseName|product/i.test(key);
/** Words that mark a text on their own, but mean something else within longer keys. */
const isTextWord = (key: string): boolean =>
  [
    'alt',
    'section',
    'tags',
    'team',
    'lead',
    'about',
    'duties',
    'wishes',
    'gate',
    'answer',
    'taxNumber',
  ].includes(key);
const isAddress = (key: string): boolean => /url$|^src|href|image|logo|picture|icon/i.test(key);

/** Inserted strings: after every stored text, or in place of every address. */
export interface Poison {
  kind: 'texts' | 'addresses';
  strings: readonly string[];
  /** Number of strings that a text receives at once; default 1. */
  portion?: number;
}

export interface Poisoner {
  /** Poisons an answer, as from a server that stored anything. */
  poison: <Answer>(answer: Answer) => Answer;
  /** Strings that each field has had, by path (`events.venue.name`). */
  places: ReadonlyMap<string, ReadonlySet<string>>;
  /** Tells whether every field has had every string. */
  isWhole: () => boolean;
}

/** Inserts one string after another into every field of answers; each field goes through all of them. */
export function createPoisoner({ kind, strings, portion = 1 }: Poison): Poisoner {
  const places = new Map<string, Set<string>>();
  const turns = new Map<string, number>();
  const next = (place: string): string => {
    const turn = turns.get(place) ?? 0;
    const count = Math.min(portion, strings.length);
    const taken = Array.from({ length: count }, (_, step) => strings[(turn + step) % strings.length] ?? '');
    turns.set(place, turn + count);
    places.set(place, new Set([...(places.get(place) ?? []), ...taken]));
    return taken.join(' ');
  };
  const change = (value: unknown, key: string, place: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => change(each, key, place));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, each]) => [
          name,
          change(each, name, place === '' ? name : `${place}.${name}`),
        ]),
      );
    if (typeof value !== 'string') return value;
    if (kind === 'texts') return isText(key) || isTextWord(key) ? `${value} ${next(place)}` : value;
    return isAddress(key) ? next(place) : value;
  };
  return {
    poison: <Answer>(answer: Answer) => change(answer, '', '') as Answer,
    places,
    isWhole: () => places.size > 0 && [...places.values()].every(({ size }) => size === strings.length),
  };
}

const runs = /^[\s\u0000-\u0020]*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i;

/** Lists what no stored text may turn into: handlers, scripts, frames, addresses that run. */
export const executableParts = (root: ParentNode): string[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    ...element
      .getAttributeNames()
      .filter((name) => name.startsWith('on') || name === 'srcdoc')
      .map((name) => `${element.localName} ${name}`),
    ...['href', 'xlink:href', 'action', 'formaction', 'data']
      .filter((name) => runs.test(element.getAttribute(name) ?? ''))
      .map((name) => `${element.localName} ${name}`),
    ...(['script', 'iframe', 'object', 'embed'].includes(element.localName) ? [element.localName] : []),
  ]);
