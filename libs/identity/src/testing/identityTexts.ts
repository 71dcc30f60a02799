/* eslint-disable @nx/enforce-module-boundaries -- texts lie at the root of the workspace; only tests and stories read them from here */
import canadian from '../../../../locales/en-CA/identity.json';
import american from '../../../../locales/en-US/identity.json';
import spanish from '../../../../locales/es-US/identity.json';
import french from '../../../../locales/fr-CA/identity.json';

/** Texts of this library by locale. */
export const identityTexts: Record<string, object> = {
  'en-US': american,
  'en-CA': canadian,
  'fr-CA': french,
  'es-US': spanish,
};
