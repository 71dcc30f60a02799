import { storyOnStage, type MockAnswers } from '@foyer/testing';
/* eslint-disable @nx/enforce-module-boundaries -- texts are at the workspace root; only tests and stories import them */
import canadian from '../../../../locales/en-CA/identity.json';
import american from '../../../../locales/en-US/identity.json';
import spanish from '../../../../locales/es-US/identity.json';
import french from '../../../../locales/fr-CA/identity.json';
/* eslint-enable @nx/enforce-module-boundaries */
import { marketplaceSettings } from './marketplaceSettings.ts';

const profileTexts: Record<string, object> = {
  'en-US': american,
  'en-CA': canadian,
  'es-US': spanish,
  'fr-CA': french,
};

/** Story decorator: a page of the profile, whose frame brings its own texts, with these answers. */
export const onProfile = (answers: MockAnswers = {}) =>
  storyOnStage((locale) => {
    const settings = marketplaceSettings(answers, { locale });
    return { ...settings, texts: { ...settings.texts, identity: profileTexts[locale] ?? {} } };
  });
