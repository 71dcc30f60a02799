import type { Profile, WhiteLabelConfig } from '@foyer/contract';
import { sessionSlice } from '@foyer/identity';
import { buildConfiguration, type MockAnswers, type StageSettings } from '@foyer/testing';
/* eslint-disable @nx/enforce-module-boundaries -- texts lie at the root of the workspace; only tests and stories read them from here */
import careersEnCa from '../../../../locales/en-CA/careers.json';
import consentEnCa from '../../../../locales/en-CA/consent.json';
import debugEnCa from '../../../../locales/en-CA/debug.json';
import identityEnCa from '../../../../locales/en-CA/identity.json';
import legalEnCa from '../../../../locales/en-CA/legal.json';
import shellEnCa from '../../../../locales/en-CA/shell.json';
import siteEnCa from '../../../../locales/en-CA/site.json';
import careersEnUs from '../../../../locales/en-US/careers.json';
import consentEnUs from '../../../../locales/en-US/consent.json';
import debugEnUs from '../../../../locales/en-US/debug.json';
import identityEnUs from '../../../../locales/en-US/identity.json';
import legalEnUs from '../../../../locales/en-US/legal.json';
import shellEnUs from '../../../../locales/en-US/shell.json';
import siteEnUs from '../../../../locales/en-US/site.json';
import careersEsUs from '../../../../locales/es-US/careers.json';
import consentEsUs from '../../../../locales/es-US/consent.json';
import debugEsUs from '../../../../locales/es-US/debug.json';
import identityEsUs from '../../../../locales/es-US/identity.json';
import legalEsUs from '../../../../locales/es-US/legal.json';
import shellEsUs from '../../../../locales/es-US/shell.json';
import siteEsUs from '../../../../locales/es-US/site.json';
import careersFrCa from '../../../../locales/fr-CA/careers.json';
import consentFrCa from '../../../../locales/fr-CA/consent.json';
import debugFrCa from '../../../../locales/fr-CA/debug.json';
import identityFrCa from '../../../../locales/fr-CA/identity.json';
import legalFrCa from '../../../../locales/fr-CA/legal.json';
import shellFrCa from '../../../../locales/fr-CA/shell.json';
import siteFrCa from '../../../../locales/fr-CA/site.json';
/* eslint-enable @nx/enforce-module-boundaries */

/** Texts of the shell and the account, in every locale. */
export const shellTexts: Record<string, Record<string, Record<string, unknown>>> = {
  'en-US': {
    shell: shellEnUs,
    site: siteEnUs,
    legal: legalEnUs,
    consent: consentEnUs,
    debug: debugEnUs,
    careers: careersEnUs,
    identity: identityEnUs,
  },
  'en-CA': {
    shell: shellEnCa,
    site: siteEnCa,
    legal: legalEnCa,
    consent: consentEnCa,
    debug: debugEnCa,
    careers: careersEnCa,
    identity: identityEnCa,
  },
  'fr-CA': {
    shell: shellFrCa,
    site: siteFrCa,
    legal: legalFrCa,
    consent: consentFrCa,
    debug: debugFrCa,
    careers: careersFrCa,
    identity: identityFrCa,
  },
  'es-US': {
    shell: shellEsUs,
    site: siteEsUs,
    legal: legalEsUs,
    consent: consentEsUs,
    debug: debugEsUs,
    careers: careersEsUs,
    identity: identityEsUs,
  },
};

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="40"><rect width="40" height="40" rx="20" fill="#c2410c"/><rect x="52" y="12" width="120" height="16" rx="8" fill="#c2410c"/></svg>',
)}`;

/** Partner with a logo of its own. */
export const buildWhiteLabel = (overrides: Partial<WhiteLabelConfig> = {}): WhiteLabelConfig => ({
  clientId: '01936f5e-7c00-7000-8000-0000000000bb',
  name: 'Harbour Arena',
  logo,
  theme: { tone: 'auto', clientDark: {}, clientLight: {} },
  favicons: [],
  detailOnlyFlow: false,
  preventKeepShopping: false,
  translationOverrides: {},
  icons: {},
  analyticsStatus: 'disabled',
  ...overrides,
});

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
