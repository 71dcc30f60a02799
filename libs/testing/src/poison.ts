const isText = (key: string): boolean =>
  /name|title|description|label|text|message|note|genre|city|region|purpose|country|address|venue/i.test(
    key,
  ) && !/vanity|code|id$|email|url|releaseName|product/i.test(key);
const isAddress = (key: string): boolean => /url$|^src|href|image|logo|picture|icon/i.test(key);

/** What is put somewhere: behind every text that somebody may have stored, or in the place of every address. */
export interface Poison {
  kind: 'texts' | 'addresses';
  strings: readonly string[];
}

export interface Poisoner {
  /** The answer of a server on which somebody could store anything. */
  poison: <Answer>(answer: Answer) => Answer;
  /** How often each string was put somewhere. */
  placed: ReadonlyMap<string, number>;
}

/** Puts one string after the other into answers, going round. */
export function createPoisoner({ kind, strings }: Poison): Poisoner {
  const placed = new Map<string, number>();
  let turn = 0;
  const next = (): string => {
    const text = strings[turn % strings.length] ?? '';
    turn += 1;
    placed.set(text, (placed.get(text) ?? 0) + 1);
    return text;
  };
  const change = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => change(each, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, change(each, name)]));
    if (typeof value !== 'string') return value;
    if (kind === 'texts') return isText(key) ? `${value} ${next()}` : value;
    return isAddress(key) ? next() : value;
  };
  return { poison: <Answer>(answer: Answer) => change(answer, '') as Answer, placed };
}

/** What no text of anybody may have become: a handler, a script, a page in a page, an address that runs. */
export const executableParts = (root: ParentNode): string[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    ...element
      .getAttributeNames()
      .filter((name) => name.startsWith('on') || name === 'srcdoc')
      .map((name) => `${element.localName} ${name}`),
    ...(/^\s*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i.test(element.getAttribute('href') ?? '')
      ? [`${element.localName} href`]
      : []),
    ...(['script', 'iframe', 'object', 'embed'].includes(element.localName) ? [element.localName] : []),
  ]);
