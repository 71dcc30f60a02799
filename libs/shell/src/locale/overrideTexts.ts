import type { i18n } from 'i18next';
import type { WhiteLabelConfig } from '@foyer/contract';

/** A partner's own words over ours: `{ 'fr-CA': { 'shell.footer.terms': '…' } }` [I3.26]. */
export function overrideTexts(texts: i18n, overrides: WhiteLabelConfig['translationOverrides']): void {
  for (const [locale, entries] of Object.entries(overrides)) {
    for (const [path, text] of Object.entries(entries ?? {})) {
      const [namespace = '', ...key] = path.split('.');
      if (key.length > 0 && text !== undefined) texts.addResource(locale, namespace, key.join('.'), text);
    }
  }
}
