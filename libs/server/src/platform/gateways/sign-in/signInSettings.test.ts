import { generateKeyPairSync } from 'node:crypto';
import { readSignInSettings } from './signInSettings.ts';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
const google = { FOYER_GOOGLE_CLIENT_ID: 'g', FOYER_GOOGLE_CLIENT_SECRET: 's' };
const apple = {
  FOYER_APPLE_CLIENT_ID: 'com.foyer.web',
  FOYER_APPLE_TEAM_ID: 'TEAM',
  FOYER_APPLE_KEY_ID: 'KEY',
  FOYER_APPLE_PRIVATE_KEY: pem.replaceAll('\n', '\\n'),
};

describe('readSignInSettings', () => {
  it('offers no provider unless one is configured [I4.01]', () => {
    expect(readSignInSettings({})).toEqual({});
  });

  it('reads the real ones, and a key whose lines are joined [I3.28]', () => {
    expect(readSignInSettings({ ...google, ...apple })).toEqual({
      Google: {
        issuer: 'https://accounts.google.com',
        clientId: 'g',
        proof: { kind: 'secret', clientSecret: 's' },
        prompt: 'select_account',
      },
      Apple: {
        issuer: 'https://appleid.apple.com',
        clientId: 'com.foyer.web',
        proof: { kind: 'appleKey', teamId: 'TEAM', keyId: 'KEY', privateKey: pem },
      },
    });
  });

  it.each([
    [{ FOYER_GOOGLE_CLIENT_ID: 'g' }, 'FOYER_GOOGLE_CLIENT_SECRET is missing'],
    [{ ...apple, FOYER_APPLE_TEAM_ID: '' }, 'FOYER_APPLE_TEAM_ID is missing'],
    [{ ...apple, FOYER_APPLE_PRIVATE_KEY: 'secret words' }, 'not a private key'],
    [{ ...google, FOYER_GOOGLE_ISSUER: 'http://accounts.google.com' }, 'not an https address'],
  ])('says what is wrong with %j, and never the secret itself', (variables, words) => {
    expect(() => readSignInSettings(variables)).toThrow(words);
    try {
      readSignInSettings(variables);
    } catch (error) {
      expect(String(error)).not.toContain('secret words');
    }
  });
});
