import type { ComponentType } from 'react';
import { StoryStage, type StageSettings } from './FeatureStage.tsx';

/**
 * A decorator of Storybook: the story stands on a stage of its own, in the language of the toolbar.
 * @param settings made anew for every language
 */
export const storyOnStage = (settings: (locale: string) => StageSettings) =>
  function OnStage(Story: ComponentType, { globals }: { globals: Record<string, unknown> }) {
    const locale = typeof globals['locale'] === 'string' ? globals['locale'] : 'en-US';
    return (
      <StoryStage key={locale} settings={{ locale, ...settings(locale) }}>
        <Story />
      </StoryStage>
    );
  };
