import { featureFlags, readRemoteConfig, remoteConfigDefaults } from './remoteConfig.ts';
import { isRemoteConfigKey, parseRemoteConfig, writeRemoteValue } from './parseRemoteConfig.ts';

describe('remote configuration', () => {
  it('has every key of the specification, with the defaults that it gives [I3.31, C9.12f, C9.13e]', () => {
    expect(remoteConfigDefaults).toMatchObject({
      imageCodeGenerationConfig: {},
      discoverV2: true,
      seatsThumbnailPaddingOverride: 20,
      useRecaptcha: expect.any(Boolean),
      recaptchaSiteKey: '',
      showCookieConsentInAllRegions: expect.any(Boolean),
      whitelabelConfigVersion: '',
    });
  });

  it('has every flag of the specification, each a switch with a default [I3.32, C9.12a-l]', () => {
    expect(Object.keys(featureFlags).sort()).toEqual([
      'cookieConsentAllRegions',
      'discoverV2',
      'externalSupportedPayments',
      'imageCodeGeneration',
      'largeOrderRequest',
      'marketOffers',
      'marketTutorial',
      'mobileAppButtonsOnDiscover',
      'performersSection',
      'playerAnalytics',
      'promoCodes',
      'promoterV2',
      'recaptcha',
      'upgrades',
    ]);
    for (const key of Object.values(featureFlags)) expect(typeof remoteConfigDefaults[key]).toBe('boolean');
  });

  it('reads what it writes, for every key', () => {
    const texts = Object.entries(remoteConfigDefaults).map(([key, value]) => [key, writeRemoteValue(value)]);
    expect(parseRemoteConfig(Object.fromEntries(texts) as Record<string, string>)).toEqual(
      remoteConfigDefaults,
    );
  });

  it('merges set values over the defaults, and leaves out unknown keys [I4.23]', () => {
    const set = parseRemoteConfig({ discoverV2: 'false', nextYear: 'true', toString: 'x' });
    expect(set).toEqual({ discoverV2: false });
    expect(readRemoteConfig(set)).toEqual({ ...remoteConfigDefaults, discoverV2: false });
    expect([isRemoteConfigKey('discoverV2'), isRemoteConfigKey('constructor')]).toEqual([true, false]);
  });

  it('names the key and never the value that it cannot read [I4.23]', () => {
    expect(() => parseRemoteConfig({ recaptchaSiteKey: 's3cret'.repeat(50) })).toThrow(
      /^recaptchaSiteKey is too long$/,
    );
  });
});
