import { storyOnStage, type MockAnswers } from '@foyer/testing';
import { marketplaceSettings, type MarketplaceSettings } from './marketplaceSettings.ts';

/** A decorator: the story stands on a stage whose server answers this, in the language of the toolbar. */
export const onMarketplace = (answers: MockAnswers = {}, settings: MarketplaceSettings = {}) =>
  storyOnStage((locale) => marketplaceSettings(answers, { locale, ...settings }));
