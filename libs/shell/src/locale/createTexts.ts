import i18next, { type BackendModule, type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { supportedLocales, type Locale } from '@foyer/contract';
import { houseName } from '../brand/houseName.ts';
import { isolateText, productVariables, type ProductWord } from '@foyer/util';

/** Loads the texts of a namespace in a locale. */
export type LoadTexts = (locale: Locale, namespace: string) => Promise<ResourceKey>;

const backend = (load: LoadTexts): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read: (locale, namespace, callback) => {
    load(locale as Locale, namespace).then(
      (texts) => callback(null, texts),
      (error: unknown) => callback(error as Error, null),
    );
  },
});

/**
 * Creates the texts of an app, which loads only the current locale and the namespaces in use.
 * @param word the deployment's word for an access item
 * @param first namespace of the first page, besides the frame's
 */
export async function createTexts(
  locale: Locale,
  load: LoadTexts,
  word: ProductWord,
  first?: string,
): Promise<i18n> {
  const texts = i18next.createInstance();
  await texts
    .use(backend(load))
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: false,
      load: 'currentOnly',
      supportedLngs: [...supportedLocales],
      ns: ['shell', ...(first ? [first] : [])],
      defaultNS: 'shell',
      interpolation: {
        // React escapes; a name must not turn the sentence around it.
        escape: isolateText,
        defaultVariables: { ...productVariables(word, locale), site: houseName },
      },
    });
  return texts;
}

/** Changes the word, as with another locale or site, and re-renders all texts. */
export const setProductWord = (texts: i18n, word: ProductWord): void =>
  setVariables(texts, productVariables(word, texts.language));

/** Changes `{{site}}`, the name of the site, and re-renders all texts. */
export const setSiteName = (texts: i18n, site: string): void => setVariables(texts, { site });

function setVariables(texts: i18n, variables: Record<string, string>): void {
  const { interpolation } = texts.options;
  if (!interpolation) return;
  const known: Record<string, unknown> = interpolation.defaultVariables ?? {};
  if (Object.entries(variables).every(([name, text]) => known[name] === text)) return;
  interpolation.defaultVariables = { ...known, ...variables };
  texts.emit('languageChanged', texts.language);
}
