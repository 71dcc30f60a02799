import type { i18n } from 'i18next';
import { isLocale, type WhiteLabelConfig } from '@foyer/contract';

/**
 * Overrides texts with a partner's own: `{ 'fr-CA': { 'shell.footer.terms': '…' } }` [I3.26]. Waits until a namespace
 * has loaded, because adding a text earlier would mark the namespace as loaded.
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
