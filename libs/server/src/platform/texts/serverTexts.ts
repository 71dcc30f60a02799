import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale, supportedLocales, type Locale } from '@foyer/contract';
import { isolateText, productVariables } from '@foyer/util';
import i18next, { type i18n } from 'i18next';
import type { ProductWords } from '../config/serverConfig.ts';
import type { SiteWords } from '../hosts/sites.ts';
import { houseName } from '../hosts/siteWords.ts';

/** Texts of the server, from the same files as the browser's: `texts.say('fr-CA', 'errors.notFound')`. */
export interface ServerTexts {
  /**
   * @param key inside the namespace `server`
   * @param values fill `{{name}}`; the forms of the word for an access item and `{{site}}` are always there
   */
  say: (locale: Locale, key: string, values?: Record<string, string | number>) => string;
  has: (locale: Locale, key: string) => boolean;
  /** Name of the site. */
  site: string;
  /** The texts of a site: with its name, its word for an access item and its overrides [I3.26]. */
  forSite: (site: { readonly words?: SiteWords } | undefined) => ServerTexts;
}

const namespace = 'server';

/** Finds the texts: at the root of the workspace, or beside the compiled code of the package. */
function findLocalesFolder(): string {
  const candidates = ['../../../../../locales', '../../locales', '../../../locales'].map((each) =>
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

/** Lays the overrides of a site over a copy of the texts: `server.mail.signature` replaces `mail.signature`. */
function withOverrides(instance: i18n, overrides: SiteWords['overrides'] = {}): i18n {
  const copy = instance.cloneInstance({ forkResourceStore: true });
  for (const locale of supportedLocales) {
    for (const [path, text] of Object.entries(overrides[locale] ?? {})) {
      const [first, ...key] = path.split('.');
      if (first === namespace && key.length > 0) copy.addResource(locale, namespace, key.join('.'), text);
    }
  }
  return copy;
}

/** Loads the four locales; a key that one of them lacks is taken from the default one. */
export function createServerTexts(
  product: Record<Locale, ProductWords>,
  folder = findLocalesFolder(),
): ServerTexts {
  const instance = createInstance(folder);
  // The directory of sites reads words anew every few seconds; copies go with them.
  const copies = new WeakMap<SiteWords, i18n>();
  const instanceOf = (words: SiteWords): i18n => {
    const copy = copies.get(words) ?? withOverrides(instance, words.overrides);
    copies.set(words, copy);
    return copy;
  };
  const speak = (own: i18n, words?: SiteWords): ServerTexts => ({
    site: words?.name ?? houseName,
    say: (locale, key, values = {}) =>
      own.getFixedT(locale, namespace)(key, {
        ...productVariables(words?.product[locale] ?? product[locale], locale),
        site: words?.name ?? houseName,
        ...values,
      }),
    has: (locale, key) => own.exists(key, { lng: locale, ns: namespace }),
    forSite: (site) => (site?.words ? speak(instanceOf(site.words), site.words) : speak(instance)),
  });
  return speak(instance);
}

function createInstance(folder: string): i18n {
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
    // Texts go into JSON and plain text; code that builds HTML escapes them. A name must not turn the sentence around it.
    interpolation: { escape: isolateText },
  });
  return instance;
}
