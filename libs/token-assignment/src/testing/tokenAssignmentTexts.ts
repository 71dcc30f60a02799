/* eslint-disable @nx/enforce-module-boundaries -- texts lie at the root of the workspace; only tests and stories read them from here */
import canadian from '../../../../locales/en-CA/tokenAssignment.json';
import american from '../../../../locales/en-US/tokenAssignment.json';
import spanish from '../../../../locales/es-US/tokenAssignment.json';
import french from '../../../../locales/fr-CA/tokenAssignment.json';

/** Texts of this library by locale. */
export const tokenAssignmentTexts: Record<string, object> = {
  'en-US': american,
  'en-CA': canadian,
  'fr-CA': french,
  'es-US': spanish,
};
