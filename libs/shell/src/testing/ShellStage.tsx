import { useState, type ReactNode } from 'react';
import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isLocale, supportedLocales, type WhiteLabelConfig } from '@foyer/contract';
import { textsIn } from '@foyer/testing';
import { LinkProvider } from '@foyer/ui-kit';
import { BrandingProvider, brandingOf } from '../brand/branding.ts';
import { headerLookOf } from '../brand/headerLooks.ts';
import { LocaleProvider } from '../locale/LocaleContext.tsx';
import { AppLink } from '../router/AppLink.tsx';
import { shellNamespaces } from './shellSettings.ts';

/** Adds every locale, because the language selector can request any. */
function withEveryLanguage(texts: i18n): void {
  for (const locale of supportedLocales) {
    for (const [namespace, bundle] of Object.entries(textsIn(locale, shellNamespaces))) {
      if (!texts.hasResourceBundle(locale, namespace)) texts.addResourceBundle(locale, namespace, bundle);
    }
  }
}

/** Provides brand, locale and links to parts of the shell in tests and stories. */
export function ShellStage({ whiteLabel, children }: { whiteLabel?: WhiteLabelConfig; children: ReactNode }) {
  const { i18n } = useTranslation();
  useState(() => withEveryLanguage(i18n));
  const branding = {
    ...brandingOf(whiteLabel ? 'whiteLabel' : 'consumer', whiteLabel),
    header: whiteLabel && headerLookOf(whiteLabel.theme),
  };
  return (
    <BrandingProvider value={branding}>
      <LocaleProvider initial={isLocale(i18n.language) ? i18n.language : 'en-US'} onInvalid={() => undefined}>
        {() => <LinkProvider component={AppLink}>{children}</LinkProvider>}
      </LocaleProvider>
    </BrandingProvider>
  );
}
