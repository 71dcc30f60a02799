import i18next, { type BackendModule, type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { supportedLocales, type Locale } from '@foyer/contract';

/** Loads the texts of a namespace in a locale. */
export type LoadTexts = (locale: Locale, namespace: string) => Promise<ResourceKey>;
export type ProductWord = { one: string; other: string };

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

/** `{{product}}` is the deployment's word in every text [C1]. */
const variables = (word: ProductWord) => ({ product: word.one, products: word.other });

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
      interpolation: { escapeValue: false, defaultVariables: variables(word) },
    });
  return texts;
}

/** Changes the word, as with another locale or site, and re-renders all texts. */
export function setProductWord(texts: i18n, word: ProductWord): void {
  const { interpolation } = texts.options;
  const known = interpolation?.defaultVariables;
  if (!interpolation || (known?.['product'] === word.one && known['products'] === word.other)) return;
  interpolation.defaultVariables = variables(word);
  texts.emit('languageChanged', texts.language);
}
