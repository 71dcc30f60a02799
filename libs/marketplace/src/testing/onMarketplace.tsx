import { storyOnStage, type MockAnswers } from '@foyer/testing';
import { marketplaceSettings, type MarketplaceSettings } from './marketplaceSettings.ts';

/** Story decorator: a stage with these answers, in the toolbar's locale. */
export const onMarketplace = (answers: MockAnswers = {}, settings: MarketplaceSettings = {}) =>
  storyOnStage((locale) => marketplaceSettings(answers, { locale, ...settings }));
