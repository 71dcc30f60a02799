import { generateKeyPairSync } from 'node:crypto';
import { makeWalletSettings } from '../../../sandbox/sandboxWalletKeys.ts';
import { readWalletSettings, walletKinds } from './walletSettings.ts';

const made = makeWalletSettings('http://localhost', new Date('2027-01-01T00:00:00Z'));
async function variables(): Promise<Record<string, string>> {
  const { apple, google } = await made;
  return {
    FOYER_APPLE_PASS_CERTIFICATE: apple.certificate,
    FOYER_APPLE_PASS_KEY: apple.privateKey.replaceAll('\n', String.raw`\n`),
    FOYER_APPLE_PASS_AUTHORITY: apple.authority,
    FOYER_GOOGLE_WALLET_ISSUER_ID: google.issuerId,
    FOYER_GOOGLE_WALLET_ACCOUNT: google.account,
    FOYER_GOOGLE_WALLET_KEY: google.privateKey,
  };
}
const otherKey = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}).privateKey;

describe('the settings of wallets', () => {
  it('are none without variables', () => {
    expect(readWalletSettings({})).toEqual({});
    expect(walletKinds({})).toEqual([]);
  });

  it('take pass type and team from the certificate, and Google’s own page', async () => {
    const settings = readWalletSettings(await variables());
    expect(settings.apple).toEqual((await made).apple);
    expect(settings.google).toMatchObject({ saveUrl: 'https://pay.google.com/gp/v/save/' });
    expect(walletKinds(settings)).toEqual(['apple', 'google']);
  });

  it.each([
    ['FOYER_APPLE_PASS_CERTIFICATE', '', /FOYER_APPLE_PASS_CERTIFICATE is missing/],
    ['FOYER_APPLE_PASS_CERTIFICATE', 'secret!', /FOYER_APPLE_PASS_CERTIFICATE is not what it should be/],
    ['FOYER_APPLE_PASS_KEY', 'secret!', /FOYER_APPLE_PASS_KEY is not what it should be/],
    ['FOYER_APPLE_PASS_KEY', otherKey, /is not the key of FOYER_APPLE_PASS_CERTIFICATE/],
    ['FOYER_GOOGLE_WALLET_ISSUER_ID', 'secret!', /FOYER_GOOGLE_WALLET_ISSUER_ID is not a number/],
    ['FOYER_GOOGLE_WALLET_ACCOUNT', 'secret!', /FOYER_GOOGLE_WALLET_ACCOUNT is not the address/],
    ['FOYER_GOOGLE_WALLET_KEY', '', /FOYER_GOOGLE_WALLET_KEY is missing/],
  ])('are refused for %s that is %j, without its value', async (name, value, message) => {
    const read = async () => readWalletSettings({ ...(await variables()), [name]: value });
    await expect(read()).rejects.toThrow(message);
    await expect(read()).rejects.not.toThrow(/secret!|PRIVATE KEY/);
  });

  it('are refused for a certificate that is of no pass type', async () => {
    const { authority } = (await made).apple;
    const given = { ...(await variables()), FOYER_APPLE_PASS_CERTIFICATE: authority };
    expect(() => readWalletSettings(given)).toThrow(/names no UID or OU/);
  });
});
