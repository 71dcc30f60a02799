/* eslint-disable @nx/enforce-module-boundaries -- texts lie at the root of the workspace; only tests and stories read them from here */
import canadian from '../../../../locales/en-CA/streaming.json';
import american from '../../../../locales/en-US/streaming.json';
import spanish from '../../../../locales/es-US/streaming.json';
import french from '../../../../locales/fr-CA/streaming.json';
import canadianFigures from '../../../../locales/en-CA/streamFigures.json';
import americanFigures from '../../../../locales/en-US/streamFigures.json';
import spanishFigures from '../../../../locales/es-US/streamFigures.json';
import frenchFigures from '../../../../locales/fr-CA/streamFigures.json';
import canadianStage from '../../../../locales/en-CA/stage.json';
import americanStage from '../../../../locales/en-US/stage.json';
import spanishStage from '../../../../locales/es-US/stage.json';
import frenchStage from '../../../../locales/fr-CA/stage.json';
import canadianShell from '../../../../locales/en-CA/shell.json';
import americanShell from '../../../../locales/en-US/shell.json';
import spanishShell from '../../../../locales/es-US/shell.json';
import frenchShell from '../../../../locales/fr-CA/shell.json';

/** Texts of this library by locale. */
export const streamingTexts: Record<string, object> = {
  'en-US': american,
  'en-CA': canadian,
  'fr-CA': french,
  'es-US': spanish,
};

export const figureTexts: Record<string, object> = {
  'en-US': americanFigures,
  'en-CA': canadianFigures,
  'fr-CA': frenchFigures,
  'es-US': spanishFigures,
};

export const stageTexts: Record<string, object> = {
  'en-US': americanStage,
  'en-CA': canadianStage,
  'fr-CA': frenchStage,
  'es-US': spanishStage,
};

/** Texts that every app has loaded: those of common errors too. */
export const shellTexts: Record<string, object> = {
  'en-US': americanShell,
  'en-CA': canadianShell,
  'fr-CA': frenchShell,
  'es-US': spanishShell,
};
