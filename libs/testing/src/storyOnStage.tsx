import type { ComponentType } from 'react';
import { StoryStage, type StageSettings } from './FeatureStage.tsx';
import type { StageOptions } from './librarySettings.ts';
import type { MockAnswers } from './mockApi.ts';
import { pseudoLocale, pseudoTexts } from './texts/pseudoTexts.ts';

/** Stage settings for a locale of the toolbar; the pseudo-locale is made from the English texts. */
export function settingsIn(locale: string, settings: (locale: string) => StageSettings): StageSettings {
  if (locale !== pseudoLocale) return { locale, ...settings(locale) };
  const english = settings('en-US');
  return { locale: 'en-US', ...english, texts: pseudoTexts(english.texts) };
}

/**
 * Story decorator: gives each story a stage of its own, in the toolbar's language.
 * @param settings called for each locale
 */
export const storyOnStage = (settings: (locale: string) => StageSettings) =>
  function OnStage(Story: ComponentType, { globals }: { globals: Record<string, unknown> }) {
    const locale = typeof globals['locale'] === 'string' ? globals['locale'] : 'en-US';
    return (
      <StoryStage key={locale} settings={settingsIn(locale, settings)}>
        <Story />
      </StoryStage>
    );
  };

/** Makes the story decorator of a library: `const onCart = onStage(cartSettings);`, then `decorators: [onCart({ getCart })]`. */
export const onStage =
  <Options extends StageOptions>(settings: (answers?: MockAnswers, options?: Options) => StageSettings) =>
  (answers?: MockAnswers, options?: Options) =>
    storyOnStage((locale) => settings(answers, { locale, ...options } as Options));
