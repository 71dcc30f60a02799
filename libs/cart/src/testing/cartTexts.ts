/* eslint-disable @nx/enforce-module-boundaries -- texts lie at the root of the workspace; only tests and stories read them from here */
import canadian from '../../../../locales/en-CA/cart.json';
import american from '../../../../locales/en-US/cart.json';
import spanish from '../../../../locales/es-US/cart.json';
import french from '../../../../locales/fr-CA/cart.json';

/** The texts of this library by locale. */
export const cartTexts: Record<string, object> = {
  'en-US': american,
  'en-CA': canadian,
  'fr-CA': french,
  'es-US': spanish,
};
