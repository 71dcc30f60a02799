import i18next, { type BackendModule, type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { supportedLocales, type Locale } from '@foyer/contract';

/** Brings the texts of one namespace in one locale; the app knows where they lie. */
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

/** `{{product}}` stands in every text for the deployment's word [C1]. */
const variables = (word: ProductWord) => ({ product: word.one, products: word.other });

/**
 * The texts of an app: only the locale in force and the namespaces in use are loaded.
 * @param word the deployment's word for an access item
 * @param first the namespace that the first page begins with, besides that of the frame
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

/** Follows a change of the word, as another locale or a partner's site has another one, and says all texts anew. */
export function setProductWord(texts: i18n, word: ProductWord): void {
  const { interpolation } = texts.options;
  const known = interpolation?.defaultVariables;
  if (!interpolation || (known?.['product'] === word.one && known['products'] === word.other)) return;
  interpolation.defaultVariables = variables(word);
  texts.emit('languageChanged', texts.language);
}
