import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale, supportedLocales, type Locale } from '@foyer/contract';
import i18next from 'i18next';
import type { ProductWords } from '../config/serverConfig.ts';

/** Server texts, from the same files as the browser's: `texts.say('fr-CA', 'errors.notFound')`. */
export interface ServerTexts {
  /**
   * @param key in the namespace `server`
   * @param values for `{{name}}`; `{{product}}` and `{{products}}` are built in
   */
  say: (locale: Locale, key: string, values?: Record<string, string | number>) => string;
  has: (locale: Locale, key: string) => boolean;
}

const namespace = 'server';

/** Finds the texts: at the root of the workspace, or beside the compiled code of the package. */
function findLocalesFolder(): string {
  const candidates = ['../../../../locales', '../locales', '../../locales'].map((each) =>
    path.resolve(import.meta.dirname, each),
  );
  const folder = candidates.find((each) => existsSync(path.join(each, defaultLocale)));
  if (!folder) throw new Error(`The texts of the server are in none of ${candidates.join(', ')}`);
  return folder;
}

function readTexts(folder: string, locale: Locale): Record<string, unknown> {
  const file = path.join(folder, locale, `${namespace}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
}

/** Loads the four locales; a missing key falls back to the default locale. */
export function createServerTexts(
  product: Record<Locale, ProductWords>,
  folder = findLocalesFolder(),
): ServerTexts {
  const instance = i18next.createInstance();
  void instance.init({
    resources: Object.fromEntries(
      supportedLocales.map((locale) => [locale, { [namespace]: readTexts(folder, locale) }]),
    ),
    supportedLngs: [...supportedLocales],
    fallbackLng: {
      'fr-CA': [defaultLocale],
      'es-US': [defaultLocale],
      'en-CA': [defaultLocale],
      default: [defaultLocale],
    },
    load: 'currentOnly',
    defaultNS: namespace,
    initAsync: false,
    // Texts go into JSON and plain text; callers that build HTML escape them.
    interpolation: { escapeValue: false },
  });
  return {
    say: (locale, key, values = {}) => {
      const { one, other } = product[locale];
      return instance.getFixedT(locale, namespace)(key, { product: one, products: other, ...values });
    },
    has: (locale, key) => instance.exists(key, { lng: locale, ns: namespace }),
  };
}
