import type { ComponentType } from 'react';
import type { WhiteLabelConfig } from '@foyer/contract';
import { storyOnStage, type MockAnswers, type StageOptions } from '@foyer/testing';
import { SiteStage } from './SiteStage.tsx';
import { siteSettings } from './siteSettings.ts';

export interface SiteStorySettings extends StageOptions {
  answers?: MockAnswers;
  whiteLabel?: WhiteLabelConfig;
}

/** Story decorator: a page of the site, in the toolbar's language. */
export function onSite({ answers, whiteLabel, ...settings }: SiteStorySettings = {}) {
  const onStage = storyOnStage((locale) => siteSettings(answers, { locale, ...settings }));
  return (Story: ComponentType, context: { globals: Record<string, unknown> }) =>
    onStage(
      () => (
        <SiteStage {...(whiteLabel ? { whiteLabel } : {})}>
          <Story />
        </SiteStage>
      ),
      context,
    );
}
