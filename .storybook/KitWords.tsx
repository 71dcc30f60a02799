import { createStage, settingsIn, textsIn } from '@foyer/testing';
import { UiTextsProvider } from '@foyer/ui-kit';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useKitTexts } from '../libs/shell/src/frame/useKitTexts.ts';

const spoken = new Map<string, i18n>();

function speakerOf(locale: string): i18n {
  const known = spoken.get(locale);
  if (known) return known;
  const { texts } = createStage(settingsIn(locale, (language) => ({ texts: textsIn(language, ['shell']) })));
  spoken.set(locale, texts);
  return texts;
}

const Worded = ({ children }: { children: ReactNode }) => (
  <UiTextsProvider texts={useKitTexts()}>{children}</UiTextsProvider>
);

/** Provides the kit's built-in texts in the toolbar's locale, as the apps do. */
export const KitWords = ({ locale, children }: { locale: string; children: ReactNode }) => (
  <I18nextProvider i18n={speakerOf(locale)}>
    <Worded>{children}</Worded>
  </I18nextProvider>
);
