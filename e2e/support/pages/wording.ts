import { readFileSync } from 'node:fs';
import { inWorkspace } from '../../../tools/workspace/workspacePaths.ts';

type Texts = { [key: string]: string | Texts };

/** `say('identity', 'menu.logIn')`: text of the product in one locale, so that a step works in all four. */
export type Say = (namespace: string, key: string, values?: Record<string, string | number>) => string;

const read = (locale: string, namespace: string): Texts =>
  JSON.parse(readFileSync(inWorkspace('locales', locale, `${namespace}.json`), 'utf8')) as Texts;

/** Reads the texts of a locale from the product's files. */
export function wording(locale: string): Say {
  const files = new Map<string, Texts>();
  return (namespace, key, values = {}) => {
    const texts = files.get(namespace) ?? read(locale, namespace);
    files.set(namespace, texts);
    let found: string | Texts | undefined = texts;
    for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
    if (typeof found !== 'string') throw new Error(`${locale} has no text ${namespace}:${key}`);
    return found.replace(/\{\{(\w+)(?:, number)?\}\}/g, (_all, name: string) => String(values[name] ?? ''));
  };
}
