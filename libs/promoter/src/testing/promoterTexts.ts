/* eslint-disable @nx/enforce-module-boundaries -- texts lie at the root of the workspace; only tests and stories read them from here */
import canadian from '../../../../locales/en-CA/promoter.json';
import american from '../../../../locales/en-US/promoter.json';
import spanish from '../../../../locales/es-US/promoter.json';
import french from '../../../../locales/fr-CA/promoter.json';
import canadianEvent from '../../../../locales/en-CA/marketplace.json';
import americanEvent from '../../../../locales/en-US/marketplace.json';
import spanishEvent from '../../../../locales/es-US/marketplace.json';
import frenchEvent from '../../../../locales/fr-CA/marketplace.json';
import canadianShell from '../../../../locales/en-CA/shell.json';
import americanShell from '../../../../locales/en-US/shell.json';
import spanishShell from '../../../../locales/es-US/shell.json';
import frenchShell from '../../../../locales/fr-CA/shell.json';

/** Texts of this library by locale. */
export const promoterTexts: Record<string, object> = {
  'en-US': american,
  'en-CA': canadian,
  'fr-CA': french,
  'es-US': spanish,
};

/** Texts that every app has loaded: those of common errors too. */
export const frameTexts: Record<string, object> = {
  'en-US': americanShell,
  'en-CA': canadianShell,
  'fr-CA': frenchShell,
  'es-US': spanishShell,
};

/** Texts of the seat map. */
export const eventTexts: Record<string, object> = {
  'en-US': americanEvent,
  'en-CA': canadianEvent,
  'fr-CA': frenchEvent,
  'es-US': spanishEvent,
};
