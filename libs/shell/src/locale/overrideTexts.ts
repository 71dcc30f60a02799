import type { i18n } from 'i18next';
import { isLocale, type WhiteLabelConfig } from '@foyer/contract';

/**
 * A partner's own words over ours: `{ 'fr-CA': { 'shell.footer.terms': '…' } }` [I3.26]. They are laid over a namespace
 * when it is there: a word that came first would stand for the whole of it, and the rest would never be fetched.
 */
export function overrideTexts(texts: i18n, overrides: WhiteLabelConfig['translationOverrides']): void {
  const lay = (locale: string, namespace: string): void => {
    const entries = isLocale(locale) ? overrides[locale] : undefined;
    for (const [path, text] of Object.entries(entries ?? {})) {
      const [first, ...key] = path.split('.');
      if (first !== namespace || key.length === 0 || text === undefined) continue;
      texts.addResource(locale, namespace, key.join('.'), text, { silent: true });
    }
  };
  for (const [locale, namespaces] of Object.entries(texts.store.data))
    for (const namespace of Object.keys(namespaces)) lay(locale, namespace);
  texts.store.on('added', lay);
}
