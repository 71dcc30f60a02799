import type { ComponentType } from 'react';
import { StoryStage, type StageSettings } from './FeatureStage.tsx';
import { pseudoLocale, pseudoTexts } from './pseudoTexts.ts';

/** The settings of a stage in a language of the toolbar; texts that nobody speaks are made of the English ones. */
export function settingsIn(locale: string, settings: (locale: string) => StageSettings): StageSettings {
  if (locale !== pseudoLocale) return { locale, ...settings(locale) };
  const english = settings('en-US');
  return { locale: 'en-US', ...english, texts: pseudoTexts(english.texts) };
}

/**
 * A decorator of Storybook: the story stands on a stage of its own, in the language of the toolbar.
 * @param settings made anew for every language
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
