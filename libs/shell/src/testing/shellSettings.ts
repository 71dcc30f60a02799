import type { Profile } from '@foyer/contract';
import { sessionSlice } from '@foyer/identity';
import { buildConfiguration, type MockAnswers, type StageSettings } from '@foyer/testing';
/* eslint-disable @nx/enforce-module-boundaries -- texts lie at the root of the workspace; only tests and stories read them from here */
import consentEnCa from '../../../../locales/en-CA/consent.json';
import debugEnCa from '../../../../locales/en-CA/debug.json';
import identityEnCa from '../../../../locales/en-CA/identity.json';
import shellEnCa from '../../../../locales/en-CA/shell.json';
import consentEnUs from '../../../../locales/en-US/consent.json';
import debugEnUs from '../../../../locales/en-US/debug.json';
import identityEnUs from '../../../../locales/en-US/identity.json';
import shellEnUs from '../../../../locales/en-US/shell.json';
import consentEsUs from '../../../../locales/es-US/consent.json';
import debugEsUs from '../../../../locales/es-US/debug.json';
import identityEsUs from '../../../../locales/es-US/identity.json';
import shellEsUs from '../../../../locales/es-US/shell.json';
import consentFrCa from '../../../../locales/fr-CA/consent.json';
import debugFrCa from '../../../../locales/fr-CA/debug.json';
import identityFrCa from '../../../../locales/fr-CA/identity.json';
import shellFrCa from '../../../../locales/fr-CA/shell.json';
/* eslint-enable @nx/enforce-module-boundaries */

/** Texts of the shell and the account, in every locale. */
export const shellTexts: Record<string, Record<string, Record<string, unknown>>> = {
  'en-US': {
    shell: shellEnUs,
    consent: consentEnUs,
    debug: debugEnUs,
    identity: identityEnUs,
  },
  'en-CA': {
    shell: shellEnCa,
    consent: consentEnCa,
    debug: debugEnCa,
    identity: identityEnCa,
  },
  'fr-CA': {
    shell: shellFrCa,
    consent: consentFrCa,
    debug: debugFrCa,
    identity: identityFrCa,
  },
  'es-US': {
    shell: shellEsUs,
    consent: consentEsUs,
    debug: debugEsUs,
    identity: identityEsUs,
  },
};

/** Noon of January 1, 2027, in New York. */
export const shellTime = Date.UTC(2027, 0, 1, 17);

export interface ShellSettings extends Omit<Partial<StageSettings>, 'answers'> {
  /** Signed-in user. */
  fan?: Profile;
}

/** Stage with the texts and session that an app's frame needs. */
export const shellSettings = (
  answers: MockAnswers = {},
  { fan, locale = 'en-US', ...settings }: ShellSettings = {},
): StageSettings => ({
  locale,
  texts: shellTexts[locale] ?? {},
  slices: (tokens) => [sessionSlice(tokens)],
  now: () => shellTime,
  ...(fan ? { token: 'token-of-a-test' } : {}),
  ...settings,
  answers: { getConfiguration: buildConfiguration(), ...(fan ? { getProfile: fan } : {}), ...answers },
});
